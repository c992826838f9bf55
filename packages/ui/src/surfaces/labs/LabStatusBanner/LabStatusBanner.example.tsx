import { LabStatusBanner } from '@rampart/ui/LabStatusBanner'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { useState } from 'react'

export function Example() {
  const [isEnding, setEnding] = useState(false)
  return (
    <LabStatusBanner
      status="active"
      sessionHref="/lab-sessions/7"
      time={<RemainingTimeChip label="Time left" seconds={2400} />}
      isEnding={isEnding}
      onEnd={() => setEnding(true)}
    />
  )
}
