import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialChecksMessages = defineMessages('CredentialChecks', {
  retry: 'Retry',
  /** Read out before the result; the mark shows it to those who see it. */
  outcomes: {
    passed: 'Passed:',
    failed: 'Failed:',
    unknown: 'Not known:',
    notReached: 'Not checked:',
  },
})
