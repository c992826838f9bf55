import type { ReactNode } from 'react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { Contours } from '../../shell/Contours/Contours.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import {
  art as artStyle,
  card,
  eyebrow as eyebrowStyle,
  foot,
  form,
  head,
  lead as leadStyle,
  page,
} from './AuthCard.css.ts'

export interface AuthCardProps extends RootProps {
  /** Title of the page, its only `h1`. */
  title: string
  /** The form. */
  children: ReactNode
  /** A few words over the title, such as 'Step 2 of 2'. */
  eyebrow?: string
  /** A sentence under the title. */
  lead?: ReactNode
  /** Under the form, such as a link back. */
  footer?: ReactNode
  /** Picture beside the form from 900 px on, as decoration. @default map contours */
  art?: ReactNode
}

/** A page that is one short form in the middle: sign in, reset a password, verify a certificate. */
export function AuthCard({ title, children, eyebrow, lead, footer, art, ...root }: AuthCardProps) {
  return (
    <div {...rootPropsOf(root)} className={page}>
      <div className={card}>
        <div className={form}>
          <div className={head}>
            {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
            <Heading level={1} size={30}>
              {title}
            </Heading>
            {lead && <p className={leadStyle}>{lead}</p>}
          </div>
          {children}
          {footer && <div className={foot}>{footer}</div>}
        </div>
        <div aria-hidden="true" className={artStyle}>
          {art ?? <Contours tone="inverse" placement="fill" />}
        </div>
      </div>
    </div>
  )
}
