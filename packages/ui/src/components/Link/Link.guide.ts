import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['anchor', 'href'],
  status: 'stable',
  since: '0.1.0',
  use: 'Leads to another page or place, inside running text or in a list of links. It works before scripts load, and can be opened in a new tab or copied like any other.',
  instead: [
    { component: 'LinkButton', when: 'it is the main way onward on the page' },
    { component: 'Button', when: 'it does something on this page' },
    { component: 'LinkTabs', when: 'several pages of equal weight are beside each other' },
  ],
  anatomy: [
    'The words of the link',
    'Underline, always in running text; in lists it may wait for the pointer',
  ],
  dos: [
    'Say where it leads: "the certificate of Dana", "Verify Cert".',
    'Use `underline="hover"` in lists of links alone, such as a footer.',
    'Use `tone="inverse"` on the dark ground of a hero.',
    'Open a new tab only if leaving would lose something, such as a running lab.',
  ],
  donts: [
    'Write "here" or "more": the words are read out of their context, too.',
    'Drop the underline in a sentence: color alone is not enough.',
    'Use it for what changes data.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Enter', does: 'follows it' },
  ],
  accessibility:
    'A native link, named by its words. With `opensNewTab` it adds "(opens in a new tab)" for screen readers, but not if there is an `aria-label`: then the label has to say so. Nothing shows the new tab to the eye, so say it in the words where it matters. An `aria-label` has to begin with the visible words; set `aria-current="page"` on a link to the page one is on.',
}
