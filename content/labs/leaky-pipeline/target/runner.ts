import { mask } from './encodings.ts'
import type { Pipeline, Step, Trigger } from './pipeline.ts'
import { runScript } from './runScript.ts'
import { readScript } from './script.ts'
import { expand, printed } from './shell.ts'
import type { Environment } from './shell.ts'

/** How a step tries to publish. */
export type Identity = { readonly kind: 'oidc'; readonly trigger: Trigger } | { readonly kind: 'token' } | { readonly kind: 'none' }

/** What a run touches outside of itself. */
export interface World {
  readonly secrets: Environment
  /** Returns the version that it published, or why it did not. */
  publish(identity: Identity): { readonly version: string } | { readonly refusal: string }
  /** What `npm ci` says about the packages that it fetched. */
  readonly checksums: readonly string[]
  /**
   * What the scripts of the project and of its packages print; a stranger's pull request may change
   * them.
   */
  readonly scripts?: (environment: Environment) => readonly string[]
  /** Whether a test fails. */
  readonly isBroken?: boolean
}

export interface PlayedStep {
  readonly name: string
  readonly status: 'success' | 'failed' | 'skipped'
  /** What `npm` was asked to do. */
  readonly did: readonly string[]
  /** What of it failed, also where the step went on as if it had not. */
  readonly failed: readonly string[]
  /** Names of the secrets that it had. */
  readonly secrets: readonly string[]
  readonly identity: boolean
}

export interface PlayedRun {
  readonly status: 'success' | 'failed'
  readonly steps: readonly PlayedStep[]
  /** As the CI server shows it, with every known secret masked. */
  readonly log: string
}

/** Plays a run; nothing is executed, the few known commands are acted out. */
export function play(pipeline: Pipeline, trigger: Trigger, world: World): PlayedRun {
  const lines: string[] = [`run of ${pipeline.name} on ${pipeline.image}: ${trigger.event}, ${trigger.branch}`]
  const steps: PlayedStep[] = []
  for (const step of pipeline.steps) {
    const hasFailed = steps.some(({ status }) => status === 'failed')
    steps.push(hasFailed || !applies(step, trigger) ? skip(step, lines) : playStep(step, pipeline, trigger, world, lines, steps))
  }
  const status = steps.some((step) => step.status === 'failed') ? 'failed' : 'success'
  return { status, steps, log: mask([...lines, `run ${status}`, ''].join('\n'), Object.values(world.secrets)) }
}

const applies = ({ when }: Step, { event, branch }: Trigger) =>
  (when?.event === undefined || when.event === event) && (when?.branch === undefined || when.branch === branch)

function skip({ name }: Step, lines: string[]): PlayedStep {
  lines.push(`step ${name}: skipped`)
  return { name, status: 'skipped', did: [], failed: [], secrets: [], identity: false }
}

function playStep(step: Step, pipeline: Pipeline, trigger: Trigger, world: World, lines: string[], before: readonly PlayedStep[]): PlayedStep {
  const names = [...new Set([...(pipeline.secrets ?? []), ...(step.secrets ?? [])])]
  const secrets = Object.fromEntries(names.map((name) => [name, world.secrets[name] ?? '']))
  const environment = { CI: 'true', CI_EVENT: trigger.event, CI_BRANCH: trigger.branch, ...secrets }
  const did: string[] = []
  const failures: string[] = []
  lines.push(`step ${step.name}`, ...Object.entries(environment).map(([name, value]) => `  env ${name}=${value}`))
  const playNpm = (command: string) => {
    const word = npmWord(command)
    did.push(word)
    lines.push(...(world.scripts?.(environment) ?? []))
    const isInstalled = [...before.flatMap((each) => each.did), ...did].some((each) => installs.has(each))
    const { text, failed = false } = npm(word, () => world.publish(identityOf(step, trigger, environment)), { ...world, isInstalled })
    lines.push(...text.map((line) => `  ${line}`))
    if (failed) failures.push(word)
    return !failed
  }
  const isFine = runScript(readScript(step.run), (commands, { xtrace }) => {
    const pipeline = commands.join(' | ')
    lines.push(`  ${xtrace ? '+' : '$'} ${xtrace ? expand(pipeline, environment) : pipeline}`)
    if (isBuiltIn.test(pipeline)) return []
    const outcomes = commands.map((command) => !isNpm.test(command) || playNpm(command))
    if (!commands.some((command) => isNpm.test(command))) lines.push(`  ${printed(pipeline, environment)}`)
    return outcomes
  })
  return { name: step.name, status: isFine ? 'success' : 'failed', did, failed: failures, secrets: names, identity: step.identity !== undefined }
}

const isBuiltIn = /^(?:set|true|:|false|exit)(?:\s[^|]*)?$/

/** `npm`, also behind variables of its own. */
const isNpm = /^(?:\w+=\S*\s+)*npm\s+/

/** Other names of what `npm` is asked to do. */
const aliases: Readonly<Record<string, string>> = { t: 'test', tst: 'test', 'run test': 'test', 'run-script test': 'test', i: 'install', 'clean-install': 'ci' }

/** What a command asks `npm` to do. */
function npmWord(command: string): string {
  const all = command.replace(isNpm, '').split(/\s+/)
  const [own] = all.includes('--') ? [all.slice(0, all.indexOf('--'))] : [all]
  const [word = '', script = ''] = own.filter((each) => !each.startsWith('-'))
  const idle = own.find((each) => /^(?:--help|-h|-\?|--dry-run)$/.test(each))
  const asked = aliases[`${word} ${script}`] ?? aliases[word] ?? word
  return idle === undefined ? asked : `${asked} ${idle}`
}

/** Each run begins with the project's files alone. */
const installs: ReadonlySet<string> = new Set(['ci', 'install'])

function npm(
  word: string,
  publish: () => ReturnType<World['publish']>,
  { checksums, isBroken = false, isInstalled }: World & { readonly isInstalled: boolean },
): { readonly text: readonly string[]; readonly failed?: boolean } {
  if (installs.has(word)) return { text: [...checksums, `added ${checksums.length} packages`] }
  if (word === 'test' && !isInstalled) return { text: ['sh: 1: vitest: not found; no packages are installed'], failed: true }
  if (word === 'test') return isBroken ? { text: ['13 tests passed, 1 failed'], failed: true } : { text: ['14 tests passed'] }
  if (word !== 'publish') return { text: [`(npm ${word.slice(0, 20)}: this runner plays ci, test and publish)`] }
  const answer = publish()
  return 'version' in answer ? { text: [`published shop ${answer.version}`] } : { text: [`npm error ${answer.refusal}`], failed: true }
}

function identityOf({ identity }: Step, trigger: Trigger, environment: Environment): Identity {
  if (identity === 'oidc') return { kind: 'oidc', trigger }
  return { kind: Object.hasOwn(environment, 'DEPLOY_TOKEN') ? 'token' : 'none' }
}
