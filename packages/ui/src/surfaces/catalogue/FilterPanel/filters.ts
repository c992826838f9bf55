/** One group of filters: its options, the chosen ones, and what to call after a choice. */
export interface FilterChoice {
  options: readonly { value: string; label: string }[]
  /** Values chosen. */
  value: readonly string[]
  /** Gets all chosen values of the group. */
  onChange: (value: string[]) => void
}
