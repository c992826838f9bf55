/** Why a lab session failed, by code. Specification §3 (the session's `error`). */
export const labFailureSentences = {
  did_not_start: 'The lab environment did not start.',
  too_late: 'The lab environment did not start in time.',
  stopped: 'The lab environment stopped unexpectedly.',
  restarted: 'The lab environment stopped because the site restarted.',
  shut_down: 'The lab environment stopped because the site was shut down.',
  server_silent: 'The lab environment was lost because its server does not answer.',
}

/** One of the codes of {@link labFailureSentences}. */
export type LabFailure = keyof typeof labFailureSentences

/** Every {@link LabFailure}. */
export const labFailures = Object.keys(labFailureSentences) as LabFailure[]
