import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['consent', 'opt-in', 'proof of work'],
  status: 'beta',
  since: '0.1.0',
  use: 'Asks a learner, once and where it first matters, whether their credentials may show the labs that they solved, with what exactly would be shown. Afterwards it says what was chosen and how to change it.',
  instead: [
    { component: 'SettingRow', when: 'the answer is changed later, among other settings' },
    { component: 'ConfirmDialog', when: 'something is about to be lost' },
    { component: 'CredentialEvidence', when: 'what is shown is looked at' },
  ],
  anatomy: [
    'Question, or what was chosen',
    'What it means, also for copies that others have taken',
    'What is shown or would be, a lab a line',
    'Error, if the answer was not kept',
    'Both answers; later the one that changes it',
  ],
  dos: [
    'Ask only if there is something to show, and never again once it was answered.',
    'Name every figure that becomes public.',
    'Keep it on the page after the answer, until the learner leaves.',
  ],
  donts: [
    'Put it in front of what the learner came for.',
    'Choose for the learner, or make one answer harder to find.',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'goes to an answer and gives it' }],
  accessibility:
    'A region named by its question. Once answered, the new title and sentence are a status, read out politely. A busy answer keeps its focus and refuses further presses; the other one does nothing meanwhile.',
}
