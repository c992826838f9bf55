import type { BrandMarkVariants } from './BrandMark.css.ts'
import { brandMark, gate, keep, wall } from './BrandMark.css.ts'

export interface BrandMarkProps extends BrandMarkVariants {
  /** Name of the site. */
  name: string
  /** Where the mark leads. @default '/' */
  href?: string
}

/** Logo and name of the site, as the link home: a keep in volt with an ink edge. For other links use `Link`. */
export function BrandMark({ name, href = '/', tone }: BrandMarkProps) {
  return (
    <a href={href} className={brandMark({ tone })}>
      <svg viewBox="0 0 28 28" aria-hidden="true" className={keep}>
        <path className={wall} strokeWidth="2" strokeLinejoin="round" d="M4 3h5v4h2.75V3h4.5v4H19V3h5v9l-2 2.5V25H6V14.5L4 12z" />
        <path className={gate} d="M11 25v-5a3 3 0 0 1 6 0v5z" />
      </svg>
      {name}
    </a>
  )
}
