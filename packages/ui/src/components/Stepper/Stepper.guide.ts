import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['wizard', 'steps', 'progress steps'],
  status: 'beta',
  since: '0.1.0',
  use: 'Shows how far someone has come in a task of several pages, and lets them go back to what is done. On phones the marks are in a line, with "Step 2 of 4" and the name of that step.',
  instead: [
    { component: 'StepList', when: 'it explains how something goes, before anyone has begun' },
    { component: 'Timeline', when: 'it tells what happened and when' },
    { component: 'ProgressBar', when: 'steps have no names' },
    { component: 'LessonOutline', when: 'they are the lessons of a course' },
  ],
  anatomy: [
    'Mark: tick, number or exclamation mark',
    'Line to the next one',
    'Label',
    'Description (optional)',
  ],
  dos: [
    'Give three to five steps, each named by one to three words.',
    'Give `href` to steps that are done, so that people can go back.',
    'Mark a step by `hasError` when something in it has to be put right before the end.',
  ],
  donts: [
    'Let people skip ahead to steps that need an earlier one.',
    'Change the number of steps on the way.',
    'Use it for a task of one page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next step that is a link' },
    { keys: 'Enter', does: 'goes back to that step' },
  ],
  accessibility:
    'An ordered list of its own name; the current step has `aria-current="step"`, and each label is followed by its state in words. The lines for phones repeat that to the eye alone. The caller moves the focus to the heading of the next page.',
}
