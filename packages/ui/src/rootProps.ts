/** What a component passes on to its outermost element. */
export interface RootProps {
  id?: string
  'data-testid'?: string
  /** A name to style or find it by, where it replaces a part of the caller's. */
  'data-slot'?: string
}

/** Those alone: what else somebody has spread into a component's props stays out of the page. */
export const rootPropsOf = ({
  id,
  'data-testid': testId,
  'data-slot': slot,
}: RootProps): RootProps => ({ id, 'data-testid': testId, 'data-slot': slot })
