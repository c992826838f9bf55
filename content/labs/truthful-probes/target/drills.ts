import type { Check } from '../../../lab-kit/mission.ts'
import { nightlyPause, Platform } from './platform.ts'
import type { Probes } from './probes.ts'

/**
 * The most seconds for which the shop may send error pages instead of an honest 503: readiness has
 * to react.
 */
const mostErrors = 5
/** The most seconds from the end of the database's pause until the shop is back. */
const mostUntilBack = 5
/**
 * The most seconds until a replica that hangs is restarted: Kubernetes' defaults, three questions
 * in ten seconds each and one second for an answer, need up to 31.
 */
const mostUntilRestart = 35
/** The most seconds for which visitors are sent to a replica that hangs. */
const mostAway = 15

/** How long a healthy replica may stop before it continues by itself, in milliseconds. */
const stall = 2_000

const visitEvery = 500

interface Seen {
  readonly platform: Platform
  /** Each visit with its second since the drill began. */
  readonly visits: readonly { readonly second: number; readonly status: number }[]
}

/** Plays a drill on a platform of its own, `offset` milliseconds into the checks' rhythm. */
function play(probes: Probes, seconds: number, offset: number, begin: (platform: Platform) => void): Seen {
  const platform = new Platform(probes)
  const start = 20_000 + offset
  platform.advance(start)
  begin(platform)
  const visits = []
  for (let after = 0; after <= seconds * 1000; after += visitEvery) {
    platform.advance(start + after)
    visits.push({ second: after / 1000, status: platform.visit() })
  }
  return { platform, visits }
}

const restartsIn = ({ platform }: Seen) => platform.replicas.reduce((sum, { restarts }) => sum + restarts, 0)

function judgePause(probes: Probes, offset: number): string | undefined {
  const seen = play(probes, 120, offset, (platform) => platform.pauseDatabase())
  const restarts = restartsIn(seen)
  if (restarts > 0) return `${restarts} restarts, though nothing was wrong with any replica; liveness asks ${probes.liveness.path}.`
  const errors = seen.visits.filter(({ status }) => status !== 200 && status !== 503).length * (visitEvery / 1000)
  if (errors > mostErrors) return `error pages for ${errors} s before the shop said 503 with Retry-After, and ${mostErrors} s are the most; readiness took no replica out in time.`
  const back = (seen.visits.findLast(({ status }) => status !== 200)?.second ?? 0) - nightlyPause / 1000
  if (back > mostUntilBack) return `the shop was back only ${back} s after its database, and ${mostUntilBack} s are the most; readiness asks too seldom.`
  return undefined
}

/** A patient liveness check outlasts the nightly pause; the next pause may be longer. */
function judgeLongPause(probes: Probes, offset: number): string | undefined {
  const restarts = restartsIn(play(probes, 120, offset, (platform) => platform.pauseDatabase(90_000)))
  return restarts > 0 ? `${restarts} restarts in a pause of 90 s; patience is no answer to the wrong question.` : undefined
}

function judgeStuck(probes: Probes, offset: number): string | undefined {
  const seen = play(probes, 120, offset, (platform) => platform.hangOne())
  const restart = seen.platform.events.find(({ text }) => text.includes('RESTARTED'))
  if (!restart) return 'the replica that hangs was never restarted.'
  const seconds = Math.round((restart.at - 20_000 - offset) / 1000)
  if (seconds > mostUntilRestart) return `the replica that hangs was restarted only after ${seconds} s, and ${mostUntilRestart} s are the most.`
  if (restartsIn(seen) > 1) return 'the replica was restarted again while it was still waking.'
  if (seen.platform.replicas.some(({ isReady }) => !isReady)) return 'not all replicas were ready again in the end.'
  const failed = seen.visits.filter(({ status }) => status !== 200)
  const away = (failed.at(-1)?.second ?? 0) - (failed[0]?.second ?? 0)
  return away > mostAway ? `for ${away} s visitors were sent to a replica that hangs or wakes.` : undefined
}

function judgeStall(probes: Probes, offset: number): string | undefined {
  const restarts = restartsIn(play(probes, 30, offset, (platform) => platform.hangOne(stall)))
  return restarts > 0 ? 'it was restarted, and it would have gone on by itself; liveness has to be sure.' : undefined
}

/** Rhythm and drill meet in different ways; a setting has to hold in each. */
const offsets = [0, 700, 1300, 2900]

const overall = (judge: typeof judgePause, probes: Probes) => offsets.map((offset) => judge(probes, offset)).find((complaint) => complaint !== undefined)

/** The mission's checks: both drills, a longer and a shorter one, played in an instant. */
export const createChecks = (probes: () => Probes): readonly Check[] => [
  { id: 'pause-passes', name: 'The database pause passes without a restart', run: () => overall(judgePause, probes()) },
  { id: 'longer-pause-passes', name: 'So does a longer one', run: () => overall(judgeLongPause, probes()) },
  { id: 'hanging-restarted', name: 'A replica that hangs is found and restarted', run: () => overall(judgeStuck, probes()) },
  { id: 'stall-passes', name: 'A replica that stops for two seconds is left alone', run: () => overall(judgeStall, probes()) },
]
