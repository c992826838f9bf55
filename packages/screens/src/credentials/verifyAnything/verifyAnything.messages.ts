import type { RowVerdict } from '@rampart/ui/VerificationTable'
import { defineMessages } from '@rampart/ui/Language'

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

export const verifyAnythingMessages = defineMessages('verifyAnything', {
  drop: 'Drop certificates here',
  dropHint: (files: number) => `JSON, PNG, SVG or PDF as they were downloaded, or a CSV or text file with IDs. Up to ${files} files of 10 MB.`,
  text: 'IDs, links or the text of a credential',
  textMissing: 'Please enter an ID or a link.',
  check: 'Check',
  privacy: 'Files are read here, in your browser, and never leave it. Only the IDs in them are sent, to look up their records.',
  result: 'Result',
  results: 'Results',
  clear: 'Clear',
  waiting: 'The site answers a limited number of look-ups a minute, and asks to wait.',
  waitingHelp: 'The rest follows as soon as it answers again; there is nothing to do.',
  checking: (count: number) => `Checking ${count} credentials.`,
  checkAgain: 'Check all again',
  verdicts,
  checkedOf: (done: number, all: number) => `Checked ${done} of ${all} …`,
  /** All results in a sentence: '3 checked: 2 valid, 1 revoked.' */
  summary: (all: number, counts: readonly { verdict: RowVerdict; count: number }[]) =>
    `${all} checked: ${counts.map(({ verdict, count }) => `${count} ${verdicts[verdict].toLowerCase()}`).join(', ')}.`,
  columns: { credential: 'Credential', file: 'File', recipient: 'Recipient', title: 'Title', issuedOn: 'Issued on', result: 'Result', note: 'Note' },
  viewBadge: 'View badge',
  viewCertificate: 'View certificate',
  fileUnreadable: (name: string) => `${name} can’t be checked`,
  textUnreadable: 'This can’t be checked',
  notIssued: (id: string | undefined) => `Nothing was issued under ${id ?? 'this ID'}`,
  notIssuedHelp: 'Check the ID letter by letter. Whoever shows a document with an ID that does not exist shows no document of this site.',
  comparison: 'Comparison with the record',
  inDocument: 'In the signed document',
  inFile: 'In the file',
  noRecordOf: (id: string) => `The site has no record under ${id}, the ID that this document names.`,
  recordUnread: (id: string) => `The record of ${id} could not be read, so that nothing could be compared with it.`,
  onRecord: (title: string | null, recipient: string | null, date: string | null) =>
    `On record: ${title ?? 'without a title'}, issued to ${recipient ?? 'somebody whose name was not recorded'}${date ? ` on ${date}` : ''}.`,
  /** What a row says of those that are not simply valid. */
  notes: {
    differs: (facts: readonly { fact: string; recorded: string }[]) =>
      `Differs from the record: ${facts.map(({ fact, recorded }) => `${fact} (${recorded})`).join(', ')}.`,
    notFound: 'Nothing was issued under this ID. Check it letter by letter.',
    unknown: 'It could not be looked up. Check the connection and try again.',
    noRecord: 'The site has no record under its ID.',
    untrusted: 'It names another issuer, of whom nothing is known here.',
  },
  tooManyFiles: (given: number, most: number) => `These are ${given} files. Please give at most ${most} at a time.`,
  tooManyIds: (given: number, most: number) => `These are ${given} IDs. Please give at most ${most} at a time.`,
  foreignLink: (host: string) => `This link leads to another site, ${host}. Only credentials of this site can be looked up here.`,
  fileTooLarge: 'The file is larger than 10 MB.',
  fileGone: 'The browser could not read the file. It may have been moved or changed.',
})

export type VerifyAnythingMessages = (typeof verifyAnythingMessages)['english']
