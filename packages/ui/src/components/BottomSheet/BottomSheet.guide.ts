import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['sheet', 'action sheet', 'mobile drawer'],
  status: 'stable',
  since: '0.1.0',
  use: 'Brings choices on phones within reach of the thumb: a panel from below, 70 % of the screen high, whose content scrolls between title and main button.',
  instead: [
    { component: 'Dialog', when: 'it is a task or a question, on any width' },
    { component: 'Drawer', when: 'it contains navigation' },
    {
      component: 'FilterSheet',
      when: 'it contains the filters of a catalogue: it is made of this',
    },
    { component: 'Menu', when: 'there are only a few actions' },
  ],
  anatomy: [
    'Veil over the page',
    'Title',
    'Cross',
    'Scrolling content',
    'Main button over the full width, always in sight',
  ],
  dos: [
    'Let choices count at once, and let the main button say what is to be seen then, such as "Show Results".',
    'Keep the title to one or two words, the same as on the button that opens it.',
    'Show the same choices on the page itself from 600 px on.',
  ],
  donts: [
    'Open another overlay from it.',
    'Use it for a form that could be lost: a press outside closes it.',
    'Give the footer more than two buttons; they share the width.',
  ],
  keyboard: [
    { keys: 'Escape', does: 'closes it' },
    { keys: 'Tab', does: 'goes through what is inside and stays there' },
    { keys: 'Arrow Up, Arrow Down', does: 'scrolls the content as soon as it is open' },
  ],
  accessibility:
    'A dialog named by its title. Focus starts on the dialog, is kept inside, and goes back to what opened it; the page behind is still and silent. The cross is a button named "Close".',
}
