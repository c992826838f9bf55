import { defineMessages } from '../../../components/Language/messages.ts'

export const verificationTableMessages = defineMessages('VerificationTable', {
  download: 'Download results as CSV',
  label: 'Checked credentials',
  columns: {
    credential: 'Credential',
    recipient: 'Recipient',
    title: 'Title',
    issuedOn: 'Issued on',
    result: 'Result',
    page: 'Page',
  },
})
