import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  synonyms: ['action', 'submit', 'cta', 'press'],
  status: 'stable',
  since: '0.1.0',
  use: 'Does something on this page: submits a form, opens a dialog, tries again. Its label says what will happen.',
  instead: [
    {
      component: 'LinkButton',
      when: 'it leads to another page: a link can be opened in a new tab and works before scripts load',
    },
    {
      component: 'IconButton',
      when: 'a well-known icon alone says what it does, such as a cross that closes',
    },
    { component: 'CopyButton', when: 'it copies a text and has to say so' },
  ],
  anatomy: [
    'Label: a verb and its object',
    'Icon before the label, if it helps to tell buttons apart',
    'Spinner over the label while work is under way, or beside words for the work',
  ],
  dos: [
    'Use one solid button in a group; soft, outline or plain for the others.',
    'Name the work by `pendingLabel` while it is under way if the specification does ("Ending..."); otherwise the spinner is enough.',
    'Use the critical tone for what cannot be undone, and ask once more in a ConfirmDialog.',
  ],
  donts: [
    'Disable it to say that a form is incomplete; let people press it and say what is missing.',
    'Write "Click here" or "OK": a label has to make sense on its own.',
    'Put two solid buttons beside each other.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'presses it' },
    { keys: 'Tab', does: 'reaches it, also while it is busy' },
  ],
  accessibility:
    'A native button. While `isPending` it keeps its focus and, without a `pendingLabel`, its name; it is `aria-busy` and refuses presses, so that nothing is sent twice and no one loses their place. If the visible label is not enough beside others of its kind, give an `aria-label` that begins with the visible words.',
}
