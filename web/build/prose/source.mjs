// One Markdown file: front matter (`key: value` lines between two `---`) and the text after it.

import { readFileSync } from 'node:fs'

/**
 * @returns {{file: string, meta: Record<string, string>, text: string, firstLine: number}} `firstLine` is the line
 *   of the file at which `text` starts, so that problems can name lines of the file.
 */
export function readSource(path, file, problems, required = []) {
  const lines = readFileSync(path, 'utf8').normalize('NFC').split('\n')
  const meta = {}
  let end = 0
  if (lines[0] === '---') {
    end = lines.indexOf('---', 1)
    if (end < 0) problems.add(file, 1, 'the front matter is not closed by ---')
    for (let i = 1; i < end; ++i) {
      const row = /^([a-z_]+):\s*(.+?)\s*$/.exec(lines[i])
      if (row) meta[row[1]] = row[2]
      else problems.add(file, i + 1, `not a "key: value" line: ${lines[i]}`)
    }
    end += 1
  }
  for (const key of required) if (!meta[key]) problems.add(file, 1, `the front matter lacks ${key}`)
  return { file, meta, text: lines.slice(end).join('\n'), firstLine: end + 1 }
}
