import type { ReactNode } from 'react'
import { useMessages } from '#language'
import { domainMessages } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { drawnFrame, drawnLand, frame, land, names, room, start } from './NightMap.css.ts'

export interface NightMapProps extends RootProps {
  /** Address of the picture of the land. */
  imageUrl: string
  /**
   * The picture of the land itself, such as an SVG in the page, in place of loading `imageUrl`. The
   * map then fades in after the first frame.
   */
  image?: ReactNode
  /**
   * Media query under which the map is shown: only then the land loads, and at once. Without it,
   * the land loads when the map comes into view.
   */
  media?: string
  /** `MapLights` of a learner, in place of the point where everyone starts. May come later. */
  children?: ReactNode
}

/** An empty picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const domains = ['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const

/**
 * The four domains as a land at night. Fills the nearest positioned box, on a dark background; all
 * four regions show in a space of any shape. Decoration: hidden from assistive technology. Say in
 * words beside it what it shows about a learner.
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
          // The words keep their own direction in the map, whose places are the same in all.
          <bdi key={domain} className={names[domain]}>
            {words.domains[domain]}
          </bdi>
        ))}
        <span className={start} />
        {children}
      </div>
    </div>
  )
}
