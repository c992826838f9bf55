import { UserRound } from 'lucide-react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useImageStatus } from '../Image/useImageStatus.ts'
import type { AvatarVariants } from './Avatar.css.ts'
import { avatar, face } from './Avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends AvatarVariants, RootProps {
  /** Name of the person; its initials replace a missing picture. */
  name: string
  /** Address of a square picture. */
  src?: string | null
  /** Name for assistive technology; leave out if the name is beside it. */
  label?: string
}

/** A person's face, or their initials while there is no picture. For other pictures use `Image`. */
export function Avatar({ name, src, label, size, ...root }: AvatarProps) {
  const { status, imageProps } = useImageStatus(src ?? undefined)
  const hasFace = Boolean(src) && status !== 'failed'
  return (
    <span
      {...rootPropsOf(root)}
      data-skeleton="shape"
      className={avatar({ size })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {!(hasFace && status === 'loaded') && (initials(name) || <UserRound size="60%" />)}
      {hasFace && <img {...imageProps} key={src} src={src ?? undefined} alt="" className={face} />}
    </span>
  )
}
