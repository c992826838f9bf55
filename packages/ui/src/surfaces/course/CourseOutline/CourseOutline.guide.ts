import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['syllabus', 'table of contents', 'chapters'],
  status: 'stable',
  since: '0.1.0',
  use: 'Tells what a course holds before one has it: its modules, and the lessons of each on request; labs that are part of it are in a part of their own, and lead to their pages.',
  instead: [
    {
      component: 'LessonOutline',
      when: 'the learner is in the course: lessons are links and have ticks',
    },
    { component: 'CurriculumList', when: 'the parts have a text each instead of lessons' },
    { component: 'Disclosure', when: 'a single thing opens' },
  ],
  anatomy: [
    'Course Content, with the number of modules and lessons',
    'Expand all or Collapse all, if wanted',
    'A module each: title, number of lessons, arrow',
    'Its lessons: sign for video or document, title',
    'Hands-on labs, if there are any: title, and "Solved" for those that the reader has solved',
  ],
  dos: [
    'Offer `canExpandAll` from two modules on.',
    'Give the modules in their order; the first is open at first.',
    'Keep module titles under 60 characters; longer ones wrap beside the count.',
  ],
  donts: [
    'Show it for a course without modules: "0 modules" helps no one.',
    'Put it into a narrow side column; it needs the width of the text.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to Expand all, then from module to module' },
    { keys: 'Enter, Space', does: 'opens or closes a module, or presses Expand all' },
  ],
  accessibility:
    'A region named by its heading. Modules are native `details` with a heading each, one level below "Course Content": they work without scripts, and finding text in the page opens the right one. Lessons are an ordered list; the sign before each is read as "Video" or "Document". Expand all tells its effect by its name alone.',
}
