/**
 * Runs steps one after the other. One that fails holds up none behind it; with the first failure as
 * its cause it rejects once all have run.
 */
export async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${steps.length} steps failed`, { cause: failures[0] })
}
