import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Says what a lesson is called and where in the course it is, and shows its text in lines of 66 characters. From 1280 px on the text’s headings are beside it, and the one that is being read is marked.',
  instead: [
    { component: 'CourseHero', when: 'it opens the page of a course' },
    { component: 'PageHero', when: 'it opens another page' },
    { component: 'RichText', when: 'only the text of an author is to be shown' },
  ],
  anatomy: [
    'Title',
    'Place: module and lesson by number',
    'Text of the lesson (optional)',
    'What comes after the text, such as the actions once more (optional)',
    'On this page: the headings of the text, if there is room',
  ],
  dos: [
    'Put it into a `LessonLayout`, below the actions of a video and above a quiz.',
    'Count module and lesson from 1, the lesson within its module.',
    'Give `description` only as the server has sanitized it.',
  ],
  donts: [
    'Repeat number or course in the title: the line below and the bar above say them.',
    'Begin the text with the title again, or with a heading of level 1.',
  ],
  keyboard: [{ keys: 'Enter', does: 'goes to a heading, from On this page' }],
  accessibility:
    'The title is the only `h1` of the page. A number that is not known is read as a dash. Headings in the text are the author’s, of level 2 to 4. Those with an id make a `nav` named “On this page” after the text, with `aria-current` on the one that is being read; below 1280 px it is not there, as headings can be reached by themselves.',
}
