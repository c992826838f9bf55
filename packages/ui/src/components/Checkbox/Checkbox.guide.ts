import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['tick box', 'agree', 'consent'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks for one statement to be true or not, and is sent with a form or counts when the form is used. The whole row can be pressed.',
  instead: [
    { component: 'CheckboxGroup', when: 'there are several options for one question' },
    { component: 'RadioGroup', when: 'exactly one of several options is wanted' },
    {
      component: 'SegmentedChoice',
      when: 'one of a few short options counts at once, such as a theme',
    },
  ],
  anatomy: ['Box, with a tick or a dash', 'Statement', 'Second line in smaller type, if needed'],
  dos: [
    'Write a statement that is true when ticked: "Interested in Internship".',
    'Say in `description` what ticking leads to, in one sentence.',
    'Say in words if it has to be ticked: `isRequired` shows no mark.',
  ],
  donts: [
    'Write the statement in the negative: "Do not send mail" makes people think twice.',
    'Tick it beforehand if it means consent.',
    'Put a link into the statement: pressing beside it ticks. Set links under the row.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it' },
    { keys: 'Space', does: 'ticks it, or takes the tick away' },
  ],
  accessibility:
    'A native checkbox in its label. The statement is its name, the second line its description; `isIndeterminate` is told as partly ticked. `isRequired` sets `aria-required` and shows no mark; `error` is below and describes the box. `validationBehavior` says who checks it.',
}
