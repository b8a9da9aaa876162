// Every page is a complete document that reads without scripts, under a strict content security policy.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { attribute, lessons, pages, textOf } from './lib/site.mjs'

const named = (all, tag) => all.filter(({ tagName }) => tagName === tag)
const headings = (all) => all.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
const meta = (all, name) => named(all, 'meta').filter((node) => attribute(node, 'name') === name).map((node) => attribute(node, 'content'))

test('the pages of the contract are there', () => {
  const there = pages.map(({ file }) => file)
  for (const file of ['index.html', 'de/index.html', 'ro/index.html', 'parallel/index.html', 'embed.html', 'docs/index.html', 'docs/embed/index.html', 'docs/numbers/index.html', 'docs/validation/index.html'])
    assert.ok(there.includes(file), file)
})

for (const { file, all } of pages) {
  describe(file, () => {
    test('says its language, its title and what it is about', () => {
      const [html] = named(all, 'html')
      assert.match(attribute(html, 'lang') ?? '', /^[a-z]{2,3}$/)
      const titles = named(named(all, 'head')[0].childNodes, 'title').map(textOf)
      assert.equal(titles.length, 1)
      assert.match(titles[0], /\S.*Wingspan|Wingspan.*\S/)
      const [description, ...more] = meta(all, 'description')
      assert.deepEqual(more, [])
      assert.ok(description.length > 40 && !/[<>&\u00AD]/.test(description), description)
      assert.deepEqual(meta(all, 'viewport'), ['width=device-width, initial-scale=1'])
      assert.equal(meta(all, 'theme-color').length, 2)
    })

    test('has one first heading, and none that skips a level', () => {
      const levels = headings(all).map(({ tagName }) => Number(tagName[1]))
      assert.equal(levels.filter((level) => level === 1).length, 1)
      levels.forEach((level, i) => assert.ok(level <= (levels[i - 1] ?? 0) + 1, `h${level} after h${levels[i - 1]}`))
      for (const heading of headings(all)) assert.notEqual(textOf(heading).trim(), '')
    })

    test('uses no id twice, and refers to none that is not there', () => {
      const ids = all.map((node) => attribute(node, 'id')).filter((id) => id !== undefined)
      assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), [])
      for (const name of ['aria-labelledby', 'aria-describedby', 'for', 'popovertarget'])
        for (const node of all)
          for (const id of (attribute(node, name) ?? '').split(/\s+/).filter(Boolean)) assert.ok(ids.includes(id), `${name}="${id}"`)
    })

    test('runs and styles nothing inline', () => {
      assert.deepEqual(named(all, 'style').length, 0)
      assert.deepEqual(named(all, 'script').filter((node) => !attribute(node, 'src') || textOf(node).trim()), [])
      const inline = all.flatMap(({ tagName, attrs }) => attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`))
      assert.deepEqual(inline, [])
    })

    test('has a way past the bar', () => {
      if (file === 'embed.html') return // has no bar
      const first = named(all, 'a')[0]
      const goal = all.find((node) => attribute(node, 'id') === attribute(first, 'href').slice(1))
      assert.equal(goal?.tagName, 'main')
    })
  })
}

describe('the languages', () => {
  const shape = (all) => all.filter(({ tagName }) => tagName === 'section' || /^h[1-3]$/.test(tagName)).map((node) => `${node.tagName} ${attribute(node, 'id') ?? ''}`)

  test('have the same sections and headings, in the same order', () => {
    assert.ok(lessons.length >= 2)
    for (const { file, all } of lessons.slice(1)) assert.deepEqual(shape(all), shape(lessons[0].all), file)
    assert.ok(shape(lessons[0].all).length > 16)
  })

  test('name one another', () => {
    for (const { file, all } of [...lessons, pages.find((page) => page.file === 'index.html')]) {
      const alternates = named(all, 'link').filter((node) => attribute(node, 'rel') === 'alternate').map((node) => attribute(node, 'hreflang'))
      assert.deepEqual(alternates, [...lessons.map((lesson) => lesson.file.split('/')[0]), 'x-default'], file)
    }
  })

  test('stand side by side, each twin in its language', () => {
    const { all } = pages.find(({ file }) => file === 'parallel/index.html')
    const rows = all.filter((node) => (attribute(node, 'class') ?? '').split(' ').includes('row'))
    assert.ok(rows.length > 40)
    for (const row of rows) {
      const twins = row.childNodes.filter(({ tagName }) => tagName)
      assert.deepEqual(twins.map((node) => attribute(node, 'lang')), ['de', 'ro'])
    }
    assert.equal(named(all, 'wingspan-lesson').length, 1)
  })
})

test('the exercise is in the page before any script has run', () => {
  for (const { file, all } of pages) {
    const panels = named(all, 'wingspan-lesson')
    const expected = /^(?:de|ro|parallel)\/|^embed/.test(file) ? 1 : 0
    assert.equal(panels.length, expected, file)
    for (const panel of panels) {
      const template = panel.childNodes.find(({ tagName }) => tagName === 'template')
      assert.equal(attribute(template, 'shadowrootmode'), 'open')
      assert.match(textOf(template.content), /19,2/, file)
    }
  }
})
