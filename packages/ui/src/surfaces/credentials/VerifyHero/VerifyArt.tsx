import { art, bar, dim, edge, guilloche, paper, ring, seal, sealMark } from './VerifyHero.css.ts'

/** Place of the seal, the center of the drawing. */
const center = 'translate(492 300)'

/**
 * Radius, start and length in degrees, and thickness of the rings around the seal; each is open at
 * another place.
 */
const tumblers = [
  [150, 200, 300, 3],
  [196, 60, 270, 10],
  [238, 100, 300, 3],
  [286, 130, 285, 10],
  [336, 20, 300, 3],
] as const
const petals = Array.from({ length: 12 }, (_, index) => index * 15)

/** Part of a circle around the origin, clockwise from one angle on, in degrees. */
function arc(radius: number, start: number, length: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${at(start)}A${radius} ${radius} 0 ${length > 180 ? 1 : 0} 1 ${at(start + length)}`
}

/** A certificate on the night map; the rings of a lock turn around its seal. */
export function VerifyArt() {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={art}
    >
      <g transform={center} className={ring}>
        {tumblers.map(([radius, start, length, thickness]) => (
          <path key={radius} d={arc(radius, start, length)} strokeWidth={thickness} />
        ))}
      </g>
      <g transform="translate(38 4) rotate(-6 430 240) translate(195 70) scale(0.9)">
        <rect className={edge} width="400" height="282" rx="8" x="30" y="40" />
        <rect className={paper} width="380" height="262" rx="4" x="40" y="50" />
        <g transform="translate(-120 -55)">
          <rect className={guilloche} x="172" y="117" width="356" height="238" />
          <rect className={dim} x="196" y="144" width="92" height="8" rx="4" />
          <rect className={bar} x="196" y="172" width="236" height="20" rx="6" />
          <rect className={dim} x="196" y="212" width="168" height="8" rx="4" />
          <rect className={dim} x="196" y="230" width="128" height="8" rx="4" />
          <rect className={bar} x="196" y="318" width="116" height="3" rx="1.5" />
          <rect className={dim} x="196" y="330" width="76" height="7" rx="3.5" />
          <g className={guilloche} transform="translate(440 288)">
            {petals.map((turn) => (
              <ellipse key={turn} rx="62" ry="25" transform={`rotate(${turn})`} />
            ))}
          </g>
          <circle className={seal} cx="440" cy="288" r="31" strokeWidth="3" />
          <path
            className={sealMark}
            d="m426 288 10 11 19-21"
            strokeWidth="5.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </svg>
  )
}
