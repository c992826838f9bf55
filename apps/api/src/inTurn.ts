/**
 * Runs all steps, one after the other, even if some of them fail. Rejects after the last step if
 * any has failed, with the first failure as the cause.
 */
export async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${steps.length} steps failed`, { cause: failures[0] })
}
