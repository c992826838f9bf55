import { credentialKinds, credentialTypes } from '@rampart/contract/rules/credentialKinds'
import type { RowVerdict } from '@rampart/ui/VerificationTable'
import { defineMessages } from '@rampart/ui/Language'
import type { Unreadable } from '@rampart/verify/readCredentialFile'

/** Verdicts in a word or two. */
const verdicts: Record<RowVerdict, string> = {
  valid: 'Valid',
  superseded: 'Superseded',
  expired: 'Not valid today',
  revoked: 'Revoked',
  altered: 'Not genuine',
  untrusted: 'Other issuer',
  notFound: 'Not found',
  unknown: 'Not checked',
  unreadable: 'Not readable',
  checking: 'Checking',
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const either = (names: readonly string[]) => list.format(names)

/** Why nothing could be read from a file or text. */
const unreadable: Record<Unreadable, string> = {
  empty_file: 'The file is empty.',
  file_too_large: 'The file is larger than 10 MB.',
  damaged: 'The file is damaged, or not what it seems to be.',
  pdf_reader_missing: 'The PDF reader could not be loaded. Check the connection and try again.',
  other_kind:
    'This kind of file contains no credential. Use the certificate’s PNG, SVG, PDF or JSON file.',
  svg_without:
    'There is no signed credential in this picture. Other pictures of a certificate prove nothing.',
  text_too_long: 'The text is too long for a list of IDs.',
  no_ids: `There is no ${either(credentialTypes)} ID in it. IDs begin with ${either(credentialTypes.map((type) => `${credentialKinds[type].prefix}-`))}.`,
  png_without:
    'There is no signed credential in this picture. Screenshots and other copies lose it, and prove nothing.',
  png_several: 'There are several credentials in this picture, and only one may be.',
  png_packed:
    'The credential in this picture is packed in a way that Open Badges 3.0 does not allow.',
  pdf_without:
    'There is no signed credential attached to this PDF. Printed or scanned copies lose it, and prove nothing.',
  pdf_several: 'There are several credentials attached to this PDF, and only one may be.',
  pdf_unreadable: 'What is attached to this PDF cannot be read. It may be locked or damaged.',
  json_too_long: 'The JSON in it is far larger than a credential is.',
  json_damaged: 'It begins like a credential, but its JSON is cut off or damaged.',
  json_unsigned: 'There is JSON in it, but no signed credential.',
  json_too_deep: 'The JSON in it is nested deeper than a credential is.',
}

export const verifyAnythingMessages = defineMessages('verifyAnything', {
  drop: 'Drop certificates here',
  dropHint: (files: number) =>
    `JSON, PNG, SVG or PDF as they were downloaded, or a CSV or text file with IDs. Up to ${files} files of 10 MB.`,
  text: 'IDs, links or the text of a credential',
  textMissing: 'Please enter an ID or a link.',
  check: 'Check',
  privacy:
    'Files are read here, in your browser, and never leave it. Only the IDs in them are sent, to look up their records.',
  result: 'Result',
  results: 'Results',
  clear: 'Clear',
  waiting: 'The site allows a limited number of lookups per minute.',
  waitingHelp: 'The rest will be checked automatically; you don’t need to do anything.',
  checking: (count: number) => `Checking ${count} credentials.`,
  checkAgain: 'Check all again',
  verdicts,
  checkedOf: (done: number, all: number) => `Checked ${done} of ${all} …`,
  /** All results in a sentence: '3 checked: 2 valid, 1 revoked.' */
  summary: (all: number, counts: readonly { verdict: RowVerdict; count: number }[]) =>
    `${all} checked: ${counts.map(({ verdict, count }) => `${count} ${verdicts[verdict].toLowerCase()}`).join(', ')}.`,
  columns: {
    credential: 'Credential',
    file: 'File',
    recipient: 'Recipient',
    title: 'Title',
    issuedOn: 'Issued on',
    result: 'Result',
    note: 'Note',
  },
  fileUnreadable: (name: string) => `${name} can’t be checked`,
  textUnreadable: 'This can’t be checked',
  notIssued: (id: string | undefined) => `Nothing was issued under ${id ?? 'this ID'}`,
  notIssuedHelp:
    'Check the ID letter by letter. A document with an ID that does not exist was not issued by this site.',
  comparison: 'Comparison with the record',
  inDocument: 'In the signed document',
  inFile: 'In the file',
  noRecordOf: (id: string) =>
    `The site has no record under ${id}, the ID that this document names.`,
  recordUnread: (id: string) =>
    `The record of ${id} could not be read, so nothing could be compared with it.`,
  onRecord: (title: string | null, recipient: string | null, date: string | null) =>
    `On record: ${title ?? 'without a title'}, issued to ${recipient ?? 'somebody whose name was not recorded'}${date ? ` on ${date}` : ''}.`,
  /** Notes of rows that are not simply valid. */
  notes: {
    differs: (facts: readonly { fact: string; recorded: string }[]) =>
      `Differs from the record: ${facts.map(({ fact, recorded }) => `${fact} (${recorded})`).join(', ')}.`,
    notFound: 'Nothing was issued under this ID. Check it letter by letter.',
    unknown: 'It could not be looked up. Check the connection and try again.',
    noRecord: 'The site has no record under its ID.',
    untrusted: 'It names another issuer, of whom nothing is known here.',
  },
  tooManyFiles: (given: number, most: number) =>
    `These are ${given} files. Please give at most ${most} at a time.`,
  tooManyIds: (given: number, most: number) =>
    `These are ${given} IDs. Please give at most ${most} at a time.`,
  foreignLink: (host: string) =>
    `This link leads to another site, ${host}. Only credentials of this site can be looked up here.`,
  unreadable,
  fileGone: 'The browser could not read the file. It may have been moved or changed.',
})

export type VerifyAnythingMessages = (typeof verifyAnythingMessages)['english']
