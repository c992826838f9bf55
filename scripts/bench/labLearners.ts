const json = { 'content-type': 'application/json' }

async function post<T>(origin: string, path: string, body: object): Promise<T> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** The code in the newest mail to an address: the site of a bench has no mail server. */
async function mailedCode(origin: string, email: string): Promise<string> {
  for (;;) {
    const list = await (await fetch(`${origin}/dev/outbox`)).text()
    const row = list.split('<tr>').find((each) => each.includes(`<td>${email}</td>`))
    const path = /href="([^"]+)"/.exec(row ?? '')?.[1]
    const mail = path ? await (await fetch(origin + path)).text() : ''
    const code = /^ +(\d{8})$/m.exec(mail)?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Signs up this many learners and signs them in, one after the other. Returns their tokens. */
export async function addLearners(origin: string, count: number): Promise<string[]> {
  const password = 'Rampart-bench-1!'
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@example.org`
    const person = { firstName: 'Bo', lastName: 'Bench', email, password, invitation: null }
    const { data } = await post<{ data: { registration: string } }>(origin, '/auth/signup', person)
    const otp = await mailedCode(origin, email)
    await post(origin, '/auth/confirm', { registration: data.registration, otp })
    tokens.push((await post<{ token: string }>(origin, '/auth/login', { email, password })).token)
  }
  return tokens
}
