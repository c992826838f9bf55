import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['earning criteria', 'skills', 'course of a certificate'],
  status: 'beta',
  since: '0.1.0',
  use: 'Tells somebody who meets a certificate or badge what its holder did for it, what they learned, how long it takes, and where to do the same.',
  instead: [
    { component: 'CredentialDetails', when: 'it is about whom it was issued to, when, and its ID' },
    { component: 'CredentialEvidence', when: 'the holder shows labs that they solved' },
    { component: 'CredentialSection', when: 'a course promises what it will earn' },
  ],
  anatomy: [
    'Title and the sentence on what earned it',
    'Figures below it: lessons, time',
    'Skills, in two columns if there is room',
    'Link to the course, bootcamp or labs',
  ],
  dos: [
    'Leave out what is not known: skills, figures and link each make sense alone.',
    'Write the sentence in the past: what its holder did.',
  ],
  donts: [
    'Present it as signed: it is what the catalogue says today.',
    'Link to what nobody can start any more.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the link' }],
  accessibility:
    'A region named by its heading, with a list of figures and a named list of skills. The marks are decoration.',
}
