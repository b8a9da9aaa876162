// dist/npm: the folder of the npm package `wingspan-lesson`: modules with addresses that bundlers understand, types, no
// dependencies.

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { minified } from './bundle.mjs'
import { filesUnder } from './compress.mjs'
import { packagePlugins } from './flavours.mjs'

const engineFile = {
  node: "import { readFile } from 'node:fs/promises'\nexport const engineFile = () => readFile(new URL('./engine.wasm', import.meta.url))",
  page: "export const engineFile = async () => new URL('./engine.wasm', import.meta.url)",
}

const engineAt = (host) => ({
  name: 'engine-file',
  setup(build) {
    build.onResolve({ filter: /^wingspan:engine-file$/ }, ({ path }) => ({ path, namespace: 'engine-file' }))
    build.onLoad({ filter: /.*/, namespace: 'engine-file' }, () => ({ contents: engineFile[host], loader: 'js' }))
  },
})

/**
 * @param {string} out folder of the package
 * @param {{engine: string, panel: string, licences: string, version: string}} options
 * @param {string} style file of the element's style sheet
 */
export async function buildPackage(root, out, options, style) {
  mkdirSync(out, { recursive: true })
  const source = (file) => join(root, 'web/src', file)
  const common = {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    external: ['node:*'],
  }
  await build({
    ...common,
    entryPoints: { wingspan: source('wingspan.ts'), engine: source('package/engine.ts') },
    outdir: out,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [...packagePlugins(root), engineAt('page')],
  })
  await build({ ...common, entryPoints: { 'engine-node': source('package/engine.ts') }, outdir: out, plugins: [engineAt('node')] })
  writeFileSync(join(out, 'server.js'), '// Rendering on a server: the element begins its life in the browser.\nexport const WingspanLesson = undefined;\n')

  for (const file of [options.engine, join(dirname(options.engine), 'views.wasm'), join(options.panel, 'panel.wasm')])
    copyFileSync(file, join(out, basename(file)))
  writeFileSync(join(out, 'panel.js'), await minified(join(options.panel, 'panel.mjs')))
  copyFileSync(style, join(out, 'element.css'))
  copyFileSync(options.licences, join(out, 'third-party-licences.txt'))
  copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'))
  copyFileSync(join(root, 'web/package/README.md'), join(out, 'README.md'))
  // Its links lead to other pages of the site.
  writeFileSync(join(out, 'EMBEDDING.md'), readFileSync(join(root, 'web/README.md'), 'utf8').replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1'))
  writeTypes(root, join(out, 'types'))
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(description(options.version), null, 2)}\n`)
}

function writeTypes(root, out) {
  const tsc = join(dirname(createRequire(join(root, 'web/package.json')).resolve('typescript/package.json')), 'bin/tsc')
  rmSync(out, { recursive: true, force: true })
  execFileSync(process.execPath, [tsc, '--project', join(root, 'web/package'), '--outDir', out], { stdio: 'inherit' })
  // Sources name each other without an extension; Node's own resolution wants it.
  for (const file of filesUnder(out)) {
    const path = join(out, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import\()\s*['"])(\.[^'"]+)(['"])/g, '$1$2.js$3'))
  }
}

const description = (version) => ({
  name: 'wingspan-lesson',
  version,
  description: 'Which language model can be trained on which machine: an exercise as a custom element, in German and Romanian, and its engine.',
  license: 'MIT',
  type: 'module',
  exports: {
    '.': { types: './types/wingspan.d.ts', node: './server.js', default: './wingspan.js' },
    './engine': { types: './types/package/engine.d.ts', node: './engine-node.js', default: './engine.js' },
    './package.json': './package.json',
  },
  types: './types/wingspan.d.ts',
  sideEffects: ['./wingspan.js', './chunk-*.js'],
  files: ['*.js', '*.mjs', '*.wasm', '*.css', 'types', 'EMBEDDING.md', 'third-party-licences.txt'],
  engines: { node: '>=18' },
  keywords: ['custom-element', 'web-component', 'lesson', 'llm', 'fine-tuning', 'memory', 'webassembly'],
})
