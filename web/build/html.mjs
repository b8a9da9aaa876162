// Markup as values: html`…` escapes what is put into it, unless that is markup already.

class Markup {
  constructor(text) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in an element or in a quoted attribute. */
export const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => entities[sign])

/** Marks trusted text (rendered Markdown, SVG of the native command) as markup. */
export const markup = (text) => new Markup(String(text))

const put = (value) => {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(put).join('')
  if (value === undefined || value === null || value === false) return ''
  return escape(value)
}

export const html = (strings, ...values) =>
  new Markup(strings.reduce((text, part, i) => text + put(values[i - 1]) + part))
