import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['wrong name', 'rename', 'misspelled'],
  status: 'beta',
  since: '0.1.0',
  use: 'Asks the holder of a certificate or badge how the name on it should read. It stays open until the request has arrived, and keeps what was typed when it has not.',
  instead: [
    { component: 'RequestAction', when: 'nothing has to be typed, or to say that it was asked' },
    { component: 'Dialog', when: 'something else is asked for' },
  ],
  anatomy: [
    'Title and a cross',
    'What comes of it',
    'First and last name, filled with those of today',
    'Field for a reason, which may stay empty',
    'Why it was refused, if it was',
    'Cancel and Send Request',
  ],
  dos: [
    'Fill both names from the profile, so that only the wrong letters have to be typed.',
    'Take it out of the page when it is closed, so that it opens fresh the next time.',
  ],
  donts: ['Close it on an error: what was typed would be lost.'],
  keyboard: [
    { keys: 'Enter', does: 'sends from a name’s field, unless a name is blank' },
    { keys: 'Escape', does: 'closes it, unless the request is on its way' },
  ],
  accessibility:
    'A modal dialog named by its title; focus starts in the first name and goes back when it closes. A refusal is read out at once. While the request is on its way the fields are read-only and nothing closes the dialog.',
}
