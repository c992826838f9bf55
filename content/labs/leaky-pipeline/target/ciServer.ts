import { derive } from '../../../lab-kit/mission.ts'
import { faultyPipeline } from './pipeline.ts'
import type { Pipeline, Trigger } from './pipeline.ts'
import type { Registry } from './registry.ts'
import { play } from './runner.ts'
import type { PlayedRun, World } from './runner.ts'

export interface Run extends Trigger, PlayedRun {
  readonly id: number
  readonly at: string
  /** Once its log was removed, the rest of the run stays. */
  isLogRemoved: boolean
}

/** The most runs of a session. */
const mostRuns = 200

/** The longest log that is kept, in characters. */
const longestLog = 32_768

const packages = ['express', 'htmx', 'nanoid', 'pg', 'pino', 'undici', 'zod']

const hour = 3_600_000

/** The CI server: its runs, its one pipeline, and the secret that it keeps. */
export class CiServer {
  readonly runs: Run[] = []
  readonly registry: Registry
  pipeline: Pipeline = faultyPipeline
  readonly #checksums: readonly string[]
  #nextId: number

  constructor(seed: string, registry: Registry) {
    this.registry = registry
    this.#nextId = 100 + (Number.parseInt(derive(seed, 'first run', 4), 16) % 800)
    this.#checksums = packages.map(
      (name) => `${name} integrity sha512-${Buffer.from(derive(seed, name, 64) + derive(seed, `${name} 2`, 64), 'hex').toString('base64')}`,
    )
    this.#playHistory()
  }

  /** Whether there is room for one more run. */
  get hasRoom(): boolean {
    return this.runs.length < mostRuns
  }

  /** A run that the maintainer starts by hand. */
  start(trigger: Trigger): Run {
    return this.#record(trigger, this.pipeline, new Date(), this.registry.trial)
  }

  #record(trigger: Trigger, pipeline: Pipeline, at: Date, token: string): Run {
    const played = play(pipeline, trigger, this.#world(at, token))
    const run = { id: this.#nextId++, at: at.toISOString(), ...trigger, ...played, log: played.log.slice(0, longestLog), isLogRemoved: false }
    this.runs.push(run)
    return run
  }

  /** What a run would do: it publishes nothing and leaves no log. */
  rehearse(trigger: Trigger, project: Pick<World, 'scripts' | 'isBroken'> = {}): PlayedRun {
    const rehearsed: World['publish'] = (identity) => {
      const refusal = this.registry.refusal(identity)
      return refusal === undefined ? { version: 'of a rehearsal' } : { refusal }
    }
    return play(this.pipeline, trigger, { ...this.#world(new Date(), this.registry.token), publish: rehearsed, ...project })
  }

  #world(at: Date, token: string): World {
    return {
      secrets: { DEPLOY_TOKEN: token },
      publish: (identity) => this.registry.publish(identity, at),
      checksums: this.#checksums,
    }
  }

  /**
   * What happened before the learner came: a bad day, a debugging step that stayed, and an unknown
   * version.
   */
  #playHistory(): void {
    const ago = (hours: number) => new Date(Date.now() - hours * hour)
    const { secrets, steps, ...rest } = faultyPipeline
    const withoutPublishing = { ...rest, steps: steps.slice(0, 2) }
    const withoutDebugging = { ...rest, ...(secrets && { secrets }), steps: steps.filter(({ name }) => name !== 'debug') }
    const main: Trigger = { event: 'push', branch: 'main' }
    const run = (trigger: Trigger, pipeline: Pipeline, at: Date) => this.#record(trigger, pipeline, at, this.registry.token)
    run(main, withoutPublishing, ago(240))
    run({ event: 'pull_request_from_fork', branch: 'fix-typo' }, withoutPublishing, ago(221))
    run(main, withoutPublishing, ago(216))
    run({ event: 'push', branch: 'basket' }, withoutPublishing, ago(190))
    run(main, withoutDebugging, ago(171))
    this.registry.isDown = true
    run(main, withoutDebugging, ago(166))
    run(main, faultyPipeline, ago(165))
    this.registry.isDown = false
    run(main, faultyPipeline, ago(164))
    this.registry.intrude(ago(97))
    run(main, faultyPipeline, ago(74))
  }
}
