/** Whether an engine refused something with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === status

/** Ignores responses of a container engine that say that there is nothing to do. */
export const unless = (statuses: readonly number[]) => (error: unknown) => {
  if (!statuses.some((status) => hasStatus(error, status))) throw error
}

/** Why an engine refused something, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
