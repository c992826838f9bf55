const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined

/** Ignores responses of a container engine that say that there is nothing to do. */
export const unless = (statuses: readonly number[]) => (error: unknown) => {
  if (!statuses.includes(Number(statusOf(error)))) throw error
}
