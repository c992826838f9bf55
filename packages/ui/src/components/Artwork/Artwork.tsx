import { useMemo } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { ArtworkVariants } from './Artwork.css.ts'
import { artwork } from './Artwork.css.ts'
import type { ArtworkSubject } from './drawArtwork.ts'
import { artworkDataUri } from './dataUri.ts'

export interface ArtworkProps extends ArtworkSubject, RootProps {
  /** `natural` keeps 16:9; `cover` fills its box and keeps the motif in view. @default 'natural' */
  fit?: ArtworkVariants['fit']
}

/**
 * The drawn picture of a course or lab: a motif for its domain, richer with its level, on a grid
 * with a prompt if it is a lab. Hidden from assistive technology, as the title is beside it. For a
 * picture with an address use `Image`.
 */
export function Artwork({ slug, domain, level, kind, fit, ...root }: ArtworkProps) {
  // An image of its own: its ids meet no others, and `img-src data:` is all that a content security
  // policy must allow.
  const source = useMemo(
    () => artworkDataUri({ slug, domain, level, kind }),
    [slug, domain, level, kind],
  )
  return (
    <img
      {...rootPropsOf(root)}
      src={source}
      alt=""
      width={480}
      height={270}
      className={artwork({ fit })}
    />
  )
}
