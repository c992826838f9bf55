import type { ReactNode } from 'react'
import { defineMessages } from '../../../components/Language/messages.ts'

export const credentialDetailsMessages = defineMessages('CredentialDetails', {
  /** Name of the whole part. */
  detailsOf: (type: string) => `${type} details`,
  issuedTo: (recipient: ReactNode): ReactNode => <>Issued to {recipient}</>,
  issuedOn: 'Issued On',
  status: 'Status',
})
