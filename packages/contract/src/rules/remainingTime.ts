/** Below this many seconds the remaining time is shown as low: 30 minutes. Specification §4, §9. */
export const lowTimeSeconds = 30 * 60

/**
 * Below this many seconds the remaining time is shown with an alarm: 5 minutes. An addition to §9.
 */
const alarmSeconds = 5 * 60

/** The remaining time of a session. Specification §4. */
export interface RemainingTime {
  /** Whole seconds, rounded up, so that 0 means that the time is really over. */
  seconds: number
  isExpired: boolean
  /** Under 30 minutes. */
  isLow: boolean
  /** Under 5 minutes. */
  isAlarming: boolean
  /** `h:mm:ss` from one hour on, else `mm:ss`; 'Expired' at 0. */
  label: string
}

/**
 * The remaining time, at `now` (milliseconds since the epoch), of a session that started at
 * `startedAt` (ISO 8601) with `ttlMinutes`: never more than that, so that a slow clock adds
 * nothing; 0 if `startedAt` cannot be read. Specification §4, §9.
 */
export function remainingTime(startedAt: string, ttlMinutes: number, now: number): RemainingTime {
  const total = ttlMinutes * 60
  const left = total - Math.max(0, (now - Date.parse(startedAt)) / 1000)
  const seconds = left > 0 ? Math.ceil(left) : 0
  const isExpired = seconds === 0
  return {
    seconds,
    isExpired,
    isLow: seconds < lowTimeSeconds,
    isAlarming: seconds < alarmSeconds,
    label: isExpired ? 'Expired' : clock(seconds),
  }
}

/**
 * Session Progress: the used share of `ttlMinutes` since `startedAt`, whole percent, 0–100.
 * Specification §4.
 */
export function sessionProgress(startedAt: string, ttlMinutes: number, now: number): number {
  const share = (now - Date.parse(startedAt)) / (ttlMinutes * 60_000)
  if (Number.isNaN(share)) return 100
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

const pad = (value: number) => String(value).padStart(2, '0')

function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
