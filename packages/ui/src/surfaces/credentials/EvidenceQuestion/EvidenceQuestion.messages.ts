import { defineMessages } from '../../../components/Language/messages.ts'

export const evidenceQuestionMessages = defineMessages('EvidenceQuestion', {
  titles: {
    unasked: 'Show the labs you solved?',
    shown: 'Your credentials show your labs',
    hidden: 'Your credentials do not show your labs',
  },
  texts: {
    unasked:
      'With your consent they become part of what is signed: anyone who has the link sees which labs you solved, how many checks, in how many minutes, and on which day. You can change that at any time in your profile.',
    shown:
      'Labs of your courses that you solve from now on join by themselves. You can stop that at any time in your profile: we then serve your credentials without them, but copies that somebody has taken stay valid.',
    hidden: 'You can change that at any time in your profile.',
  },
  /** Name of the list. */
  shows: 'What is shown',
  show: 'Show my labs',
  hide: 'Don’t show',
  stop: 'Stop showing',
})
