// The markup is valid HTML, as html-validate sees it.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { importPackage, pages, readText } from './lib/site.mjs'

const { HtmlValidate } = await importPackage('html-validate')

const configuration = {
  extends: ['html-validate:recommended', 'html-validate:standard'],
  elements: ['html5', { 'wingspan-lesson': { flow: true, permittedContent: ['@flow', 'template'] } }],
  rules: {
    // Matters of taste, settled otherwise here.
    'no-inline-style': 'error',
    'long-title': 'off',
    'require-sri': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
  },
}
const validator = new HtmlValidate(configuration)
/** Of its editions one shows: there is one of each landmark at a time. */
const single = '../single/wingspan.html'
const oneAtATime = new HtmlValidate({ ...configuration, rules: { ...configuration.rules, 'no-multiple-main': 'off', 'unique-landmark': 'off' } })

describe('valid markup', () => {
  for (const file of [...pages.map((page) => page.file), single])
    test(file, async () => {
      const report = await (file === single ? oneAtATime : validator).validateString(readText(file), file)
      const faults = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))
      assert.deepEqual(faults, [])
    })
})
