import { EvidenceQuestion } from '@rampart/ui/EvidenceQuestion'
import type { EvidenceAnswer } from '@rampart/ui/EvidenceQuestion'
import { useState } from 'react'

export function Example() {
  const [answer, setAnswer] = useState<EvidenceAnswer>('unasked')
  return (
    <EvidenceQuestion
      answer={answer}
      labs={['Incident Response 101: The Exposed Bucket, 5 of 5 checks in 12 minutes']}
      onAnswer={(isShown) => setAnswer(isShown ? 'shown' : 'hidden')}
    />
  )
}
