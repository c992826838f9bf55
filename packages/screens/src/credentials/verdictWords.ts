import type { Verdict } from '@rampart/verify'

/** What is spoken of; a `credential` where it is not known which of the two. */
export type CredentialNoun = 'certificate' | 'badge' | 'credential'

/** A verdict for people: what it is called and what it means. */
export interface VerdictWords {
  readonly headline: string
  readonly text: string
}

/** Words for what checking has shown. */
export function verdictWords(verdict: Verdict | 'checking', kind: CredentialNoun): VerdictWords {
  switch (verdict) {
    case 'checking':
      return { headline: `Checking this ${kind} …`, text: 'Your own browser checks the signature; nobody but the issuer is asked.' }
    case 'valid':
      return { headline: `This ${kind} is genuine and valid`, text: 'The issuer signed it, nothing was changed since, and it has not been taken back.' }
    case 'altered':
      return {
        headline: `This ${kind} is not genuine`,
        text: 'It is not what the issuer signed: it was changed afterwards, or never signed at all. Don’t rely on it.',
      }
    case 'untrusted':
      return { headline: `This ${kind} was not issued here`, text: 'It names another issuer, whom we can’t vouch for. Nothing else of it was checked.' }
    case 'revoked':
      return { headline: `This ${kind} was revoked`, text: 'The issuer has taken it back. It is no proof of anything any more.' }
    case 'superseded':
      return { headline: `This ${kind} was superseded`, text: 'The issuer has issued a corrected version under the same ID. Go by that one, not by this.' }
    case 'expired':
      return {
        headline: `This ${kind} is not valid today`,
        text: 'It is genuine, but today is outside the time it is valid for. If that surprises you, check the date of this device.',
      }
    case 'unknown':
      return {
        headline: `This ${kind} could not be checked to the end`,
        text: 'Something that was needed could not be read, which says nothing against it. Check the connection and try again.',
      }
  }
}
