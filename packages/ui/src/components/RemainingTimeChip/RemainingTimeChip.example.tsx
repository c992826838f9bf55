import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'
import { useEffect, useState } from 'react'

const end = Date.now() + 45 * 60_000

export function Example() {
  const [seconds, setSeconds] = useState(45 * 60)
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds(Math.max(0, Math.round((end - Date.now()) / 1000))),
      1000,
    )
    return () => clearInterval(timer)
  }, [])
  return <RemainingTimeChip label="Time left" seconds={seconds} isLow={seconds < 30 * 60} />
}
