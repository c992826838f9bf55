/** The name in a lab's address: 128 random bits. */
const name = '[0-9a-f]{32}'

/** The addresses of all sessions, with `{session}` for the name. */
export const addressTemplate = (labBaseUrl: string | null, port: number): string =>
  labBaseUrl ?? `http://{session}.localhost:${port}`

/** The address of the session with this name. */
export const addressOf = (template: string, session: string): string =>
  template.replace('{session}', session)

/** The session's name in a request's Host header; ports may differ behind a proxy. */
export function nameIn(template: string, host: string): string | undefined {
  const { hostname } = new URL(addressOf(template, 'session-name'))
  const pattern = hostname.replaceAll('.', '\\.').replace('session-name', `(${name})`)
  return new RegExp(`^${pattern}(?::\\d+)?$`).exec(host.toLowerCase())?.[1]
}
