import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows a learner inside a course where they are: every lesson, what is completed, and how much of the whole is done. The module with the current lesson is open, the others wait.',
  instead: [
    {
      component: 'CourseOutline',
      when: 'it shows what a course holds to people who may not have it yet',
    },
    {
      component: 'LessonLayout',
      when: 'you build the page of a lesson: it places the outline beside the lesson, or in a drawer',
    },
  ],
  anatomy: [
    'Progress over all lessons, if there are any',
    'A row for each module: title, completed of all, arrow',
    'Its lessons: mark and title',
    'Tick on what is completed',
    'Volt dot, bar and tinted ground on the current lesson; a completed one keeps its tick in place of the dot',
  ],
  dos: [
    'Give every module of the course in order, also those without lessons yet.',
    'Pass `onLessonPress` where it is in a drawer, so that the drawer closes.',
    'Keep titles short enough for two lines of a column about 350 px wide.',
  ],
  donts: [
    'Lock or hide lessons in it: every row is a link.',
    'Put a second progress bar of the course beside it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the modules and the lessons of those that are open' },
    { keys: 'Enter, Space', does: 'opens or closes a module' },
    { keys: 'Enter', does: 'goes to the lesson in focus' },
  ],
  accessibility:
    'A navigation named "Lessons" with native disclosures and lists of links. The current lesson has `aria-current="page"`; a completed one has "(completed)" in its name, as the marks are decoration. The bar is called "Your progress" and is read as "2 of 8 lessons".',
}
