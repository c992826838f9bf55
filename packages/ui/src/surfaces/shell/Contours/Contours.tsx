import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { ContoursVariants } from './Contours.css.ts'
import { contours } from './Contours.css.ts'

export interface ContoursProps extends RootProps {
  /** Background that the lines are on. @default 'default' */
  tone?: ContoursVariants['tone']
  /** `end`: a summit at the far side of a wide strip. `fill`: over the whole box. @default 'end' */
  placement?: ContoursVariants['placement']
}

/**
 * The faint map lines behind a quiet surface. Fills the nearest positioned box; put content above
 * it. For the picture of a course or a lab use `Artwork`.
 */
export function Contours({ tone, placement, ...root }: ContoursProps) {
  // Not a `div`: an empty one has the color of bars in a `Skeleton`, too bright for these lines.
  return (
    <span {...rootPropsOf(root)} aria-hidden="true" className={contours({ tone, placement })} />
  )
}
