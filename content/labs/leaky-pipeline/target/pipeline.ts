export const events = ['push', 'pull_request_from_fork'] as const

export type EventName = (typeof events)[number]

/** What a run was started by. */
export interface Trigger {
  readonly event: EventName
  readonly branch: string
}

export interface Step {
  readonly name: string
  readonly run: string
  /** Secrets for this step alone. */
  readonly secrets?: readonly string[]
  readonly when?: { readonly event?: EventName; readonly branch?: string }
  readonly identity?: 'oidc'
}

export interface Pipeline {
  readonly name: string
  readonly image: string
  readonly on: readonly EventName[]
  /** Secrets for every step. */
  readonly secrets?: readonly string[]
  readonly steps: readonly Step[]
}

/** The definition as the learner finds it. */
export const faultyPipeline: Pipeline = {
  name: 'shop',
  image: 'node:24',
  on: ['push', 'pull_request_from_fork'],
  secrets: ['DEPLOY_TOKEN'],
  steps: [
    { name: 'install', run: 'npm ci' },
    { name: 'test', run: 'set -x; npm test' },
    { name: 'debug', run: `printf 'ci:%s' "$DEPLOY_TOKEN" | base64` },
    { name: 'publish', run: 'npm publish' },
  ],
}

const most = { steps: 20, command: 500, name: 60 } as const

/** Reads a definition; returns a sentence where something in it is wrong. */
export function readPipeline(value: Readonly<Record<string, unknown>>): Pipeline | string {
  const { name = 'shop', image = 'node:24', on, secrets, steps, ...more } = value
  const strange = Object.keys(more)[0]
  if (strange !== undefined) return `"${strange.slice(0, most.name)}" is not understood. A pipeline has name, image, on, secrets and steps.`
  if (!isShort(name) || !isShort(image)) return 'name and image have to be short texts.'
  if (!Array.isArray(on) || on.length === 0 || !on.every(isEvent)) return `on has to be a list; known are ${events.join(', ')}.`
  if (!isSecrets(secrets)) return 'secrets has to be a list; the only secret is DEPLOY_TOKEN.'
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > most.steps) return `steps has to be a list of 1 to ${most.steps} steps.`
  const read = steps.map(readStep)
  return (
    read.find((each) => typeof each === 'string') ?? { name, image, on, ...(secrets && { secrets }), steps: read.filter((each) => typeof each !== 'string') }
  )
}

function readStep(value: unknown): Step | string {
  if (!isObject(value)) return 'A step has to be a JSON object.'
  const { name, run, secrets, when, identity, ...more } = value
  if (!isShort(name)) return 'A step needs a short name.'
  const strange = Object.keys(more)[0]
  if (strange !== undefined) return `Step ${name}: "${strange.slice(0, most.name)}" is not understood. A step has name, run, secrets, when and identity.`
  if (typeof run !== 'string' || run.length > most.command) return `Step ${name}: run has to be a text of at most ${most.command} characters.`
  if (!isSecrets(secrets)) return `Step ${name}: secrets has to be a list; the only secret is DEPLOY_TOKEN.`
  if (identity !== undefined && identity !== 'oidc') return `Step ${name}: the only identity is "oidc".`
  if (when !== undefined && !isWhen(when)) return `Step ${name}: when may have event (${events.join(', ')}) and branch.`
  return { name, run, ...(secrets && { secrets }), ...(when && { when }), ...(identity && { identity }) }
}

const isWhen = (value: unknown): value is NonNullable<Step['when']> =>
  isObject(value) &&
  Object.keys(value).every((key) => key === 'event' || key === 'branch') &&
  (value['event'] === undefined || isEvent(value['event'])) &&
  (value['branch'] === undefined || isShort(value['branch']))

export const isEvent = (value: unknown): value is EventName => events.some((each) => each === value)

export const isShort = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= most.name && !/[\n\r]/.test(value)

const isSecrets = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length <= 1 && value.every((each) => each === 'DEPLOY_TOKEN'))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
