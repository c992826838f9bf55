import { useState } from 'react'
import { contourLines, summit } from '../../shell/Contours/contourLines.ts'
import { drawn, map, summitFlare, summitMark } from './MissionPanel.css.ts'

interface MissionMapProps {
  /** Share of the checks that are solved, 0 to 1. */
  share: number
}

/** The part of the drawing with the summit at its far side, away from the words. */
const field = '-169 60 533 143'

/**
 * Height lines up to the learner's progress; the signal is at the summit. Lines that appear while
 * the page is open are animated, earlier ones do not move.
 */
export function MissionMap({ share }: MissionMapProps) {
  const lines = Math.round(share * contourLines.length)
  const isDone = share === 1
  const [first] = useState({ lines, isDone })
  // From the bottom: the last line is the widest.
  const shown = contourLines.slice(contourLines.length - lines)
  return (
    <svg viewBox={field} preserveAspectRatio="xMaxYMid slice" aria-hidden="true" className={map}>
      {shown.map(({ path, opacity, width }, index) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          opacity={Math.max(0.45, opacity)}
          strokeWidth={width}
          className={shown.length - index > first.lines ? drawn : undefined}
        />
      ))}
      {isDone && (
        <circle
          cx={summit[0]}
          cy={summit[1]}
          r={9}
          className={first.isDone ? summitMark : `${summitMark} ${summitFlare}`}
        />
      )}
    </svg>
  )
}
