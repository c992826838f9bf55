import { createInterface } from 'node:readline'

/**
 * Loaded into a target before its program, by a test: the target's clock stands still, and advances
 * by the milliseconds in each line of standard input. A line on standard output reports that it has
 * advanced.
 */
let now = Date.now()
Date.now = () => now
createInterface({ input: process.stdin }).on('line', (line) => {
  now += Number(line)
  process.stdout.write(`${JSON.stringify({ now })}\n`)
})
