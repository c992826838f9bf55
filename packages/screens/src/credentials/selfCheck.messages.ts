import { defineMessages } from '@rampart/ui/Language'
import type { CredentialNoun } from './checks.messages.ts'

/** A text of the page in quotation marks; 'nothing' if it is null. */
const quoted = (text: string | null) => (text === null ? 'nothing' : `“${text}”`)

/** Texts of a credential's page about its own check. */
export const selfCheckMessages = defineMessages('selfCheck', {
  page: 'This page',
  missing: (noun: CredentialNoun) => `There is no signed document of this ${noun}`,
  missingHelp: 'Nothing can be proven without it. Try again, or ask the issuer.',
  notCompared: 'Not compared, as the document is not proven.',
  same: 'Name, title, ID and date on this page are those that were signed.',
  sameWithLabs: 'Name, title, ID, date and solved labs on this page are those that were signed.',
  /** A label for `difference`. */
  labs: 'Hands-on proof',
  different: 'This page does not show what was signed',
  differentHelp:
    'The signature is valid, but for other words than these. If that stays so, go by the signed document.',
  differences: (all: readonly string[]) => `${all.join('; ')}.`,
  difference: (fact: string, shown: string | null, signed: string | null) =>
    `${fact} is ${quoted(shown)} on this page, but ${quoted(signed)} was signed`,
  statusDiffers: 'Status is “Revoked” on this page, but not in the issuer’s list',
  signedJson: 'Signed JSON',
})

export type SelfCheckMessages = (typeof selfCheckMessages)['english']
