// What a learner's browser has to fetch, in a table for the one who builds.

const kb = (bytes) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1))

/** @param {Awaited<ReturnType<import('./compress.mjs').compressSite>>} sizes */
export function reportSizes(sizes) {
  const width = Math.max(...sizes.map(({ file }) => file.length))
  const row = (file, ...cells) => [file.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ')
  const sum = (pick) => kb(sizes.reduce((total, size) => total + pick(size), 0))
  return [
    row('site (KB of 1000)', 'raw', 'gzip', 'brotli'),
    ...sizes.map(({ file, raw, gzip, brotli }) => row(file, kb(raw), kb(gzip), kb(brotli))),
    row('all', sum(({ raw }) => raw), sum(({ raw, gzip }) => gzip ?? raw), sum(({ raw, brotli }) => brotli ?? raw)),
  ].join('\n')
}
