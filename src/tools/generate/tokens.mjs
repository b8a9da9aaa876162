#!/usr/bin/env node
// Design tokens -> what the faces use. One source: web/tokens.json.
//
//   node tokens.mjs [--input FILE] [--css OUT] [--css-host OUT] [--hpp OUT]
//
// --css       custom properties `--w-<name>` for a page: under :root, light and dark by
//             prefers-color-scheme, and by [theme=light] / [theme=dark] on any element; dark on screens only, paper is light
// --css-host  the same for a shadow root: colours are light-dark() pairs under :host, so that theme=auto follows the
//             colour scheme of the page around (which may have a switch of its own), and theme=light|dark sets it
// --hpp       (also --output, as CMake's wingspan_generate says it) constexpr values for the panel (colours are ImU32: sRGB bytes, no linearising)
//
// Names are the JSON paths in kebab case: color.light.accentSoft -> --w-accent-soft,
// type.panel.answer -> --w-type-panel-answer-{size,line,weight}, motion.span -> --w-motion-span-{ms,ease}.
// Lengths are px (type: rem), times ms. Breakpoints cannot be custom properties: read them from the JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const themes = ['light', 'dark']
const kebab = (s) => s.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
const snake = (s) => kebab(s).replaceAll('-', '_')
const rows = (object) => Object.entries(object).filter(([key]) => !key.startsWith('$'))

/** Reads and checks the token file; throws with the path of the first value that is not usable. */
export function readTokens(file) {
  const tokens = JSON.parse(readFileSync(file, 'utf8'))
  for (const theme of themes)
    for (const [name, value] of colours(tokens, theme))
      if (!/^#[0-9A-F]{6}$/.test(value)) throw new Error(`${file}: ${theme} ${name}: not a colour: ${value}`)
  for (const [name, motion] of rows(tokens.motion))
    if (typeof motion === 'object' && !(motion.ms >= 0 && motion.ms <= tokens.motion.maxConcurrentMs) && name !== 'run')
      throw new Error(`${file}: motion.${name}: not within 0 to ${tokens.motion.maxConcurrentMs} ms`)
  return tokens
}

/** [name, #RRGGBB] of one theme, parts of the stacked bars included as `part-<name>`. */
export const colours = (tokens, theme) => [
  ...rows(tokens.color[theme]),
  ...rows(tokens.part).map(([name, part]) => [`part-${name}`, part[theme]]),
]

function constantProperties(t) {
  const out = []
  const px = (name, value) => out.push([name, value === 0 ? '0' : `${value}px`])
  for (const [name, font] of rows(t.font))
    if (font.fallback) out.push([`font-${name}`, `"${font.family}", ${font.fallback.replace(/^(Wingspan Signs) \(.*?\)/, '"$1"')}`])
  for (const place of ['page', 'panel'])
    for (const [name, value] of rows(t.type[place])) {
      if (!Array.isArray(value)) continue
      const [size, line, weight] = value
      // Pages and form follow the reader's own text size.
      out.push([`type-${place}-${kebab(name)}-size`, `${size / 16}rem`])
      out.push([`type-${place}-${kebab(name)}-line`, String(line)], [`type-${place}-${kebab(name)}-weight`, String(weight)])
    }
  for (const value of t.space) px(`space-${value}`, value)
  for (const group of ['radius', 'stroke'])
    for (const [name, value] of rows(t[group])) px(`${group}-${kebab(name)}`, value)
  px('reserve-period', t.pattern.reserve.period)
  px('reserve-width', t.pattern.reserve.width)
  for (const [name, value] of rows(t.control))
    if (Array.isArray(value)) ['width', 'height'].forEach((side, i) => px(`control-${kebab(name)}-${side}`, value[i]))
    else px(`control-${kebab(name)}`, value)
  for (const [name, motion] of rows(t.motion)) {
    if (motion.ms === undefined) continue
    out.push([`motion-${kebab(name)}-ms`, `${motion.ms}ms`])
    if (motion.ease) out.push([`motion-${kebab(name)}-ease`, Array.isArray(motion.ease) ? `cubic-bezier(${motion.ease.join(', ')})` : motion.ease])
  }
  for (const [name, value] of Object.entries({ text: t.layout.page.text, panel: t.layout.page.panel, hero: t.layout.page.hero })) px(`layout-${name}`, value)
  return out
}

const block = (selector, lines, indent = '') =>
  `${indent}${selector} {\n${lines.map(([k, v]) => `${indent}  ${k.startsWith('color-scheme') ? k : `--w-${kebab(k)}`}: ${v};`).join('\n')}\n${indent}}\n`
const themed = (t, theme) => [...colours(t, theme), ['reserve', reserve(t, theme)], ...membrane(t, theme)]
const translucent = (hex, alpha) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')} / ${Number(alpha.toFixed(4))})`
const reserve = (t, theme) => {
  const pattern = t.pattern.reserve
  return translucent(t.color[theme][pattern.color], { light: pattern.alphaLight, dark: pattern.alphaDark }[theme])
}
// The sectors of the wing: 0 carries the lit model, 1 lies inside it, and so on; beyond the lit finger the spare one.
const membrane = (t, theme) => {
  const { carriedAlpha, gain, fade, spareAlpha } = t.wing.membrane
  const { wing1, wing2 } = t.color[theme]
  const steps = [...Array(Math.ceil(1 / fade) + 1).keys()]
  return [
    ...steps.map((k) => [`wing-carried-${k}`, translucent(wing1, carriedAlpha[theme] + gain * Math.max(0, 1 - fade * k))]),
    ['wing-spare', translucent(wing2, spareAlpha[theme])],
  ]
}
const stilled = (t) =>
  rows(t.motion).filter(([name, m]) => m.ms !== undefined && t.motionReduced[name] !== undefined).map(([name]) => [`motion-${name}-ms`, `${t.motionReduced[name]}ms`])

// The first word of an entry is the system colour; what follows it is for whoever draws lines.
const systemColours = (t) => rows(t.forcedColors).map(([name, value]) => [name, /^\w+/.exec(value)[0]])

export function css(t, file, { host = false } = {}) {
  const scheme = (theme) => [['color-scheme', theme], ...themed(t, theme)]
  const dark = Object.fromEntries(themed(t, 'dark'))
  const root = host ? ':host' : ':root'
  const colourBlocks = host
    ? [
        block(':host', [...constantProperties(t), ...themed(t, 'light').map(([name, light]) => [name, `light-dark(${light}, ${dark[name]})`])]),
        block(':host([theme=light])', [['color-scheme', 'light']]),
        `@media screen {\n${block(':host([theme=dark])', [['color-scheme', 'dark']], '  ')}}\n`,
      ]
    : [
        block(':root', [...constantProperties(t), ...scheme('light')]),
        `@media screen and (prefers-color-scheme: dark) {\n${block(':root:not([theme=light])', scheme('dark'), '  ')}}\n`,
        block('[theme=light]', scheme('light')),
        `@media screen {\n${block('[theme=dark]', scheme('dark'), '  ')}}\n`,
      ]
  return [
    `/* Generated from ${file}: do not edit. */\n`,
    ...colourBlocks,
    `@media (prefers-reduced-motion: reduce) {\n${block(root, stilled(t), '  ')}}\n`,
    // On a page twice the root, to stand above every theme.
    `@media (forced-colors: active) {\n${block(host ? ':host' : ':root:root', systemColours(t), '  ')}}\n`,
  ].join('')
}

const u32 = (hex) => `0xFF${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}u`
const number = (value) => (Number.isInteger(value) ? `${value}.0f` : `${value}f`)
const list = (values) => `{${values.map(number).join(', ')}}`

export function hpp(t, file) {
  const scalars = (group) =>
    rows(t[group]).map(([name, value]) => (Array.isArray(value) ? `inline constexpr float ${snake(name)}[${value.length}] = ${list(value)};` : `inline constexpr float ${snake(name)} = ${number(value)};`))
  const space = (name, lines) => `namespace ${name} {\n${lines.join('\n')}\n}  // namespace ${name}\n`
  const names = rows(t.color.light).map(([name]) => name)
  const wing = t.wing
  const { metrics } = t.font.canvas
  const both = (value) => list(themes.map((theme) => value[theme]))
  return [
    `// Generated from ${file}: do not edit.`,
    `// Lengths in CSS px, times in ms, colours as ImU32 (R in the lowest byte), pairs {light, dark}.`,
    `#pragma once\n\nnamespace wingspan::panel::tokens {\n`,
    `struct Colours {\n  unsigned ${names.map(snake).join(', ')};\n};`,
    ...themes.map((theme) => `inline constexpr Colours ${theme} = {${names.map((name) => u32(t.color[theme][name])).join(', ')}};`),
    `\nstruct Type {\n  float size_px, line_height;\n  bool semibold;\n};`,
    space('type', rows(t.type.panel).map(([name, [size, line, weight]]) => `inline constexpr Type ${snake(name)} = {${number(size)}, ${number(line)}, ${weight >= 600}};`)),
    space('font', [
      `// of the label face, in em`,
      ...Object.entries({ ascent: metrics.ascent, line: metrics.ascent - metrics.descent, cap: metrics.capHeight }).map(
        ([name, value]) => `inline constexpr float ${name}_em = ${number(value / metrics.unitsPerEm)};`),
    ]),
    `struct Motion {\n  float ms, stagger_ms, ease[4];  // ease: cubic Bezier x1 y1 x2 y2\n};`,
    space('motion', [
      ...rows(t.motion).filter(([, m]) => m.ms > 0).map(([name, m]) =>
        `inline constexpr Motion ${snake(name)} = {${number(m.ms)}, ${number(m.staggerMs ?? 0)}, ${list(Array.isArray(m.ease) ? m.ease : [0, 0, 1, 1])}};`),
      `inline constexpr float max_concurrent_ms = ${number(t.motion.maxConcurrentMs)};`,
    ]),
    space('space', t.space.map((value) => `inline constexpr float s${value} = ${number(value)};`)),
    space('radius', scalars('radius')),
    space('stroke', scalars('stroke')),
    space('control', scalars('control')),
    space('hatch', [
      `inline constexpr float reserve_period = ${number(t.pattern.reserve.period)}, reserve_width = ${number(t.pattern.reserve.width)};`,
      `inline constexpr float reserve_alpha[2] = {${number(t.pattern.reserve.alphaLight)}, ${number(t.pattern.reserve.alphaDark)}};`,
    ]),
    space('part', [
      `// colours {light, dark}; the patterns below are theirs`,
      ...rows(t.part).map(([name, part]) => `inline constexpr unsigned ${snake(name)}[2] = {${themes.map((theme) => u32(part[theme])).join(', ')}};`),
    ]),
    space('pattern', [
      `// {period, width or radius of what is drawn}`,
      `inline constexpr float ink_alpha = ${number(t.pattern.inkAlpha)};`,
      `inline constexpr float not_run_alpha = ${number(t.pattern.notRun.alpha)};`,
      ...['vertical', 'horizontal', 'diagonalUp', 'diagonalDown', 'dots', 'crosshatch', 'sparse', 'notRun', 'secondMachine'].map((name) => `inline constexpr float ${snake(name)}[2] = ${list([t.pattern[name].period, t.pattern[name].width ?? t.pattern[name].radius])};`),
    ]),
    space('layout', [
      `inline constexpr float narrow = ${number(t.layout.breakpoints.narrow)}, padding = ${number(t.layout.panel.padding)}, column_gap = ${number(t.layout.panel.columnGap)};`,
      `inline constexpr float wide[2] = ${list(t.layout.panel.wide)};`,
    ]),
    space('wing', [
      `inline constexpr float wrist_x = ${number(wing.wristX)}, wrist_y[2] = ${list(wing.wristY)}, elbow_x = ${number(wing.elbowX)}, elbow_y[2] = ${list(wing.elbowY)}, shoulder_y = ${number(wing.shoulderY)};`,
      ...['finger', 'edge', 'ghost', 'claw'].map((name) => `inline constexpr float ${name}[${wing[name].length}] = ${list(wing[name])};`),
      ...rows(wing.scallop).map(([name, value]) => `inline constexpr float scallop_${snake(name)} = ${number(value)};`),
      `inline constexpr float body_x = ${number(wing.bodyX.panel)}, ceiling_above = ${number(wing.ceiling.above)}, ceiling_cap = ${number(wing.ceiling.cap)};`,
      ...rows(wing.mark).map(([name, value]) => `inline constexpr float mark_${snake(name)} = ${number(value)};`),
      `inline constexpr float carried_alpha[2] = ${both(wing.membrane.carriedAlpha)}, spare_alpha[2] = ${both(wing.membrane.spareAlpha)};`,
      `inline constexpr float carried_gain = ${number(wing.membrane.gain)}, carried_fade = ${number(wing.membrane.fade)}, stale_alpha = ${number(wing.membrane.staleAlpha)};`,
    ]),
    `}  // namespace wingspan::panel::tokens\n`,
  ].join('\n')
}

function main(args) {
  const options = { '--input': fileURLToPath(new URL('../../../web/tokens.json', import.meta.url)) }
  for (let i = 0; i < args.length; i += 2) {
    if (!['--input', '--css', '--css-host', '--hpp', '--output'].includes(args[i]) || args[i + 1] === undefined) throw new Error(`unknown or incomplete option: ${args[i]}`)
    options[args[i]] = args[i + 1]
  }
  const tokens = readTokens(options['--input'])
  const name = 'web/tokens.json'
  const write = (out, text) => {
    if (!out) return
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, text)
  }
  write(options['--css'], css(tokens, name))
  write(options['--css-host'], css(tokens, name, { host: true }))
  write(options['--hpp'] ?? options['--output'], hpp(tokens, name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error(`tokens: ${error.message}`)
    process.exit(1)
  }
}
