import { TerminalFilm } from '@rampart/ui/TerminalFilm'
import { useState } from 'react'

const recording = `{"version": 2, "width": 56, "height": 8}
[0, "o", "$ "]
[3, "o", "git init notes"]
[4, "o", "\\r\\nInitialized empty Git repository\\r\\n$ "]
[9, "o", ""]`

export function Example() {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <TerminalFilm
        title="Three places, one commit"
        recording={recording}
        cues={[
          { start: 0, text: 'First we need a repository.' },
          { start: 3, text: '$ git init notes' },
        ]}
        onCopy={(command) => navigator.clipboard.writeText(command)}
        onEnd={() => setOver(true)}
      />
      {isOver && <p>Now you.</p>}
    </>
  )
}
