import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['skip to content', 'bypass blocks'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes people with a keyboard past the bar, to the content of the page. It is unseen until Tab reaches it. `AppShell` brings one.',
  instead: [{ component: 'Link', when: 'it should be seen all the time' }],
  anatomy: ['Link at the upper edge, in sight only while it has focus'],
  dos: [
    'Put it first on the page, before the bar.',
    'Let `href` name an element of this page with `tabIndex={-1}`, so that the focus goes along.',
    'Keep the words "Skip to content": people who need it know them.',
  ],
  donts: [
    'Add one inside an `AppShell`, which has it already.',
    'Give a page a second one; headings and landmarks lead to the rest.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it first and shows it' },
    { keys: 'Enter', does: 'goes to the main content' },
  ],
  accessibility:
    'A plain link, out of sight by clipping alone, so that it stays in the tab order and works before scripts load. The target has to exist on every page, by default an element with the id `content`.',
}
