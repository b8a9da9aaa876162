// What the page build makes of sources, and what it refuses.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressesFrom } from '../../web/build/address.mjs'
import { html } from '../../web/build/html.mjs'
import { Problems, BuildProblems } from '../../web/build/problems.mjs'
import { fillFacts } from '../../web/build/prose/facts.mjs'
import { parseProse } from '../../web/build/prose/blocks.mjs'
import { createMarkdown } from '../../web/build/prose/markdown.mjs'
import { pairBlocks } from '../../web/build/prose/twins.mjs'
import { keepTogether, softenWords } from '../../web/build/prose/typeset.mjs'

const facts = { 'rule.qlora': { text: '~0,6–0,8\u202FGB', number: '0,6–0,8' }, 'head.full': { text: '≈\u00A018\u202F×' } }
const fact = (id, form = 'text') => facts[id]?.[form]

function parsed(text, { hyphenation = new Map(), lang = 'de', firstLine = 1 } = {}) {
  const problems = new Problems()
  const prose = parseProse({ file: `${lang}.md`, meta: {}, text, firstLine }, lang, { md: createMarkdown(hyphenation), fact, problems })
  return { prose, problems }
}

const faults = (problems) => {
  try {
    problems.throwIfAny()
    return []
  } catch (error) {
    assert.ok(error instanceof BuildProblems)
    return error.message.split('\n')
  }
}

describe('figures', () => {
  test('are filled in, in the form asked for', () => {
    const { prose } = parsed('QLoRA: {{rule.qlora}}, also {{rule.qlora|number}} je Milliarde.')
    assert.match(prose.lead[0].html, /QLoRA: ~<span class="keep">0,6–0,8<\/span>\u202FGB, also/)
  })

  test('that are bare numbers stay with their noun, whichever side it stands on', () => {
    const units = { 'bits.qlora': 'bits', 'lesson.base_model': 'lesson' }
    const fill = (text) => fillFacts(text, () => '5', { file: 'de.md', firstLine: 1, problems: new Problems(), unitOf: (id) => units[id] })
    assert.equal(fill('auf {{bits.qlora|number}} Bit gedrückt'), 'auf 5\u00A0Bit gedrückt')
    assert.equal(fill('in {{bits.qlora|number}} × zwei'), 'in 5 × zwei')
    assert.equal(fill('in Lektion {{lesson.base_model|number}} wählst du'), 'in Lektion\u00A05 wählst du')
    assert.equal(fill('mit {{bits.qlora}} Bit'), 'mit 5 Bit')
  })

  test('that nobody knows stop the build and are named with file and line', () => {
    const { problems } = parsed('Eins.\n\nZwei {{rule.qlorra}}.\n\n| a | b |\n|---|---|\n| c | {{head.full|prose}} |', { firstLine: 8 })
    assert.deepEqual(faults(problems), ['de.md:10: unknown fact: {{rule.qlorra}}', 'de.md:14: unknown fact: {{head.full|prose}}'])
  })
})

describe('blocks', () => {
  const text = 'Vorweg.\n\n## Eins {#one toc="E"}\n\nText.\n\n::: note\nRand.\n:::\n\n::: tip Profi-Tipp\nRat.\n:::\n\n## Zwei {#two}\n\n- a\n- b\n'

  test('make a lead and sections', () => {
    const { prose } = parsed(text)
    assert.deepEqual(prose.lead.map(({ kind }) => kind), ['paragraph'])
    assert.deepEqual(prose.sections.map(({ id, toc, title }) => [id, toc, title]), [['one', 'E', 'Eins'], ['two', 'Zwei', 'Zwei']])
    assert.deepEqual(prose.sections[0].blocks.map(({ kind, title }) => [kind, title]), [['paragraph', undefined], ['note', ''], ['tip', 'Profi-Tipp']])
  })

  test('of a table name their rows, and align by class', () => {
    const { prose } = parsed('| M | GB |\n|---|---:|\n| 1B | {{head.full}} |')
    assert.match(prose.lead[0].html, /<th scope="col">M<\/th>\s*<th class="figure" scope="col">GB<\/th>/)
    assert.match(prose.lead[0].html, /<th scope="row">1B<\/th>\s*<td class="figure">/)
    assert.doesNotMatch(prose.lead[0].html, /style/)
  })

  test('never let raw HTML through', () => {
    assert.match(parsed('<b onclick="x">a</b>').prose.lead[0].html, /&lt;b onclick/)
  })

  test('a paragraph that is strong throughout is a formula', () => {
    assert.match(parsed('**a = b**').prose.lead[0].html, /<p class="formula">/)
    assert.doesNotMatch(parsed('**a** = **b**').prose.lead[0].html, /formula/)
  })

  test('a section without an id and an id used twice are refused', () => {
    assert.match(faults(parsed('## Eins\n').problems)[0], /^de\.md:1: a section heading needs an id/)
    assert.match(faults(parsed('## Eins {#a}\n\n## Zwei {#a}\n').problems)[0], /^de\.md:3: the id a is there twice/)
  })
})

describe('twins', () => {
  const pair = (de, ro) => {
    const problems = new Problems()
    return { rows: pairBlocks(parsed(de).prose, parsed(ro, { lang: 'ro' }).prose, problems), problems }
  }

  test('are paired in order', () => {
    const { rows, problems } = pair('Eins.\n\n- a\n- b\n', 'Unu.\n\n- a\n- b\n')
    assert.deepEqual(faults(problems), [])
    assert.deepEqual(rows.map(([a, b]) => [a.kind, b.kind]), [['paragraph', 'paragraph'], ['list', 'list']])
  })

  test('that do not match stop the build, at the first of them', () => {
    assert.deepEqual(faults(pair('Eins.\n\n- a\n- b\n', 'Unu.\n\n- a\n').problems), ['ro.md:3: list of 1 where de.md:3 has list of 2'])
    assert.deepEqual(faults(pair('Eins.\n\nZwei.', 'Unu.').problems), ['ro.md:1: the end where de.md:3 has paragraph'])
    assert.deepEqual(faults(pair('## A {#a}', '## A {#b}').problems), ['ro.md:1: heading h2 #b where de.md:1 has heading h2 #a'])
  })
})

describe('typesetting', () => {
  const words = new Map([['Aktivierungen', 'Akti\u00ADvie\u00ADrun\u00ADgen'], ['autoevaluare', 'auto\u00ADevaluare']])

  test('soft hyphens go into long words of narrow boxes only', () => {
    assert.equal(softenWords('Aktivierungen', words, 'cell'), 'Akti\u00ADvie\u00ADrun\u00ADgen')
    assert.equal(softenWords('Autoevaluare', words, 'cell'), 'Auto\u00ADevaluare')
    assert.equal(softenWords('Aktivierungen', words, 'heading'), 'Aktivierungen')
    assert.equal(softenWords('Aktivierungen', words, undefined), 'Aktivierungen')
  })

  test('they reach the cells of a table, and no attribute', () => {
    const { prose } = parsed('| Aktivierungen |\n|---|\n| a |', { hyphenation: words })
    assert.match(prose.lead[0].html, /Akti\u00ADvie/)
  })

  test('short parts stay with their hyphen, ranges with their dash', () => {
    for (const text of ['4-Bit', 'GPU-ul', 's-a', 'i9-PC', '15–20', '0,6–0,8', '2–4-mal']) assert.equal(keepTogether(text), `<span class="keep">${text}</span>`)
    for (const text of ['LoRA-Lauf', 'M3 Ultra', 'fünf – sechs']) assert.equal(keepTogether(text), text)
  })
})

describe('addresses and markup', () => {
  test('are relative to the page, whatever folder the site lies in', () => {
    assert.equal(addressesFrom('de/index.html')('assets/x.css'), '../assets/x.css')
    assert.equal(addressesFrom('docs/embed/index.html')('de/index.html#a'), '../../de/index.html#a')
    assert.equal(addressesFrom('index.html')('wingspan.js'), 'wingspan.js')
  })

  test('text is escaped, markup is not escaped twice', () => {
    assert.equal(String(html`<p title="${'"<&'}">${['a', html`<b>${'<'}</b>`, null, false]}</p>`), '<p title="&quot;&lt;&amp;">a<b>&lt;</b></p>')
  })
})
