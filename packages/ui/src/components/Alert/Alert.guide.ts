import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['message', 'banner', 'callout', 'notice', 'error', 'warning', 'inline notification'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says something in its place on the page: why a form was not sent, what has to be known before going on. It stays until it is solved or taken away.',
  instead: [
    { component: 'ToastRegion', when: 'it is a passing word about an action that is done' },
    { component: 'ErrorState', when: 'it is in place of content that could not be loaded' },
    {
      component: 'StatusBanner',
      when: 'it tells the state of something that runs, such as a lab session',
    },
    { component: 'OfflineBanner', when: 'the connection is gone' },
  ],
  anatomy: [
    'Icon of the tone',
    'Title, if the message is long',
    'Message',
    'One button or link that solves it, if there is one',
    'Cross, if it can be dismissed',
  ],
  dos: [
    'Put it where the eye is: above the fields of the form that failed, or in place of the part that is missing.',
    'Say what happened and what to do next, in one or two sentences.',
    'Give `role="alert"` to an error that follows an action and `role="status"` to other news; leave it out for what is there from the start.',
    'Give the action a small outlined `Button` that helps with the message, such as Retry.',
  ],
  donts: [
    'Show several above each other; put what belongs together into one.',
    'Repeat an error that is already at its field.',
    'Make an error dismissable while it is still true.',
    'Expect a dismissed one to come back with other words: give each message its own `key`.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the action, then the cross' },
    { keys: 'Enter, Space', does: 'presses the cross, which takes the message away' },
  ],
  accessibility:
    'Without `role` it is plain text, read in its place; with `alert` it interrupts, with `status` it waits its turn. The icon is hidden, so the words have to express the tone. The cross is a button named "Dismiss"; after it, move the focus in `onDismiss` if nothing sensible follows.',
}
