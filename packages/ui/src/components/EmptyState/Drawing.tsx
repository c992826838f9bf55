import { drawing, faint, ground, signal } from './Drawing.css.ts'

/** One motif of the artwork, small and faint. */
export type DrawingMotif = 'contours' | 'tumblers' | 'rails' | 'hexagons' | 'broken'

const motifs = {
  contours: (
    <>
      <path className={ground} d="M49 24c15-1 25 8 27 21s-6 24-21 26-29-4-32-16 10-30 26-31z" />
      <path className={faint} d="M50 4c25-3 41 12 43 35s-8 45-34 50S10 81 5 56 24 8 50 4z" />
      <path d="M50 13c20-2 33 10 35 29s-8 36-28 39-39-5-43-25 15-40 36-43z" />
      <path d="M49 24c15-1 25 8 27 21s-6 24-21 26-29-4-32-16 10-30 26-31z" />
      <path d="M50 36c8 0 13 4 14 10s-3 12-11 13-16-2-17-9 6-14 14-14z" />
      <circle className={signal} cx="51" cy="47" r="4.5" />
    </>
  ),
  tumblers: (
    <>
      <circle className={ground} cx="48" cy="48" r="24" />
      <path
        className={faint}
        d="M30 7a45 45 0 0 1 60 26M93 48a45 45 0 0 1-82 26M4 60A45 45 0 0 1 18 14"
      />
      <path d="M48 14a34 34 0 0 1 30 50M70 74a34 34 0 0 1-55-18" />
      <circle cx="48" cy="48" r="24" />
      <path d="M48 39a6 6 0 0 1 3 11l2 9h-10l2-9a6 6 0 0 1 3-11z" />
      <path className={signal} d="M16 38l4-9 7 3-4 9z" />
    </>
  ),
  rails: (
    <>
      <path className={faint} d="M0 16h34l34 36h28M0 44h22l34 36h40" />
      <path d="M0 30h28l34 36h34" />
      <circle className={ground} cx="82" cy="66" r="9" />
      <circle cx="82" cy="66" r="5" />
      <circle className={faint} cx="82" cy="52" r="4" />
      <circle className={faint} cx="82" cy="80" r="4" />
      <rect
        className={signal}
        x="-10"
        y="-4.5"
        width="20"
        height="9"
        rx="4.5"
        transform="translate(45 48) rotate(46.6)"
      />
    </>
  ),
  hexagons: (
    <>
      <path
        className={ground}
        d="M23.8 7.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V13.6zM60.1 28.2l11.1 6.4v12.8l-11.1 6.4L49 47.4V34.6z"
      />
      <path d="M23.8 7.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V13.6zM48 7.2l11.1 6.4v12.8L48 32.8l-11.1-6.4V13.6zM72.2 7.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V13.6zM60.1 28.2l11.1 6.4v12.8l-11.1 6.4L49 47.4V34.6zM48 49.2l11.1 6.4v12.8L48 74.8l-11.1-6.4V55.6z" />
      <path
        className={faint}
        d="M11.6 28.2l11.1 6.4v12.8l-11.1 6.4L.5 47.4V34.6zM84.4 28.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V34.6zM23.8 49.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V55.6zM72.2 49.2l11.1 6.4v12.8l-11.1 6.4-11.1-6.4V55.6zM35.9 70.2L47 76.6v12.8l-11.1 6.4-11.1-6.4V76.6zM60.1 70.2l11.1 6.4v12.8l-11.1 6.4L49 89.4V76.6z"
      />
      <path className={signal} d="M35.9 28.2L47 34.6v12.8l-11.1 6.4-11.1-6.4V34.6z" />
    </>
  ),
  broken: (
    <>
      <circle className={ground} cx="48" cy="48" r="28" />
      <path className={faint} d="M0 30h96M0 66h96" />
      <path d="M0 48h38M58 48h38M38 40v16M58 40v16M48 41v-9M43 43l-5-6M53 43l5-6" />
      <circle cx="16" cy="48" r="5" />
      <circle cx="80" cy="48" r="5" />
    </>
  ),
} as const

export function Drawing({ motif }: { motif: DrawingMotif }) {
  return (
    <svg viewBox="0 0 96 96" width={96} height={96} aria-hidden="true" className={drawing}>
      {motifs[motif]}
    </svg>
  )
}
