import {
  faint,
  ink,
  line,
  night,
  paper,
  raised,
  seal,
  sealMark,
  sheet,
  voltLine,
} from './CredentialArt.css.ts'

const petals = Array.from({ length: 9 }, (_, index) => index * 10)

/** A certificate as it will look: paper, guilloche edge, words as bars, seal. */
export function CertificateArt() {
  return (
    <svg viewBox="0 0 280 198" aria-hidden="true" className={sheet}>
      <rect className={night} width="280" height="198" rx="6" />
      <rect className={paper} x="10" y="10" width="260" height="178" rx="3" />
      <g className={line} strokeOpacity="0.28">
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cx="222"
            cy="146"
            rx="40"
            ry="17"
            transform={`rotate(${turn * 2} 222 146)`}
          />
        ))}
      </g>
      <rect className={line} x="17.5" y="17.5" width="245" height="163" strokeOpacity="0.5" />
      <rect className={ink} x="34" y="38" width="66" height="6" rx="3" />
      <rect className={night} x="34" y="58" width="168" height="14" rx="4" />
      <rect className={faint} x="34" y="88" width="120" height="6" rx="3" />
      <rect className={faint} x="34" y="101" width="92" height="6" rx="3" />
      <rect className={ink} x="34" y="150" width="84" height="2" rx="1" />
      <rect className={faint} x="34" y="158" width="56" height="5" rx="2.5" />
      <circle className={seal} cx="222" cy="146" r="20" strokeWidth="2" />
      <path
        className={sealMark}
        d="m213 146 7 7 12-13"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A badge as it will look: a shield on the dark ground, rings, and the keep in volt. */
export function BadgeArt() {
  return (
    <svg viewBox="0 0 160 176" aria-hidden="true" className={sheet}>
      <path className={night} d="M80 2 154 30v58c0 42-30 70-74 86C36 158 6 130 6 88V30z" />
      <path className={raised} d="M80 14 143 38v50c0 36-25 60-63 74-38-14-63-38-63-74V38z" />
      <g className={line} strokeWidth="1.5">
        {[22, 32, 42, 52].map((radius) => (
          <circle key={radius} cx="80" cy="84" r={radius} />
        ))}
      </g>
      <path
        className={voltLine}
        d="M80 14 143 38v50c0 36-25 60-63 74-38-14-63-38-63-74V38z"
        strokeWidth="2.5"
      />
      <path
        className={seal}
        d="M54 58h12v9h7v-9h14v9h7v-9h12v20l-5 6v28H59V84l-5-6z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path className={night} d="M73 112V98a7 7 0 0 1 14 0v14z" />
    </svg>
  )
}
