import type { ReactNode } from 'react'
import { known } from '../../known.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import type { StatusBannerVariants } from './StatusBanner.css.ts'
import { actions as actionsStyle, banner, dot, message } from './StatusBanner.css.ts'

const tones = banner.classNames.variants.tone

export interface StatusBannerProps extends RootProps {
  /** One line: what is going on. */
  children: ReactNode
  /** `success` for what runs, `info` for what starts. @default 'info' */
  tone?: StatusBannerVariants['tone']
  /** The dot pulses: something is under way at this moment. @default false */
  isPulsing?: boolean
  /** Buttons and links about it, beside the line or under it. */
  actions?: ReactNode
}

/**
 * The state of something that runs now, such as a lab session, and what can be done about it.
 * Changes are read out politely. Use one a page. For a message about an action use `Alert`.
 */
export function StatusBanner({
  children,
  tone = 'info',
  isPulsing,
  actions,
  ...root
}: StatusBannerProps) {
  return (
    <div
      {...rootPropsOf(root)}
      className={banner({ tone: known(tones, tone, 'info', 'The tone of a StatusBanner') })}
    >
      <div role="status" className={message}>
        <span aria-hidden="true" className={dot({ isPulsing })} />
        {children}
      </div>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  )
}
