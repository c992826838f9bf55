import type { Check } from '../../../lab-kit/mission.ts'
import { issue, verify } from './token.ts'
import type { Claims } from './token.ts'
import { service } from './verifier.ts'
import type { Verifier } from './verifier.ts'

/** Ways to write a word of four letters, and some that are none. */
const spellings = ['none', 'None', 'NONE', 'nOnE', 'NoNe', '', 'null', 'HS256 ', 'hs256']

/** How long an honest token may be good for at most: a working day, in seconds. */
const workingDay = 9 * 3600

const minute = 60
const hour = 3600

/** The bits that a secret needs for each algorithm: as many as its hash has (RFC 7518). */
const neededBits: Readonly<Record<string, number>> = { HS256: 256, HS384: 384, HS512: 512 }

/** The most random bits that a text can have; a text that is repeated is counted once. */
function mostBits(text: string): number {
  const period = Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1).find((step) => text.startsWith(text.slice(step)))
  const once = text.slice(0, period)
  const digits = once.replaceAll(/[\s:-]/g, '')
  if (/^[\da-f]+$/i.test(digits)) return digits.length * 4
  const hasBothCases = /[a-z]/.test(once) && /[A-Z]/.test(once)
  const lettersAndDigits = hasBothCases ? 64 : /[a-z]/i.test(once) ? 36 : 10
  return once.length * Math.log2(lettersAndDigits + (/[^\w+/=-]/.test(once) ? 31 : 0))
}

/** Whether a text is a sentence: random text has no words with spaces between them. */
const isSentence = (text: string) => /[g-z]/i.test(text) && text.trim().includes(' ')

/**
 * Whether a text counts or repeats itself: chance makes steps of many lengths between its signs.
 */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0))).size < 10
}

/** What must hold once the verifier decides. `login` gives the clerk's honest token. */
export function verifierChecks(current: () => Verifier, login: () => string, words: readonly string[], weak: string): readonly Check[] {
  const now = () => Math.floor(Date.now() / 1000)

  /** Whether one of the two closed pages believes this token. */
  const opens = (token: string) => [true, false].some((unsigned) => typeof verify(token, current(), { now: now(), unsigned }) !== 'string')

  const claims = (change: Claims = {}): Claims => ({
    sub: 'mission',
    role: 'admin',
    iss: current().issuer ?? service.issuer,
    aud: current().audience ?? service.audience,
    iat: now(),
    exp: now() + hour,
    ...change,
  })
  /** Signed in every way that the settings may accept. */
  const signed = (change: Claims, secret = current().secret) => ['HS256', 'HS384', 'HS512'].map((alg) => issue(alg, claims(change), secret))

  return [
    {
      id: 'unsigned-refused', name: 'A token that nobody signed is refused',
      run: () => {
        const spelling = spellings.find((alg) => opens(issue(alg, claims(), '')))
        return spelling === undefined ? undefined : `"alg": "${spelling}" gets in`
      },
    },
    { id: 'old-secret-useless', name: 'The old secret opens nothing', run: () => (signed({}, weak).some(opens) ? 'a token signed with it gets in' : undefined) },
    {
      id: 'secret-strong', name: 'The secret cannot be guessed',
      run: () => {
        const { secret, algorithms } = current()
        if (words.some((word) => secret.includes(word))) return 'there is a word of the list in it'
        if (isSentence(secret)) return 'a person made it of words'
        const needed = Math.max(...(algorithms ?? ['HS256']).map((each) => neededBits[each] ?? 0))
        const isSimple = mostBits(secret) < needed || new Set(secret).size < 10 || isSequence(secret)
        return isSimple ? `it is too short or too simple; HS${needed} wants ${needed} bits` : undefined
      },
    },
    {
      id: 'expired-refused', name: 'An expired token is refused',
      run: () => {
        if (signed({ iat: now() - 2 * hour, exp: now() - hour }).some(opens)) return 'one that expired an hour ago gets in'
        return signed({ iat: now() - workingDay }).some(opens) ? 'one that was signed nine hours ago gets in' : undefined
      },
    },
    {
      id: 'strangers-refused', name: 'Tokens meant for another service are refused',
      run: () => {
        const strange: readonly Claims[] = [{ iss: 'another-issuer' }, { iss: undefined }, { aud: 'another-service' }, { aud: undefined }, { aud: ['a', 'b'] }]
        const open = strange.find((change) => signed(change).some(opens))
        return open && Object.entries(open).map(([claim, value]) => `one with ${value === undefined ? `no ${claim}` : `${claim} ${String(value)}`} gets in`)[0]
      },
    },
    {
      id: 'clerk-works', name: 'Honest work goes on',
      run: () => {
        const token = login()
        const believed = verify(token, current(), { now: now(), unsigned: false })
        if (typeof believed === 'string') return `the clerk's new token is refused: ${believed}`
        if (typeof verify(token, current(), { now: now() + minute, unsigned: false }) === 'string') return "the clerk's new token is refused a minute later"
        return believed['role'] === 'clerk' ? undefined : 'the clerk is no clerk any more'
      },
    },
  ]
}
