import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Tells on the page of a lesson which course it belongs to, and leads back to that course. It is below the site’s own bar, and stays in sight from 900 px on.',
  instead: [
    { component: 'TopBar', when: 'it is the bar of the whole site' },
    {
      component: 'LessonLayout',
      when: 'you build the page of a lesson: it brings this bar with it',
    },
  ],
  anatomy: [
    'Arrow back to the course',
    'Title of the course, two lines at most; with `lessonTitle` breadcrumbs down to the lesson, which are one link to the course on phones',
    'Action at the end, optional',
  ],
  dos: [
    'Lead the arrow to the course’s own page, not to wherever the visitor came from.',
    'Use the action for the one button that shows the lessons on narrow screens; keep its label to one word.',
  ],
  donts: [
    'Leave the LessonHeader out because the breadcrumbs end with the lesson: the heading is there.',
    'Add a second action: on a phone the title would have no room.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'reaches the arrow, the breadcrumbs and the action',
    },
    { keys: 'Enter', does: 'goes back to the course' },
  ],
  accessibility:
    'The arrow is a link named "Back to course". On phones the breadcrumbs’ link takes its place. The title is plain text, not a heading, so that the lesson has the only `h1`. The action has to bring a name of its own. What is reached by keyboard or by a link to a place on the page does not hide under the two bars.',
}
