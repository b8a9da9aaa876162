import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dev = (...args) => spawnSync('./dev', args, { cwd: root, encoding: 'utf8' })
const bash = (script) => spawnSync('bash', ['-euc', script], { cwd: root, encoding: 'utf8' })

test('./dev help names every command of the contract', () => {
  const { status, stdout } = dev('help')
  assert.equal(status, 0)
  for (const command of ['serve [--port N]', 'test [NAME…] [--long]', 'build', 'bench', 'panel', 'package'])
    assert.ok(stdout.includes(`\n  ${command} `), command)
  assert.equal(dev().stdout, stdout)
})

test('unknown commands and options end with exit 2 and name themselves', () => {
  const wrong = [['serv'], ['serve', '--prot'], ['serve', '--port'], ['test', '--fast'], ['build', 'site'], ['bench', 'x']]
  for (const args of wrong) {
    const { status, stderr } = dev(...args)
    assert.equal(status, 2, args.join(' '))
    assert.ok(stderr.includes(args.at(-1)), stderr)
  }
})

test('names of tests are taken as words, not as patterns', () => {
  const { stdout } = bash('root=$PWD; . src/tools/dev/common.sh; . src/tools/dev/test.sh; pattern_of "fits (30 GB × 0.8)" wasm')
  assert.equal(stdout, 'fits \\(30 GB × 0\\.8\\)|wasm')
})

test('a stamp changes with a byte and with a name, and not with the time', () => {
  const { status, stderr } = bash(`
    root=$PWD; . src/tools/dev/common.sh
    folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT
    printf a >"$folder/x"; first=$(hash_of "$folder")
    touch -d '2001-01-01' "$folder/x"; [ "$(hash_of "$folder")" = "$first" ]
    printf b >"$folder/x"; [ "$(hash_of "$folder")" != "$first" ]
    printf a >"$folder/x"; mv "$folder/x" "$folder/y"; [ "$(hash_of "$folder")" != "$first" ]
    mkdir "$folder/node_modules"; touch "$folder/node_modules/z"; mv "$folder/y" "$folder/x"; [ "$(hash_of "$folder")" = "$first" ]`)
  assert.equal(status, 0, stderr)
})

test('where there is no apt, what is missing is named', () => {
  const { status, stderr } = bash(`
    root=$PWD; . src/tools/dev/common.sh; . src/tools/dev/packages.sh
    command() { [ "\${2:-}" != apt-get ] && builtin command "$@"; }
    need 'no-such-program|some-package'`)
  assert.equal(status, 1)
  assert.match(stderr, /missing on this system: no-such-program\n.*some-package/)
})
