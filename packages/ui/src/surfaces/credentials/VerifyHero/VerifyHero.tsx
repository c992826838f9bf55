import type { ReactNode } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageHero } from '../../shell/PageHero/PageHero.tsx'
import { VerifyArt } from './VerifyArt.tsx'
import { place } from './VerifyHero.css.ts'
import { verifyHeroMessages } from './VerifyHero.messages.ts'

export interface VerifyHeroProps extends RootProps {
  /** Title of the page, its only `h1`. @default 'Verify Certificate' */
  title?: string
  /** One or two sentences under the title. */
  lead: string
  /** A short line over the title. */
  eyebrow?: string
  /** The form: a `VerifyForm`. */
  children: ReactNode
}

/**
 * The top of the page on which anyone checks a certificate: the form on a dark background, beside a
 * certificate with its seal.
 */
export function VerifyHero({ title, lead, eyebrow, children, ...root }: VerifyHeroProps) {
  const messages = useMessages(verifyHeroMessages)
  return (
    <PageHero
      {...rootPropsOf(root)}
      eyebrow={eyebrow}
      title={title ?? messages.title}
      lead={lead}
      artwork={<VerifyArt />}
    >
      <div className={place}>{children}</div>
    </PageHero>
  )
}
