import type { ReactElement, Ref } from 'react'
import { version } from 'react'

/** The `ref` that a caller gave to an element: React 18 keeps it beside the props. */
export const refOf = <T>(element: ReactElement<{ ref?: Ref<T> }>): Ref<T> | undefined =>
  version.startsWith('18.') ? (element as unknown as { ref?: Ref<T> }).ref : element.props.ref
