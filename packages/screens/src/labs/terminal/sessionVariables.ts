import type { LabSession } from '@rampart/contract/entities/labSession'

/** The values of a running session by their names in guides: its address, and its credentials. */
export function sessionValues({ outputs }: LabSession): Record<string, string> {
  const credentials = Object.entries(outputs?.credentials ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  )
  const url = outputs?.connectionUrl
  return { ...(url && { labUrl: url.replace(/\/$/, '') }), ...Object.fromEntries(credentials) }
}

/** The same as variables of a shell: `LAB_URL`, `ACCESS_KEY`. */
export const sessionVariables = (session: LabSession): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sessionValues(session)).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      value,
    ]),
  )
