import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['modal', 'backdrop', 'layer'],
  status: 'stable',
  since: '0.1.0',
  use: 'The base of everything that is over a page: veil, motion, focus kept inside and given back. Build screens with the three that are made of it.',
  instead: [
    { component: 'Dialog', when: 'it is a short task or a question' },
    { component: 'Drawer', when: 'it contains navigation' },
    { component: 'BottomSheet', when: 'it contains choices, on phones' },
  ],
  anatomy: [
    'Veil over the page',
    'Panel: in the middle, at the end or at the bottom',
    'Title',
    'Cross, unless an action does the same',
    'Content, which scrolls',
    'Footer that stays in sight, optional',
  ],
  dos: [
    'Use it only to make another kind of overlay, inside the design system.',
    'Keep the title to one line, and name the task in it.',
    'Leave out the cross only if a button in words closes as well.',
  ],
  donts: ['Open one over another.', 'Use `alertdialog` for news that needs no answer.'],
  keyboard: [
    { keys: 'Tab', does: 'goes around inside the panel' },
    { keys: 'Escape', does: 'asks to close, also if a press outside does not' },
    { keys: 'Arrow Up, Arrow Down', does: 'scrolls long content, from the moment it opens' },
  ],
  accessibility:
    'A modal `dialog` or `alertdialog` named by its title, an `h2`; the page behind cannot be reached or read. Focus starts on the dialog itself, or on a field with `autoFocus`, and goes back to where it was. An `alertdialog` is described by its content, which is so read out at once: keep it short. The caller closes it when `onOpenChange` says `false`.',
}
