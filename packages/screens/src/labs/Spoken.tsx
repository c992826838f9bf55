import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { useEffect, useState } from 'react'

/** Reads a text out politely, once for each change of it; nothing to see. */
export function Spoken({ text }: { text: string }) {
  // A live region speaks when its text changes, so the first text comes after the region itself.
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>
}
