import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Lays out the page of one course, lab or bootcamp below its hero: sections with even space, and a card of facts beside them that stays in sight.',
  instead: [
    { component: 'CredentialLayout', when: 'the page is of a certificate or badge' },
    { component: 'LessonLayout', when: 'the page is of a lesson' },
    { component: 'FilterLayout', when: 'the page is a catalogue with filters' },
    { component: 'PageContainer', when: 'there is nothing to put beside the text' },
  ],
  anatomy: [
    'What comes first at any width, if anything',
    'Side card: at the right from 900 px on, before the sections on narrower screens',
    'Sections, 48 px apart',
  ],
  dos: [
    'Keep the side card lower than a laptop’s window: it stays in place while the sections scroll.',
    'Put what matters now, such as an `Alert` that the course is completed, into `lead`: phones show it before the side card.',
    'Hand over each section as a child of its own; the space between them is set here.',
  ],
  donts: [
    'Put the hero inside: it reaches the edges of the window.',
    'Repeat the main button of the hero in the side card.',
    'Wrap it in a `PageContainer`: it brings its own.',
  ],
  keyboard: [],
  accessibility:
    'It adds no roles; headings come from the sections. Lead, side and sections are read and reached by Tab in this order at any width, so the side card comes before the sections also if it is at the right.',
}
