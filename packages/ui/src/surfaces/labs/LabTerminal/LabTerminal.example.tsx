import { LabTerminal } from '@rampart/ui/LabTerminal'
import { useState } from 'react'

/** You bring the emulator: an element that xterm.js opens in. */
export function Example() {
  const [isScreenReaderMode, setScreenReaderMode] = useState(false)
  return (
    <LabTerminal
      state="open"
      onKey={(key) => console.log(key)}
      onDismiss={() => undefined}
      isScreenReaderMode={isScreenReaderMode}
      onScreenReaderModeChange={setScreenReaderMode}
    >
      <pre>~ $ curl "$LAB_URL/"</pre>
    </LabTerminal>
  )
}
