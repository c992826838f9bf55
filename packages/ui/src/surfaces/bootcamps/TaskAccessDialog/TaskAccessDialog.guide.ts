import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lets people without an account ask for a link by mail, and tells them that it was sent. It has no state of its own.',
  instead: [
    { component: 'InviteCodeDialog', when: 'they have a code already' },
    { component: 'Dialog', when: 'something else is asked for' },
  ],
  anatomy: [
    'Title, which changes when the link was sent',
    'A sentence that says which address',
    'Why it failed, if it did',
    'The address',
    'Cancel and Send Access Link, or the confirmation and Close',
  ],
  dos: [
    'Answer alike whether or not the address is registered; the sentence below the confirmation helps people who wait in vain.',
    'Keep what was typed after a failure, and forget it once it was sent: others may use the same browser.',
  ],
  donts: ['Close it after sending: people read at their own pace.'],
  keyboard: [
    { keys: 'Enter', does: 'sends, from the field' },
    { keys: 'Escape', does: 'closes, unless the request is under way' },
  ],
  accessibility:
    'Focus starts in the field, stays on the button while the link is sent ("Sending..."), comes back to it when something has to be fixed, and goes to "Close" when the link was sent; that button is described by the confirmation, which is so read out.',
}
