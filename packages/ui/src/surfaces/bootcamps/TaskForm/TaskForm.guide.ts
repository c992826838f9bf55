import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['submission', 'upload', 'homework'],
  status: 'stable',
  since: '0.1.0',
  use: 'Hands in a bootcamp’s task: two files, two interests and a word on the experience. It belongs with `ParticipantCard` (whose task it is), `TaskStatusPanel` (its status) and `TaskSubmitted` (in its place afterwards).',
  instead: [
    { component: 'FileSlot', when: 'a single file is handed in with other fields around it' },
    { component: 'TaskSubmitted', when: 'it has just been sent' },
    { component: 'TaskStatusPanel', when: 'there is nothing to hand in now' },
  ],
  anatomy: [
    'Title',
    'Weekly Task, a file',
    'Resume, a file; required with an interest in an internship',
    'Interests: internship, mentorship',
    'Your Experience, with a counter',
    'Why it failed, if it did',
    'Submit Task',
  ],
  dos: [
    'Hold `answers` where they can be kept when the page is left.',
    'Upload each file as soon as it is chosen; each slot has its own state and error.',
    'Say on `onSubmit`, which comes unchecked, what is missing at its field, and `focus` the first one through the `ref`.',
    'Set `isPending` at once when it is sent, and answer a double press once.',
  ],
  donts: [
    'Submit while a file is still on its way; say by `error` that it has to arrive first.',
    'Clear answers after a failure: what was typed stays.',
    'Leave it on the page once it was sent; show `TaskSubmitted`.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes from file to file, through the interests and the text to the button',
    },
    { keys: 'Enter, Space', does: 'opens the file dialog, or presses a button' },
    { keys: 'Space', does: 'ticks an interest' },
  ],
  accessibility:
    'A region named "Task submission". Each file is a group named by its label and described by its error and hint; interests are a fieldset. `error` is an `alert` above the button. While `isPending` all fields are disabled; the button, then "Submitting...", keeps the focus and refuses presses. Where something takes the place of the form, move the focus there, as `TaskSubmitted` does.',
}
