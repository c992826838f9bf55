import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The page of a lesson below the site’s header: a bar back to the course, the lesson, and the outline of all lessons. From 900 px on the outline is beside the lesson and stays in sight; below that it waits in a drawer behind Lessons.',
  instead: [
    { component: 'DetailLayout', when: 'it is the public page of a course, lab or bootcamp' },
    { component: 'PageContainer', when: 'the page needs no second column' },
  ],
  anatomy: [
    'Bar: back to the course, its title, and Lessons below 900 px',
    'Stage on the dark ground (optional)',
    'Reading column: actions, title, text, quiz',
    'Outline with progress, beside it or in a drawer',
  ],
  dos: [
    'Give a `VideoFrame` as `stage`, and leave it out for lessons that are read or answered.',
    'Give actions, header and quiz as children of equal rank: the column puts even space between them.',
    'Keep it in place from one lesson to the next, and change only what is in it: the outline keeps its place.',
    'Put it into an `AppShell` with a `TopBar`, below which its bar sticks.',
  ],
  donts: [
    'Add another hero or banner: the stage is the one loud thing.',
    'Put a sticky part into the reading column: bar and outline stick already.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through bar, stage and lesson, and reaches the outline last' },
    { keys: 'Enter, Space', does: 'opens the drawer, from Lessons' },
    { keys: 'Escape', does: 'closes the drawer; the focus goes back to Lessons' },
  ],
  accessibility:
    'The outline is a `complementary` region named "Course content", with a `nav` in it; it comes after the lesson in reading order, and scrolls on its own to the current one. The drawer is a modal dialog named "Course Content" and closes on the way to another lesson. The `h1` is yours to give, by a `LessonHeader`, as is the focus when the lesson changes.',
}
