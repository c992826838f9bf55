import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lays out a catalogue with its filters: from 600 px on the panel beside the results, on phones a button above them. Styles alone switch, so the page is right before scripts run.',
  instead: [
    { component: 'DetailLayout', when: 'the page is about one thing, with its facts beside it' },
    { component: 'Stack', when: 'there is a single filter, such as a `Select` above a list' },
  ],
  anatomy: [
    'Button that opens the filters, on phones only',
    'Panel, from 600 px on',
    'Heading of the results, for assistive technology',
    'Results',
  ],
  dos: [
    'Give a `FilterPanel` as `panel` and a `Button` of full width as `button`, which opens a `FilterSheet`.',
    'Put it straight below the hero: it brings the page’s side edges and the space above and below.',
    'Set `resultsTitle` to what is found, such as "Courses and labs", if "Results" says too little.',
  ],
  donts: [
    'Put it inside a `PageContainer`: it has one, and the edges would add up.',
    'Choose between button and panel by script: both belong in the page.',
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the filters, or their button, before the results' }],
  accessibility:
    'The results are a region named by an unseen `h2`, so that one can go straight to them; give cards in them headings of level 3. What CSS hides is hidden from everyone. It announces nothing: say how many results there are in a `role="status"` among them.',
}
