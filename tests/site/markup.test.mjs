// The markup is valid HTML, as html-validate sees it.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { importPackage, pages, readText } from './lib/site.mjs'

const { HtmlValidate } = await importPackage('html-validate')

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard'],
  elements: ['html5', { 'wingspan-lesson': { flow: true, permittedContent: ['@flow', 'template'] } }],
  rules: {
    // Matters of taste, settled otherwise here.
    'no-inline-style': 'error',
    'long-title': 'off',
    'require-sri': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
  },
})

describe('valid markup', () => {
  for (const { file } of pages)
    test(file, async () => {
      const report = await validator.validateString(readText(file), file)
      const faults = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))
      assert.deepEqual(faults, [])
    })
})
