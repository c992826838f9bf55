import type { ReactNode } from 'react'
import { defineMessages, plural } from '../../../components/Language/messages.ts'

const checks = (count: number) => plural(count, { one: '# check', other: '# checks' })
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })

export const credentialEvidenceMessages = defineMessages('CredentialEvidence', {
  title: 'Hands-on proof',
  lead: 'The site’s own checks found each of these labs solved, in a session of the holder. It is part of what is signed.',
  did: (solved: number, all: number, lab: ReactNode): ReactNode => (
    <>
      Did it: solved {solved} of {checks(all)} in {lab}
    </>
  ),
  facts: (count: number, date: string) => `In ${minutes(count)}, on ${date}`,
})
