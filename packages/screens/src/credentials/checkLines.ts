import type { CheckLine } from '@rampart/ui/CredentialChecks'
import type { Check, CheckName } from '@rampart/verify'
import type { CheckMessages } from './checks.messages.ts'

/** In the order in which they are made. */
const names: readonly CheckName[] = ['form', 'issuer', 'key', 'signature', 'dates', 'status']

/** Every check as a line to show; checks after one that ended the checking are not reached. */
export function checkLines(checks: readonly Check[], messages: CheckMessages): CheckLine[] {
  return names.map((name) => {
    const title = messages.checks[name]
    const made = checks.find((check) => check.name === name)
    if (made) return { name, title, outcome: made.outcome, words: messages.found(made) }
    return {
      name,
      title,
      outcome: 'notReached',
      words: checks.length === 0 ? '' : messages.notReached,
    }
  })
}
