import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['mobile filters', 'facets'],
  status: 'stable',
  since: '0.1.0',
  use: 'Offers the filters of a catalogue on phones, from below, 70 per cent of the height. Every choice counts at once, so that Show Results only has to close it.',
  instead: [
    { component: 'FilterPanel', when: 'the window is 600 px wide or more' },
    { component: 'BottomSheet', when: 'the choices are not type and level' },
  ],
  anatomy: [
    'Veil over the page',
    'Title "Filters"',
    'Cross',
    'Domains of the address, each with a button that takes it back',
    'Type',
    'Level',
    'Number of results',
    'Clear All, while something is chosen',
    'Show Results, always in sight',
  ],
  dos: [
    'Open it from the button that `FilterLayout` places above the results.',
    'Give `onClearAll` while anything is chosen, also a domain. Give `domain` if an address can choose one, so that it can be taken back alone.',
    'Say beside the words of the button that opens it how many options are chosen.',
    'Hold its choices where the `FilterPanel` has them, so that turning the phone loses none.',
    'Load it when it is first needed: most visitors never open it.',
  ],
  donts: [
    'Take choices back when it is closed by the cross or by Escape: these are no Cancel.',
    'Count on it for choosing a domain, which it leaves out.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'goes around inside: cross, checkboxes, Clear All, Show Results',
    },
    { keys: 'Space', does: 'ticks a checkbox' },
    { keys: 'Enter, Space', does: 'closes it, from Show Results or the cross; presses Clear All' },
    { keys: 'Escape', does: 'closes it; the choices stay' },
  ],
  accessibility:
    'A modal dialog named "Filters" with two fieldsets. Focus starts on the dialog, stays inside and goes back to the button that opened it; give that button `aria-haspopup="dialog"`. Clear All goes with the last choice and leaves the focus on Show Results; so does the button that takes back a domain, named "Remove DevOps". The results behind are hidden while it is open, so what the page announces about them is best heard after it has closed.',
}
