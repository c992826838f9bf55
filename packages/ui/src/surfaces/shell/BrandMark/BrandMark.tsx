import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { BrandMarkVariants } from './BrandMark.css.ts'
import { brandMark, gate, keep, wall } from './BrandMark.css.ts'

/** A mark in a square of 28, as SVG path data. */
export interface BrandMarkShape {
  /** Drawn in the signal color, with a dark edge. */
  body: string
  /** Drawn on the body, in dark. */
  detail?: string | undefined
}

export interface BrandMarkProps extends BrandMarkVariants, RootProps {
  /** Name of the site. */
  name: string
  /** Its mark. @default a keep */
  mark?: BrandMarkShape
  /** Where the mark leads. @default '/' */
  href?: string
}

const keepShape: BrandMarkShape = {
  body: 'M4 3h5v4h2.75V3h4.5v4H19V3h5v9l-2 2.5V25H6V14.5L4 12z',
  detail: 'M11 25v-5a3 3 0 0 1 6 0v5z',
}

/** Mark and name of the site, as the link home. For other links use `Link`. */
export function BrandMark({ name, mark = keepShape, href = '/', tone, ...root }: BrandMarkProps) {
  return (
    <a {...rootPropsOf(root)} href={href} translate="no" className={brandMark({ tone })}>
      <svg viewBox="0 0 28 28" width={28} aria-hidden="true" className={keep}>
        <path className={wall} strokeWidth="2" strokeLinejoin="round" d={mark.body} />
        {mark.detail && <path className={gate} d={mark.detail} />}
      </svg>
      {name}
    </a>
  )
}
