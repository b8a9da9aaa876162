// Two languages of one lesson, block by block: the n-th block of one is the twin of the n-th of the other.

/**
 * @param {import('./blocks.mjs').Prose} first
 * @param {import('./blocks.mjs').Prose} second
 * @returns {[Block, Block][]} rows of the parallel page
 */
export function pairBlocks(first, second, problems) {
  const rows = []
  for (let i = 0; i < Math.max(first.blocks.length, second.blocks.length); ++i) {
    const pair = [first.blocks[i], second.blocks[i]]
    const [a, b] = pair
    if (a?.shape === b?.shape) {
      rows.push(pair)
      continue
    }
    const there = a ?? first.blocks.at(-1)
    const { file, line } = b ?? second.blocks.at(-1)
    problems.add(file, line, `${b?.shape ?? 'the end'} where ${there.file}:${there.line} has ${a?.shape ?? 'the end'}`)
    break
  }
  return rows
}
