import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Takes a learner back to the lesson before and marks this one as complete. In a lesson that is completed it says so and links to the next one.',
  instead: [
    { component: 'QuizPassed', when: 'a passed quiz links to the next lesson' },
    { component: 'LinkButton', when: 'there is one way onward, outside a lesson' },
  ],
  anatomy: [
    'Previous Lesson at the start (optional)',
    'A word that the video is over, once it is',
    'Mark as Complete at the end, or Completed',
    'The way on from a completed lesson (optional)',
  ],
  dos: [
    'Place it right below a video, and below a quiz.',
    'Leave `onComplete` out where something else completes the lesson, such as a passed quiz.',
    'Set `isVideoOver` when the video has ended: the button becomes solid, and nothing jumps.',
    'Name in `next` where it leads: "Next Lesson", or "Course Completed" after the last one.',
  ],
  donts: [
    'Mark the lesson by yourself when the video ends; the learner decides.',
    'Put it on the page twice, above and below the text.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to Previous Lesson, then to Mark as Complete or the way on' },
    { keys: 'Enter', does: 'follows a link' },
    {
      keys: 'Enter, Space',
      does: 'presses Mark as Complete; while that is under way nothing happens',
    },
  ],
  accessibility:
    'Links to other lessons, a native button to complete. "You’ve reached the end of the video." is a `status` and read out politely, and the focus stays where it is. While `isPending` the button keeps its focus and is `aria-busy`; once `isCompleted` it is gone, so lead the focus on, as to the next lesson.',
}
