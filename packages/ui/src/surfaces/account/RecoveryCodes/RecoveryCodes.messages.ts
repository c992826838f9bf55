import { defineMessages } from '../../../components/Language/messages.ts'

export const recoveryCodesMessages = defineMessages('RecoveryCodes', {
  lead: 'Each of these codes lets you in once if you don’t have your authenticator app. They are shown only now: keep them somewhere you can reach without this device.',
  list: 'Recovery codes',
  copy: 'Copy codes',
  download: 'Download as text',
  kept: 'I saved them',
  done: 'Done',
  leaving: 'These codes are not shown again. Copy or download them before you close.',
  leave: 'Close Anyway',
})
