import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Takes the address of somebody who wants to be told when a bootcamp opens, and says that the address has to be confirmed. It has no state of its own.',
  instead: [
    { component: 'TaskAccessDialog', when: 'a participant asks for the way to the tasks' },
    { component: 'Dialog', when: 'something else is asked for' },
  ],
  anatomy: [
    'Title, which changes when the link was sent',
    'A sentence that says what is sent',
    'Why it failed, if it did',
    'The address',
    'Cancel and Tell Me, or where the link was sent and Close',
  ],
  dos: [
    'Fill in the address of the account if somebody is signed in.',
    'Say the same whether or not the address waits already.',
  ],
  donts: ['Promise anything before the address is confirmed.'],
  keyboard: [
    { keys: 'Enter', does: 'sends, from the field' },
    { keys: 'Escape', does: 'closes, unless the request is under way' },
  ],
  accessibility:
    'Focus starts in the field, stays on the button while the request is under way ("Sending..."), comes back to the field when something has to be fixed, and goes to "Close" when the link was sent; that button is described by where it was sent.',
}
