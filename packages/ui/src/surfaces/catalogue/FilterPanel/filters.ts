/** One group of filters: what there is, what is chosen, and what to do about a choice. */
export interface FilterChoice {
  options: readonly { value: string; label: string }[]
  /** Values chosen. */
  value: readonly string[]
  /** Gets all chosen values of the group. */
  onChange: (value: string[]) => void
}
