// The generated header and style sheets say what web/tokens.json says, and its contrast values are true.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { colours, css, hpp, readTokens, themes } from '../../src/tools/generate/tokens.mjs'

const tokens = readTokens(fileURLToPath(new URL('../../web/tokens.json', import.meta.url)))
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** WCAG 2 contrast of two #RRGGBB. */
function contrast(a, b) {
  const luminance = (hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

test('the contrast table is what the colours give, text at least 4.5 and graphics at least 3', () => {
  for (const theme of themes) {
    const colour = { ...tokens.color[theme], ...Object.fromEntries(Object.entries(tokens.part).map(([name, part]) => [name, part[theme]])) }
    for (const [kind, least] of [['text', 4.5], ['graphics', 3]])
      for (const [front, grounds] of Object.entries(tokens.contrast[theme][kind]))
        for (const [ground, said] of Object.entries(grounds)) {
          const real = contrast(colour[front], colour[ground])
          assert.ok(Math.abs(real - said) < 0.006, `${theme} ${front} on ${ground}: ${real.toFixed(2)}, not ${said}`)
          assert.ok(real >= least, `${theme} ${front} on ${ground}: ${real.toFixed(2)} < ${least}`)
        }
  }
})

test('the header holds every colour as ImU32, light and dark', () => {
  const text = hpp(tokens, 'web/tokens.json')
  const names = text.match(/unsigned ([\w, ]+);/)[1].split(', ')
  for (const theme of themes) {
    const values = text.match(new RegExp(`Colours ${theme} = \\{([^}]+)\\}`))[1].split(', ').map((value) => parseInt(value, 16))
    assert.equal(values.length, names.length)
    for (const [name, hex] of Object.entries(tokens.color[theme])) {
      const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
      assert.equal(values[names.indexOf(kebab(name).replaceAll('-', '_'))], ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0, `${theme} ${name}`)
    }
  }
})

test('the header holds every length, type, easing and wing value of the file', () => {
  const text = hpp(tokens, 'web/tokens.json')
  const numbers = (pattern, within = text) => within.match(pattern)?.[1].split(',').map((value) => parseFloat(value))
  const snake = (name) => kebab(name).replaceAll('-', '_')
  for (const group of ['radius', 'stroke', 'control']) {
    const block = text.slice(text.indexOf(`namespace ${group} {`), text.indexOf(`}  // namespace ${group}`))
    for (const [name, value] of Object.entries(tokens[group]))
      assert.deepEqual(numbers(new RegExp(`\\b${snake(name)}(?:\\[\\d+\\])? = \\{?([^};]+)`), block), [value].flat(), `${group}.${name}`)
  }
  for (const [name, [size, line, weight]] of Object.entries(tokens.type.panel))
    assert.match(text, new RegExp(`Type ${snake(name)} = \\{${size}(\\.0)?f, ${line}(\\.0)?f, ${weight >= 600}\\}`), `type.${name}`)
  for (const [name, motion] of Object.entries(tokens.motion))
    if (motion.ms > 0) assert.match(text, new RegExp(`Motion ${snake(name)} = \\{${motion.ms}\\.0f`), `motion.${name}`)
  for (const name of ['finger', 'edge', 'ghost', 'claw']) assert.deepEqual(numbers(new RegExp(`float ${name}\\[\\d\\] = \\{([^}]+)`)), tokens.wing[name])
})

test('the header holds the parts of a stack, colour and pattern', () => {
  const text = hpp(tokens, 'web/tokens.json')
  for (const [name, part] of Object.entries(tokens.part)) {
    const values = text.match(new RegExp(`unsigned ${name}\\[2\\] = \\{([^}]+)\\}`))[1].split(', ').map((value) => parseInt(value, 16) & 0xffffff)
    assert.deepEqual(values, themes.map((theme) => [5, 3, 1].reduce((sum, at) => sum * 256 + parseInt(part[theme].slice(at, at + 2), 16), 0)), name)
  }
  assert.match(text, new RegExp(`diagonal_down\\[2\\] = \\{${tokens.pattern.diagonalDown.period}\\.0f, ${tokens.pattern.diagonalDown.width}f\\}`))
  assert.match(text, new RegExp(`dots\\[2\\] = \\{${tokens.pattern.dots.period}\\.0f, ${tokens.pattern.dots.radius}f\\}`))
})

test('the style sheets hold every colour, on the page by theme and in the shadow root as pairs', () => {
  const page = css(tokens, 'web/tokens.json'), shadow = css(tokens, 'web/tokens.json', { host: true })
  for (const theme of themes) {
    const block = page.match(new RegExp(`\\n *\\[theme=${theme}\\] \\{([^}]+)\\}`))[1]
    for (const [name, hex] of colours(tokens, theme)) assert.ok(block.includes(`--w-${kebab(name)}: ${hex};`), `${theme} ${name}`)
  }
  for (const [name, hex] of colours(tokens, 'light'))
    assert.ok(shadow.includes(`--w-${kebab(name)}: light-dark(${hex}, ${Object.fromEntries(colours(tokens, 'dark'))[name]})`), name)
})

test('a colour that is none is refused by name', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const broken = structuredClone(tokens)
  broken.color.light.ink = 'black'
  const file = join(folder, 'tokens.json')
  writeFileSync(file, JSON.stringify(broken))
  assert.throws(() => readTokens(file), /light ink: not a colour: black/)
})
