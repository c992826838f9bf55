import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['launch lab', 'time choice', 'credits'],
  status: 'stable',
  since: '0.1.0',
  use: 'Lets a learner choose how long a lab runs, or how much longer, and says what that costs and what remains. What the credits do not allow cannot be chosen; the server decides all the same.',
  instead: [
    { component: 'ConfirmDialog', when: 'a session is to be ended' },
    { component: 'Dialog', when: 'something else is asked for' },
  ],
  anatomy: [
    'Title, by purpose, and a cross',
    'A sentence that names the lab',
    'Durations with their prices, and why one cannot be chosen',
    'Balance now and after this, where known',
    'That the credits are too few for any, or why it was refused, with a link to a session that runs already',
    'Cancel and Launch Lab or Extend',
  ],
  dos: [
    'Offer only lengths that the session’s maximum allows; two to five fit well.',
    'Give all numbers as words with their unit: "2 credits", "1 hour".',
    'Leave `balance` out until it is known, and let people choose all the same.',
    'Take it out of the page when it is closed, so that it opens with the length that suits the balance.',
  ],
  donts: [
    'Open it with nothing to choose: leave out the button that leads here.',
    'Close it on an error: the choice stays for another try.',
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'change the duration; what is left follows' },
    { keys: 'Tab, Shift+Tab', does: 'goes around inside; the durations are one stop' },
    { keys: 'Escape', does: 'closes it, unless the request is under way' },
  ],
  accessibility:
    'A modal dialog with a group of native radio buttons named "Duration", each named by its length and price. Durations that the credits do not allow are disabled, each with the reason as its description; that they allow none is a `status`, a refusal is an `alert`. While `isPending` nothing can be changed or left, and the button that sends is `aria-busy` and keeps its focus. The balance after a choice is not announced.',
}
