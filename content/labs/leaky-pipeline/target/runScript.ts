import { isNothing } from './script.ts'
import type { Script } from './script.ts'

/** What the shell of a step can be asked to do by `set`. */
export interface Options {
  errexit: boolean
  pipefail: boolean
  xtrace: boolean
}

/** Plays one pipeline; returns which of its commands succeeded. */
export type PlayPipeline = (commands: readonly string[], options: Options) => readonly boolean[]

const letters: Readonly<Record<string, keyof Options>> = { e: 'errexit', x: 'xtrace' }

const isOption = (name: string): name is keyof Options => name === 'errexit' || name === 'pipefail' || name === 'xtrace'

/**
 * Plays a step as `sh -e` does: it ends at the first failure, unless something takes the failure
 * away. Returns whether the step succeeded.
 */
export function runScript(script: Script, play: PlayPipeline): boolean {
  const options: Options = { errexit: true, pipefail: false, xtrace: false }
  let last = true
  let ended: boolean | undefined

  /** The outcome of a command that the shell itself knows; of any other one nothing. */
  function builtIn(command: string): boolean | undefined {
    const [name, ...values] = command.split(/\s+/)
    if (name === 'true' || name === ':') return true
    if (name === 'false') return false
    if (name === 'exit') {
      ended = values[0] === undefined || values[0] === '$?' ? last : Number(values[0]) === 0
      return ended
    }
    if (name !== 'set') return undefined
    for (const [index, value] of values.entries()) {
      const isOn = value.startsWith('-')
      for (const letter of value.slice(1)) {
        const option = letter === 'o' ? (values[index + 1] ?? '') : letters[letter]
        if (option !== undefined && isOption(option) && /^[-+]/.test(value)) options[option] = isOn
      }
    }
    return true
  }

  function pipeline(commands: readonly (string | Script)[], isTested: boolean): boolean {
    const [only] = commands
    const known = commands.length === 1 && typeof only === 'string' ? builtIn(only) : undefined
    if (known !== undefined) {
      play([String(only)], options)
      return known
    }
    const texts = commands.filter((command) => typeof command === 'string')
    const outcomes =
      texts.length === commands.length
        ? play(texts, options)
        : commands.map((command) => (typeof command === 'string' ? (play([command], options)[0] ?? true) : list(command, isTested)))
    return options.pipefail ? outcomes.every(Boolean) : (outcomes.at(-1) ?? true)
  }

  /**
   * `isTested` is whether something else looks at the outcome: then a failure does not end the
   * step.
   */
  function list(chains: Script, isTested: boolean): boolean {
    for (const [index, { links, isBackground }] of chains.entries()) {
      for (const [place, { operator, isNegated, commands }] of links.entries()) {
        if (operator !== undefined && last !== (operator === '&&')) continue
        const isLast = place === links.length - 1
        const isLookedAt = isTested || isNegated || isBackground || !isLast
        const outcome = pipeline(commands, isLookedAt)
        if (ended !== undefined) return ended
        last = isBackground || outcome !== isNegated
        if (!last && options.errexit && !isLookedAt && !endsInNothing(chains.slice(index + 1))) {
          ended = false
          return ended
        }
      }
    }
    return last
  }

  return list(script, false)
}

/**
 * Whether all that is left throws a failure away, as in `npm test; true`: where a server runs steps
 * without `-e`, it does.
 */
const endsInNothing = (rest: Script): boolean =>
  rest.length > 0 && rest.every(({ links }) => links.every(({ commands }) => commands.every((command) => typeof command === 'string' && isNothing(command))))
