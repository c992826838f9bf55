import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  synonyms: ['multiline input', 'textarea'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes several lines of text. The box grows with them up to 24 rem, then it scrolls.',
  instead: [
    { component: 'TextField', when: 'one line is enough' },
    { component: 'Select', when: 'the answers are known' },
  ],
  anatomy: [
    'Label',
    'Box of several lines',
    'Error, if something is wrong',
    'Hint, if help is needed',
    'Counter, if there is a limit',
  ],
  dos: [
    'Say in the hint what to write about and how much: "At least 10 characters".',
    'Give `maxLength` if the server has a limit; the counter comes with it.',
    'Keep what was typed after a failure.',
  ],
  donts: [
    'Use the placeholder for instructions: it goes with the first letter.',
    'Set a limit that most answers come near; the counter turns bold in its last tenth.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'begins a new line and does not send the form' },
    { keys: 'Tab', does: 'leaves the box' },
  ],
  accessibility:
    'A native `<textarea>` named by `label` and described by error and hint; an error is read out politely as it appears. The counter is for the eye; how many characters are left is read out near the end only, once typing rests. Typing stops at `maxLength`, and what is pasted beyond it is cut off without a word. Through the `ref` a form can focus it.',
}
