import { VideoFrame } from '@rampart/ui/VideoFrame'
import { useState } from 'react'

export function Example() {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <VideoFrame
        title="Files and folders"
        videoUrl="https://player.example/embed/3"
        onEnd={() => setOver(true)}
      />
      {isOver && <p>On to the quiz.</p>}
    </>
  )
}
