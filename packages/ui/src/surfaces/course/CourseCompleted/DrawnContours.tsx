import { contourLines, summit } from '../../shell/Contours/contourLines.ts'
import { contours, lines, summitMark } from './CourseCompleted.css.ts'

/**
 * The map lines of the page, drawn once as it opens; they do not move with reduced motion. The
 * summit may have the signal.
 */
export function DrawnContours({ hasSignal }: { hasSignal: boolean }) {
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={contours}
    >
      {contourLines.map(({ path, opacity, width }, index) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          opacity={opacity}
          strokeWidth={width / 2}
          className={lines[index]}
        />
      ))}
      {hasSignal && <circle cx={summit[0]} cy={summit[1]} r={3} className={summitMark} />}
    </svg>
  )
}
