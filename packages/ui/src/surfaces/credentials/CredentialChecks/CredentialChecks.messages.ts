import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialChecksMessages = defineMessages('CredentialChecks', {
  retry: 'Retry',
  /** Said before what was found; the mark shows it to the eye. */
  outcomes: {
    passed: 'Passed:',
    failed: 'Failed:',
    unknown: 'Not known:',
    notReached: 'Not checked:',
  },
})
