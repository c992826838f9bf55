import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { defineMessages } from '@rampart/ui/Language'
import type { Check, CheckReason } from '@rampart/verify'

/** What the texts call the document; `credential` if its kind is not known. */
export type CredentialNoun = CredentialType | 'credential'

/** `host` is the host of the issuer that the credential names. */
const found = (host: string): Record<CheckReason, string> => ({
  signed: 'The file is a signed Open Badges 3.0 credential.',
  unsigned: 'This is not a signed Open Badges 3.0 credential.',
  issuer_trusted: `It was issued by ${host}.`,
  issuer_other: `It names another issuer: ${host}.`,
  key_published: 'The key that it names is published by the issuer.',
  key_foreign: 'The key that it names is not a key of the issuer.',
  keys_unreachable: 'The issuer’s keys could not be read. Check the connection and try again.',
  unchanged: 'The signature is valid: nothing was changed since it was signed.',
  altered: 'The content was changed after it was signed, or the issuer never signed it.',
  insecure_page:
    'Signatures cannot be checked here: the page was not loaded over a secure connection (https).',
  not_expired: 'It has not expired.',
  never_expires: 'It has been valid since the day of issue and does not expire.',
  not_yet_valid: 'It is not valid yet.',
  expired: 'It has expired.',
  not_revoked: 'The issuer has not revoked it.',
  revoked: 'The issuer has revoked it.',
  superseded: 'It was superseded: the issuer has issued a corrected version under the same ID.',
  status_unreachable:
    'The issuer’s list of revoked credentials could not be read. Check the connection and try again.',
})

/**
 * The results of checking a credential, for its own page and for anything that is given to verify.
 */
export const checkMessages = defineMessages('checks', {
  /** Names of verdicts. */
  headlines: {
    checking: (noun: CredentialNoun) => `Checking this ${noun} …`,
    valid: (noun: CredentialNoun) => `This ${noun} is genuine and valid`,
    altered: (noun: CredentialNoun) => `This ${noun} is not genuine`,
    untrusted: (noun: CredentialNoun) => `This ${noun} was not issued here`,
    revoked: (noun: CredentialNoun) => `This ${noun} was revoked`,
    superseded: (noun: CredentialNoun) => `This ${noun} was superseded`,
    expired: (noun: CredentialNoun) => `This ${noun} is not valid today`,
    unknown: (noun: CredentialNoun) => `This ${noun} could not be fully checked`,
  },
  /** Meanings of verdicts. */
  meanings: {
    checking: 'Your own browser checks the signature; nobody but the issuer is asked.',
    valid: 'The issuer signed it, nothing was changed since, and it has not been withdrawn.',
    altered:
      'It is not what the issuer signed: it was changed afterwards, or never signed at all. Don’t rely on it.',
    untrusted: 'It names another issuer, which we can’t vouch for. Nothing else was checked.',
    revoked: 'The issuer has withdrawn it. It no longer proves anything.',
    superseded:
      'The issuer has issued a corrected version under the same ID. Go by that one, not by this.',
    expired:
      'It is genuine, but today is outside the time it is valid for. If that surprises you, check the date of this device.',
    unknown:
      'Something that was needed could not be read, which says nothing against it. Check the connection and try again.',
  },
  /** Names of checks. */
  checks: {
    form: 'Document',
    issuer: 'Issuer',
    key: 'Issuer’s key',
    signature: 'Signature',
    dates: 'Dates',
    status: 'Revocation',
  },
  /** Result of a check. */
  found: ({ reason, host = '' }: Check) => found(host)[reason],
  notReached: 'Not checked, as an earlier check did not pass.',
  facts: {
    recipient: 'Recipient',
    title: 'Title',
    id: 'ID',
    issuedOn: 'Issued on',
    status: 'Status',
  },
})

export type CheckMessages = (typeof checkMessages)['english']
