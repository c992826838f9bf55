import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['hint', 'hover text', 'title'],
  status: 'beta',
  since: '0.1.0',
  use: 'Names a control that has only an icon, or adds a hint that one can do without, such as its keys. It comes with the keyboard’s focus at once and under a resting pointer after half a second.',
  instead: [
    { component: 'Popover', when: 'there is something to read at length or to press' },
    { component: 'FormField', when: 'it helps to fill in a field: give the field a `hint`' },
    { component: 'Text', when: 'everyone has to know it' },
  ],
  anatomy: ['The control', 'Dark box beside it', 'A few words', 'Keys (optional)'],
  dos: [
    'Repeat the label of an `IconButton` word for word, and add its keys if it has any.',
    'Keep it to eight words; it wraps at 260 px.',
    'Give it to controls that take the focus, as `Button`, `IconButton` and `Link` do.',
  ],
  donts: [
    'Say in it what people need: it never opens on a touch screen.',
    'Put it on text, a chip or a disabled button, which the keyboard does not reach.',
    'Bring it into the first page for a single icon: it weighs about 12 kB there, and an `IconButton` alone has the browser’s `title`. Take it where overlays are loaded anyway, or late.',
    'Write a sentence that repeats what the button already says.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'opens it as the focus comes to the control' },
    { keys: 'Escape', does: 'closes it and leaves the focus where it is' },
    { keys: 'Enter, Space', does: 'presses the control and closes it' },
  ],
  accessibility:
    'A `tooltip` that describes its control while it is open. Where it says the same as the label of an `IconButton`, it does not describe it, so that no one hears the name twice, and the button leaves out the browser’s own `title`. The pointer may move onto it.',
}
