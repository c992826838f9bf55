import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Confirms that a task was handed in, in place of the `TaskForm`. Its words are fixed.',
  instead: [
    { component: 'ToastRegion', when: 'what was done leaves the page as it is' },
    { component: 'TaskStatusPanel', when: 'it was sent earlier and is under review' },
    { component: 'CourseCompleted', when: 'a whole course is done' },
  ],
  anatomy: [
    'Check in a green disc',
    '"Submitted Successfully!"',
    'A sentence that an email follows',
  ],
  dos: [
    'Show it only right after sending; on the next visit the `TaskStatusPanel` is enough.',
    'Put it exactly where the form was.',
    'Set `takesFocus={false}` if it is shown as an example.',
  ],
  donts: ['Add a toast that says the same.', 'Promise it before the server has answered.'],
  keyboard: [],
  accessibility:
    'It takes the focus as it appears, since the button that had it is gone and the reading goes on from there. Tab does not stop at it. It is no live region: without `takesFocus` nothing is read out. The title is a heading of `headingLevel`.',
}
