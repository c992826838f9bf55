import { Transcript } from '@rampart/ui/Transcript'
import { VideoFrame } from '@rampart/ui/VideoFrame'
import { useState } from 'react'

export function Example() {
  const [jump, setJump] = useState<{ to: number }>()
  return (
    <>
      <VideoFrame title="Files and folders" videoUrl="https://player.example/embed/3" jump={jump} />
      <Transcript
        seconds={12}
        cues={[
          { start: 0, text: 'Typed in a terminal: ls, which lists what a folder holds.' },
          { start: 4, text: 'Next, cd moves into the folder named etc.' },
        ]}
        onJump={(to) => setJump({ to })}
      />
    </>
  )
}
