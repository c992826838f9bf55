import type { Verdict } from '@rampart/verify'
import type { CheckMessages, CredentialNoun } from './checks.messages.ts'

/** Name and meaning of a verdict. */
export interface VerdictWords {
  readonly headline: string
  readonly text: string
}

/** Words for the result of checking. */
export function verdictWords(
  verdict: Verdict | 'checking',
  noun: CredentialNoun,
  messages: CheckMessages,
): VerdictWords {
  return { headline: messages.headlines[verdict](noun), text: messages.meanings[verdict] }
}
