import { shellBlocks } from '../../../apps/api/src/content/guideVariables.ts'
import { createShell } from '../../../packages/screens/src/labs/terminal/shell/shell.ts'
import { hasGaps } from '../../../packages/screens/src/labs/terminal/guideValues.ts'
import { labOf } from './checksOf.ts'
import { startRealShell } from './realShell.ts'
import { startTarget, startTimedTarget } from './startTarget.ts'
import type { RunningTarget } from './startTarget.ts'

/** A learner at the terminal of a session's page, who follows the guide. */
export interface Learner {
  readonly target: RunningTarget
  /**
   * Presses the guide's next block that runs, with what the learner fills into its gaps, in their
   * order. Returns what it prints.
   */
  press(...gaps: readonly string[]): Promise<string>
  /** Types another command. */
  type(command: string): Promise<string>
  /** The blocks that have not been pressed. */
  left(): readonly string[]
  stop(): Promise<void>
}

const pageOrigin = 'http://0123456789abcdef0123456789abcdef.localhost:3100'

/**
 * Starts a lab's target and a shell as the page has it; with `GUIDE_SHELL=bash` in the environment,
 * the bash of this machine, which a learner may also use. With `isTimed` the target's clock moves
 * only with `sleep`.
 */
export async function atTerminal(lab: string, { isTimed = false } = {}): Promise<Learner> {
  const timed = isTimed ? await startTimedTarget(lab) : undefined
  const target = timed ?? (await startTarget(lab))
  const real = process.env['GUIDE_SHELL'] === 'bash' ? await startRealShell(target, timed) : undefined
  const origin = real?.origin ?? pageOrigin
  const values: Record<string, string> = { labUrl: origin, ...target.credentials }
  const blocks = shellBlocks((await labOf(lab)).guide).map((block) =>
    block.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The guide of ${lab} names {{${name}}}, which its sessions do not have.`)
      return value
    }),
  )
  let printed = ''
  const shell = await createShell({
    variables: {},
    origin,
    onOutput: (text) => {
      printed += text
    },
    onClear: () => undefined,
    ask: async ({ method, path, headers, body }, signal) => {
      const sent = headers.filter(([name]) => name.toLowerCase() !== 'host')
      const response = await target.request(path, {
        method,
        headers: sent,
        ...(body !== '' && { body: Buffer.from(body, 'base64') }),
        ...(signal && { signal }),
      })
      return {
        status: response.status,
        reason: response.statusText,
        headers: [...response.headers],
        body: Buffer.from(await response.arrayBuffer()).toString('base64'),
        isCut: false,
      }
    },
    ...(timed && { sleep: (milliseconds: number) => timed.advance(milliseconds) }),
  })
  const type = async (command: string) => {
    if (real) return real.type(command)
    printed = ''
    await shell.run(command)
    return printed
  }
  return {
    target,
    type,
    press: (...gaps) => {
      const block = blocks.shift()
      if (block === undefined) throw new Error(`The guide of ${lab} has no further block.`)
      const given = [...gaps]
      const filled = block.replace(/‹[^›]+›/g, (gap) => given.shift() ?? gap)
      if (hasGaps(filled) || given.length > 0) throw new Error(`These are not the gaps of this block:\n${block}`)
      return type(filled)
    },
    left: () => blocks,
    stop: async () => {
      await real?.stop()
      await target.stop()
    },
  }
}
