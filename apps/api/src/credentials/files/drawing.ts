import type { Sheet } from '@rampart/artwork/svg'

/** A text as it was set, for the text layer of a PDF. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
  /** Its role for screen readers. Left out, it is a paragraph. */
  readonly role?: 'H1' | undefined
}

/** What a certificate or a badge looks like, apart from any format. Coordinates in points. */
export interface Drawing extends Sheet {
  readonly texts: readonly PlacedText[]
}
