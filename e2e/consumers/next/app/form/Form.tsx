'use client'
import { useState } from 'react'
import { Example } from './Example'

/** The example of the page 'Forms', pasted as the page says. */
export function Form() {
  const [sent, setSent] = useState<string>()
  return (
    <>
      <Example onSend={async (application) => setSent(JSON.stringify(application))} />
      <output>{sent}</output>
    </>
  )
}
