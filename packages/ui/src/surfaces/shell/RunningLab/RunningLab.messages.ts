import { defineMessages } from '../../../components/Language/messages.ts'

export const runningLabMessages = defineMessages('RunningLab', {
  /** Read out in place of the visible text; the time as words, '49 minutes'. */
  left: (lab: string, time: string) => `${lab}: ${time} left`,
  runningOut: (lab: string, time: string) => `${lab}: ${time} left, running out`,
  over: (lab: string) => `${lab}: time over`,
  starting: (lab: string) => `${lab} is starting`,
  startingShort: 'Starting',
})
