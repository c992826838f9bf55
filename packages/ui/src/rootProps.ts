/** What a component passes on to its outermost element. */
export interface RootProps {
  id?: string
  'data-testid'?: string
}
