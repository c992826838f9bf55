import { labShellUrl } from '@rampart/contract/rules/labShell'
import type { Database } from '../../database/database.ts'
import type { LabRuntime, RunningShell, ShellStart } from '../runtime/runtime.ts'
import { findActiveTarget } from '../sessions/sessions.store.ts'

/**
 * Starts the shell of an active session, with the session's values as variables. Rejects if it can
 * have none.
 */
export async function startShell(
  db: Database,
  runtime: LabRuntime,
  sessionId: string,
  events: Pick<ShellStart, 'onOutput' | 'onEnd'>,
): Promise<RunningShell> {
  const session = await findActiveTarget(db, sessionId)
  const { target } = session ?? {}
  if (!runtime.openShell || target?.driver !== 'container' || !target.hasShell)
    throw new Error('This session has no shell.')
  const values = (session?.credentials ?? []).map(({ name, value }) => [variable(name), value])
  const variables = { ...Object.fromEntries(values), LAB_URL: labShellUrl }
  return runtime.openShell({ sessionId, variables, ...events })
}

/** `accessKey` is `ACCESS_KEY`. */
const variable = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
