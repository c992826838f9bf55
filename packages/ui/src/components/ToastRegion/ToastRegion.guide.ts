import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['toast', 'snackbar', 'notification'],
  status: 'stable',
  since: '0.1.0',
  use: 'Gives a passing word about what someone has just done, or about what happened meanwhile, at the bottom of the window in the middle. There is one for the whole application, outside of its pages, so that news stay while the page changes.',
  instead: [
    {
      component: 'Alert',
      when: 'it belongs to a place on the page, such as a form that could not be sent',
    },
    { component: 'ConfirmDialog', when: 'something has to be decided' },
    { component: 'OfflineBanner', when: 'it is so for a while, such as a lost connection' },
    { component: 'CopyButton', when: 'something was copied: the button says so itself' },
  ],
  anatomy: [
    'Up to four notifications, the newest nearest the edge',
    'Icon of the tone',
    'One sentence',
    'Dismiss',
  ],
  dos: [
    'Write one sentence of up to about 60 characters that says what happened: "Profile updated successfully!".',
    'Choose by tone how long it stays: `success` 3 seconds, `info` 4, `caution` 5, `critical` until dismissed.',
    'Make one queue with `createToastQueue` for all; it may be filled before the region is there.',
    'Give a longer `timeout` if a sentence takes longer to read.',
  ],
  donts: [
    'Put something into it that people need later: it goes and does not come back.',
    'Ask for an action in it: there is no button but Dismiss.',
    'Tell what the page shows anyway, such as a row that has gone.',
  ],
  keyboard: [
    { keys: 'F6', does: 'goes to the region while there are notifications' },
    { keys: 'Tab', does: 'goes through the notifications and their Dismiss buttons' },
    { keys: 'Escape', does: 'takes away the notification that has the focus' },
    { keys: 'Enter, Space', does: 'presses Dismiss' },
  ],
  accessibility:
    'A region named "Notifications", there only while it has any. Errors are read out at once (`alert`), the others when the screen reader has finished (`status`), each with its tone in words. Time does not pass while the pointer or the focus of the keyboard is on them and while the page is out of sight; a press or a touch leaves the focus where it was. When one is dismissed by keyboard the focus goes to another, and after the last back to where it was.',
}
