import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['radio buttons', 'single choice', 'options'],
  status: 'stable',
  since: '0.1.0',
  use: 'Asks for exactly one of a few options, all in sight. As cards, options with a second line can be compared, and the whole card can be pressed.',
  instead: [
    { component: 'CheckboxGroup', when: 'any number of options may be chosen' },
    {
      component: 'Select',
      when: 'there are more than about seven options, or they need no comparing',
    },
    { component: 'SegmentedChoice', when: 'two to four short options count at once' },
  ],
  anatomy: [
    'Question, with a mark if required',
    'Answers: dot, label, second line if any',
    'Error, if any',
    'Hint, optional',
  ],
  dos: [
    'Offer two to seven options, in an order that people expect.',
    'Use `variant="card"` if options have a second line, such as a price.',
    'Choose a common option at first, unless that would sway people.',
    'Give each group on the page its own `name`.',
  ],
  donts: [
    'Write a question that needs its options to make sense: it is read before each of them.',
    'Let a choice send the form or change the page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen option, or the first while there is none' },
    { keys: 'Arrow keys', does: 'move the choice' },
    { keys: 'Space', does: 'chooses the option in focus' },
  ],
  accessibility:
    'Native radio buttons in a fieldset with the role `radiogroup`, named by `label` and described by error and hint. The second line is the description of its option. With `error` the group is invalid, and the words are read out politely when they appear and describe each option; `isRequired` is told on the group. A disabled option should say why in its second line.',
}
