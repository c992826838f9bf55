import { defineMessages } from '../Language/messages.ts'

export const stepperMessages = defineMessages('Stepper', {
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  states: {
    done: 'Done',
    current: 'Current step',
    upcoming: 'To come',
    error: 'Needs attention',
  },
})
