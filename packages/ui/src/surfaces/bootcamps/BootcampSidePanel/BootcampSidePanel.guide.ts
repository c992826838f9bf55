import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: "Offers, beside a bootcamp's details, what a visitor can do now: apply, hand in tasks, download the curriculum.",
  instead: [
    { component: 'CourseSideCard', when: 'it is about a course, whose way in is in the hero' },
    { component: 'FactList', when: 'there are facts alone and nothing to do' },
  ],
  anatomy: [
    'What the status means for applications, as a heading',
    'A sentence about it',
    'Length, first and last day',
    'The main action, if there is one: apply, be told when it opens, or hand in tasks',
    'Download of the curriculum',
    'A quiet line for participants',
  ],
  dos: [
    'Give the status as someone has set it: the panel knows no clock.',
    'Open one dialog for both ways to the tasks.',
  ],
  donts: [
    'Put it in the middle of a page; it is the side of a `DetailLayout`.',
    'Give a file that is not there yet.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'presses what has focus' }],
  accessibility:
    'A region named by what it says. A page to apply on opens in a new tab and says so; a `mailto:` address opens the mail program. The disabled download is described by the line under it.',
}
