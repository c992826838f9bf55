import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useEffect, useState } from 'react'

/** Reads a text out politely, once for each change of it; invisible. */
export function Spoken({ text }: { text: string }) {
  // A live region is read out when its text changes, so the first text is set after the region is
  // there.
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>
}
