import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['pager', 'pages', 'next page', 'paging'],
  status: 'beta',
  since: '0.1.0',
  use: 'Leads through a long list in pages that can be named, linked and found again. It shows the first, the last and the pages around the current one; on phones "Page 3 of 12" between two buttons.',
  instead: [
    { component: 'Button', when: 'people read on from the top: "Show more" under the list' },
    { component: 'LinkTabs', when: 'the pages have names' },
  ],
  anatomy: [
    'Previous',
    'Page numbers, or "Page 3 of 12" on phones',
    'Dots for pages left out',
    'Next',
  ],
  dos: [
    'Give `hrefOf` wherever a page can have an address.',
    'Put it below the list, and move the focus to the list’s heading after a change.',
    'Set `isPending` while the next page loads, so that no press is lost or doubled.',
  ],
  donts: [
    'Use it for fewer than about twenty entries: show them all.',
    'Put one above and one below a short list.',
    'Change the number of entries a page without going back to the first page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next page number or button' },
    { keys: 'Enter', does: 'opens that page' },
    { keys: 'Space', does: 'opens that page, where it is a button' },
  ],
  accessibility:
    'A `nav` with a list; each number is named "Page 3", and the current one has `aria-current="page"`. At either end Previous or Next stays in place, marked by `aria-disabled`, so that the focus is not lost. It does not announce the new page: the caller moves the focus or says it.',
}
