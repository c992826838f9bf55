import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a certificate or badge in the list of those that a learner has earned, with all that can be done with it: look, copy, share, download.',
  instead: [
    { component: 'CredentialDetails', when: 'it is the public page of the credential' },
    { component: 'CredentialSection', when: 'it is what a course will earn' },
    { component: 'CompletedCourseCard', when: 'it is about the course, not what came of it' },
  ],
  anatomy: [
    'Picture, or words that there is none',
    'Kind',
    'Title',
    'Date of issue',
    'View Details',
    'Copy link',
    'Share on LinkedIn',
    'Download Certificate, if there is a file',
  ],
  dos: [
    'Put the cards into the list items of a `Grid` with two columns; the actions are at the bottom, so that a row ends alike.',
    'Give the absolute address as `link`: it is what others get.',
    'Leave `download` out for badges: the button says "Download Certificate".',
  ],
  donts: [
    'Use it for a credential that was revoked; its actions would boast of what no longer counts.',
    'Shorten the title; it is shown whole.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through View Details, Copy link, Share on LinkedIn and Download Certificate',
    },
    { keys: 'Enter', does: 'follows a link, or copies' },
    { keys: 'Space', does: 'copies, on the button' },
  ],
  accessibility:
    'An article named by its heading. Every action has the title in its name, so that those of several cards are told apart; links to a new tab say so, and a copy is read out. The picture is decoration here.',
}
