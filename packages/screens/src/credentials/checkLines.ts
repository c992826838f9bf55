import type { CheckLine } from '@rampart/ui/CredentialChecks'
import type { Check, CheckName } from '@rampart/verify'

/** What each check is called, in the order in which they are made. */
const titles: Readonly<Record<CheckName, string>> = {
  form: 'Document',
  issuer: 'Issuer',
  key: 'Issuer’s key',
  signature: 'Signature',
  dates: 'Dates',
  status: 'Revocation',
}

const names = Object.keys(titles) as CheckName[]

/** Every check as a line to show; those that an earlier one ended are not reached. */
export function checkLines(checks: readonly Check[]): CheckLine[] {
  return names.map((name) => {
    const made = checks.find((check) => check.name === name)
    if (made) return { name, title: titles[name], outcome: made.outcome, words: made.words }
    return { name, title: titles[name], outcome: 'notReached', words: checks.length === 0 ? '' : 'Not checked, as an earlier check did not pass.' }
  })
}
