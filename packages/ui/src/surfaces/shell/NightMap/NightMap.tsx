import type { ReactNode } from 'react'
import { useMessages } from '#language'
import { domainMessages } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { frame, land, names, room, start } from './NightMap.css.ts'

export interface NightMapProps extends RootProps {
  /** Address of the drawn land. */
  imageUrl: string
  /** `MapLights` of a learner, in place of the point where everybody starts. May come later. */
  children?: ReactNode
}

const domains = ['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const

/**
 * The four domains as a land at night. Fills the nearest positioned box, on a dark ground; every room shows all four regions.
 * Decoration: hidden from assistive technology. What it tells about a learner stands beside it in words.
 */
export function NightMap({ imageUrl, children, ...root }: NightMapProps) {
  const words = useMessages(domainMessages)
  return (
    <div {...rootPropsOf(root)} className={room} aria-hidden="true">
      <div className={frame}>
        <img
          src={imageUrl}
          alt=""
          width={960}
          height={400}
          loading="lazy"
          decoding="async"
          className={land}
        />
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
