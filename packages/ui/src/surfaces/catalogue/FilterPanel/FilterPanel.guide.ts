import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['facets', 'refine', 'sidebar filters'],
  status: 'stable',
  since: '0.1.0',
  use: 'Narrows a catalogue by level, domain and type, beside its results. Every choice counts at once; the panel stays in sight while the results scroll. It is not there below 600 px.',
  instead: [
    { component: 'FilterSheet', when: 'the window is a phone’s' },
    { component: 'Select', when: 'there is one filter with one answer' },
    { component: 'CheckboxGroup', when: 'the choice belongs to a form and is sent with it' },
  ],
  anatomy: [
    'Title "Filters"',
    'Number of choices, once there is one',
    'Clear All, disabled while nothing is chosen',
    'Level',
    'Domain',
    'Type',
  ],
  dos: [
    'Put it into a `FilterLayout`, which gives it its column.',
    'Keep labels of options to two words: the column is 216 to 240 px wide.',
    'Empty all three groups in `onClearAll`, also one that is kept in the address.',
  ],
  donts: [
    'Add a button that applies the choice: it has been applied.',
    'Take options away that would find nothing: people lose their place when rows vanish.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes to Clear All, if it is enabled, and then from checkbox to checkbox',
    },
    { keys: 'Space', does: 'ticks a checkbox, or presses Clear All' },
    { keys: 'Enter', does: 'presses Clear All' },
  ],
  accessibility:
    'A region named "Filters" with one fieldset for each group. The number of choices says "chosen" to screen readers but is not announced; the page has to say how many results there are after each change. Clear All is disabled while nothing is chosen; pressed, it leaves the focus on the region.',
}
