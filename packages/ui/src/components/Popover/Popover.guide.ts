import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['popup', 'flyout', 'dropdown panel', 'hovercard'],
  status: 'beta',
  since: '0.1.0',
  use: 'Holds a short explanation or a small setting beside the button that opens it, without hiding the page. It takes the room that its content needs, up to 340 px, and turns to the side if there is room.',
  instead: [
    { component: 'Tooltip', when: 'a few words name a control' },
    { component: 'Menu', when: 'it lists actions or links' },
    { component: 'Dialog', when: 'it is a task of its own, or holds more than two fields' },
    { component: 'Disclosure', when: 'the text may push down what follows' },
  ],
  anatomy: [
    'Button that opens it',
    'Title (optional)',
    'Content',
    'Action that closes it (optional)',
  ],
  dos: [
    'Let the button say what it opens, such as "What is a credit?".',
    'Keep it to a few lines, or to one or two controls.',
    'Close it by the function that the content gets, once its work is done.',
  ],
  donts: [
    'Open one from another, or a dialog from inside it.',
    'Put into it what people must not miss.',
    'Show it before anyone has asked for it.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it from the button' },
    { keys: 'Tab, Shift+Tab', does: 'goes around inside' },
    { keys: 'Escape', does: 'closes it and gives the focus back to the button' },
  ],
  accessibility:
    'A `dialog` named by `title` or `label`. The focus goes to the dialog itself, so that its name is read first, and back to the button. The button says that it opens a dialog and whether it is open. A press outside closes it.',
}
