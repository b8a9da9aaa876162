// Every address is relative and leads to something; nothing comes from another host.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { attribute, files, pages, readText, target } from './lib/site.mjs'

const holders = { a: ['href'], link: ['href'], script: ['src'], img: ['src'], source: ['src', 'srcset'], iframe: ['src'], use: ['href'], form: ['action'] }

for (const { file, all } of pages) {
  describe(file, () => {
    const links = all.flatMap((node) =>
      (holders[node.tagName] ?? []).map((name) => ({ tag: node.tagName, address: attribute(node, name) })).filter(({ address }) => address !== undefined),
    )

    test('holds relative addresses only', () => {
      assert.ok(links.length > 0)
      assert.deepEqual(links.filter(({ address }) => /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)), [])
    })

    test('each leads to a file of the site, and to a place in it', () => {
      const lost = links.filter(({ address }) => {
        const path = address.startsWith('#') ? file : target(file, address)
        if (!path || !files.includes(path)) return true
        const fragment = /#(.+)$/.exec(address)?.[1]
        return fragment && !pages.find((page) => page.file === path)?.all.some((node) => attribute(node, 'id') === fragment)
      })
      assert.deepEqual(lost, [])
    })
  })
}

test('style sheets hold relative addresses to files of the site only', () => {
  for (const file of files.filter((each) => each.endsWith('.css'))) {
    for (const [, address] of readText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      assert.ok(!/^(?!data:)(?:[a-z]+:|\/)/i.test(address), `${file}: ${address}`)
      if (!address.startsWith('data:')) assert.ok(files.includes(target(file, address)), `${file}: ${address}`)
    }
  }
})

test('no script and no style sheet names another host', () => {
  // Names of XML vocabularies are not addresses.
  const names = /https?:\/\/www\.w3\.org\/(?:1999\/xlink|1999\/xhtml|2000\/svg)/g
  for (const file of files.filter((each) => /\.(?:css|js|mjs|svg)$/.test(each)))
    assert.deepEqual(readText(file).replace(names, '').match(/(?:https?:|wss?:)?\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'`)]*/gi) ?? [], [], file)
})
