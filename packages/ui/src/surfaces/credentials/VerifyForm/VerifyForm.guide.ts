import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['check certificate', 'lookup'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks for the ID that is printed on a certificate, and hands it over without the spaces around it. It keeps what was typed.',
  instead: [
    { component: 'FileDropZone', when: 'people have the document as a file' },
    { component: 'TextField', when: 'the ID is one field of a larger form' },
    { component: 'OneTimeCodeField', when: 'it is a code from a mail' },
  ],
  anatomy: [
    'Certification ID, in letters of one width',
    'Why it was refused, if it was',
    'Verify, beside the box from 600 px on',
  ],
  dos: [
    'Check the format in `onSubmit`, and say by `error` what an ID looks like.',
    'Take the error away in `onEdit`, so that no one reads it beside an ID that is right by now.',
    'Put it into a `VerifyHero` on the page for it.',
  ],
  donts: [
    'Use it for badges: its label and example speak of certificates.',
    'Check while someone types: it waits for Verify or Enter.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends the ID from the field' },
    { keys: 'Tab', does: 'goes from the field to Verify once something is typed' },
    { keys: 'Space', does: 'presses Verify' },
  ],
  accessibility:
    'A native form. Verify is disabled until there is more than spaces, so Tab passes it before. The field is described by its error, which is read out politely as it appears; the focus stays where it was. What follows, a result or a new page, is the caller’s to announce.',
}
