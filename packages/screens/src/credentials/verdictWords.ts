import type { Verdict } from '@rampart/verify'
import type { CheckMessages, CredentialNoun } from './checks.messages.ts'

/** A verdict for people: what it is called and what it means. */
export interface VerdictWords {
  readonly headline: string
  readonly text: string
}

/** Words for what checking has shown. */
export function verdictWords(
  verdict: Verdict | 'checking',
  noun: CredentialNoun,
  messages: CheckMessages,
): VerdictWords {
  return { headline: messages.headlines[verdict](noun), text: messages.meanings[verdict] }
}
