import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['modal', 'popup', 'lightbox'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes a person through one short task or question without leaving the page. Below 600 px it rises from the bottom over the full width; wider windows show it in the middle, 400 or 560 px wide.',
  instead: [
    {
      component: 'ConfirmDialog',
      when: 'it only asks whether to go on with something that cannot be undone',
    },
    { component: 'Drawer', when: 'it contains navigation' },
    { component: 'BottomSheet', when: 'it contains choices on phones' },
    { component: 'ToastRegion', when: 'there is news that needs no answer' },
    { component: 'Alert', when: 'the message belongs to a place on the page' },
  ],
  anatomy: [
    'Veil over the page',
    'Title',
    'Cross, unless an action in words does the same',
    'Content, which scrolls',
    'Actions, which stay in sight (optional)',
  ],
  dos: [
    'Name the task in the title with two to four words, such as "Enter Invite Code".',
    'Put the main action last and give it a verb; put "Cancel" before it.',
    'Give the first field `autoFocus` if the dialog is there to be filled in.',
    'Use `size="medium"` for a form, and `small` for a sentence with its answer.',
  ],
  donts: [
    'Open it from another dialog: change what is in the first one.',
    'Use `alertdialog` for a task: that is for a question which must be answered now.',
    'Open it on its own while someone is reading or typing.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'goes around inside, from the last control to the first and back',
    },
    { keys: 'Escape', does: 'closes it, an `alertdialog` too' },
    {
      keys: 'Arrow Up, Arrow Down, Page Up, Page Down',
      does: 'scrolls long content while the focus is on the dialog itself',
    },
  ],
  accessibility:
    'A modal dialog named by its title, an `h2`. Focus starts on the dialog, so that its name is read first, or in a field with `autoFocus`; it stays inside and goes back to where it was. The page behind is hidden from assistive technology. An `alertdialog` is described by its content as well.',
}
