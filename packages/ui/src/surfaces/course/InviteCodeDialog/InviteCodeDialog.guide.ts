import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['access code', 'unlock'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks a learner for the code that opens a course by invitation. It stays open until the code is taken, and shows the server’s words at the field when it is not.',
  instead: [
    { component: 'TaskAccessDialog', when: 'people have no code and want a link by mail' },
    { component: 'OneTimeCodeField', when: 'it is a numeric code that just came by message' },
    { component: 'Dialog', when: 'something else is asked for' },
  ],
  anatomy: [
    'Title "Enter Invite Code" and a cross',
    'A sentence that names the course',
    'Field for the code',
    'Why it was refused, if it was',
    'Cancel and Submit',
  ],
  dos: [
    'Open it only for courses by invitation, when the learner asks for access.',
    'Take the error away in `onCodeChange`: what is typed next is a new code.',
    'Take it out of the page when it is closed, so that it opens empty the next time.',
  ],
  donts: [
    'Close it on an error: what was typed would be lost.',
    'Tell in `error` whether the code exists for another course.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends the code from the field, unless it is blank or being checked' },
    {
      keys: 'Tab, Shift+Tab',
      does: 'goes around inside; Submit is left out while there is no code',
    },
    { keys: 'Escape', does: 'closes it, unless the code is being checked' },
  ],
  accessibility:
    'A modal dialog named by its title; focus starts in the field and goes back when it closes. A refusal is the description of the field and is read out politely. Submit is disabled while there is no code. While one is checked the focus stays where it was, the field is read-only, and nothing closes the dialog: the code may let the learner in at any moment.',
}
