import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Reminds someone who came by a personal link whose task they are about to hand in: name, e-mail address and country. It is there to be checked, not changed.',
  instead: [
    { component: 'InstructorBlock', when: 'it is the person who teaches' },
    { component: 'FactList', when: 'it is about a thing and needs no face' },
    { component: 'Avatar', when: 'a face or initials beside a name are enough' },
  ],
  anatomy: ['Initials', 'The word "Participant"', 'Name', 'Email', 'Country, or "Not specified"'],
  dos: [
    'Give the full name, not a first name or a user name.',
    'Place it beside the form, one a page.',
  ],
  donts: [
    'Use it for a list of people.',
    'Invent a country if there is none: leave it out, and the card says so.',
  ],
  keyboard: [],
  accessibility:
    'A region named "Participant" with the name as a heading at `headingLevel`, and a list of terms with their values. The initials are decoration. Long names and addresses wrap.',
}
