import type { ReactNode } from 'react'
import { useMessages } from '#language'
import { domainMessages } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { drawnFrame, drawnLand, frame, land, names, room, start } from './NightMap.css.ts'

export interface NightMapProps extends RootProps {
  /** Address of the drawn land. */
  imageUrl: string
  /**
   * The drawn land itself, such as an SVG in the page, in place of loading `imageUrl`. The map then
   * fades in after the first frame.
   */
  image?: ReactNode
  /**
   * Media query under which the map is shown: the land loads there alone, and at once. Without it,
   * the land loads wherever the map comes into view.
   */
  media?: string
  /** `MapLights` of a learner, in place of the point where everybody starts. May come later. */
  children?: ReactNode
}

/** A picture of nothing. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const domains = ['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const

/**
 * The four domains as a land at night. Fills the nearest positioned box, on a dark ground; every
 * room shows all four regions. Decoration: hidden from assistive technology. What it tells about a
 * learner is beside it in words.
 */
export function NightMap({ imageUrl, image, media, children, ...root }: NightMapProps) {
  const words = useMessages(domainMessages)
  return (
    <div {...rootPropsOf(root)} className={room} aria-hidden="true">
      <div className={image ? drawnFrame : frame}>
        {image ? (
          <div className={drawnLand}>{image}</div>
        ) : (
          <picture>
            {media && <source media={media} srcSet={imageUrl} width={960} height={400} />}
            <img
              src={media ? nothing : imageUrl}
              alt=""
              width={960}
              height={400}
              loading={media ? 'eager' : 'lazy'}
              className={land}
            />
          </picture>
        )}
        {domains.map((domain) => (
          <span key={domain} className={names[domain]}>
            {words.domains[domain]}
          </span>
        ))}
        <span className={start} />
        {children}
      </div>
    </div>
  )
}
