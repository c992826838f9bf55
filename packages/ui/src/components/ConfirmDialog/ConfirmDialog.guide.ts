import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['confirmation', 'are you sure', 'alert dialog', 'delete'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks once more before something that cannot be undone, and says what it costs. It stays while the work is under way and when it failed.',
  instead: [
    { component: 'Dialog', when: 'there are fields to fill in, or nothing is at stake' },
    { component: 'DeleteAccountDialog', when: 'it is the account that goes' },
    { component: 'ToastRegion', when: 'the action can be undone: do it, and say so' },
  ],
  anatomy: [
    'Title: what is about to happen',
    'What it means',
    'Why it failed, if it did',
    'Cancel',
    'Button that does it',
  ],
  dos: [
    'Use the same verb and object in title and button: "End Lab Session".',
    'Say in one to three sentences what is lost, with its number or name if there is one.',
    'Use `tone="critical"` if something is lost for good.',
    'Name the refusal where "Cancel" could mean the thing itself, as in "Cancel subscription": "Keep subscription".',
  ],
  donts: [
    'Ask for what is harmless or can be undone; people stop reading.',
    'Write "Are you sure?" or "Yes" and "No".',
    'Close it before the work is done: the error needs its place.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from Cancel to the other button and stays inside' },
    { keys: 'Enter, Space', does: 'presses the button with the focus' },
    { keys: 'Escape', does: 'says no, unless the work is under way' },
  ],
  accessibility:
    'An `alertdialog` named by its title and described by its text, so that both are read out when it opens. Focus starts on the dialog itself and goes back to what opened it; a press outside does nothing. While `isPending` the button that does it keeps the focus and names the work, and Cancel is disabled; `error` is read out at once.',
}
