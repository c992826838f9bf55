import { TextArea } from '@rampart/ui/TextArea'
import { useState } from 'react'

export function Example() {
  const [feedback, setFeedback] = useState('')
  return (
    <TextArea
      label="Your experience"
      name="feedback"
      maxLength={2000}
      value={feedback}
      onChange={setFeedback}
    />
  )
}
