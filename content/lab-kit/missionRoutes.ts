import { formOf, jsonOf, reply, textOf } from './http.ts'
import type { Call, Routes } from './http.ts'
import type { Mission } from './mission.ts'

/**
 * `/mission`: POST hands in a finding, GET runs the checks. `/.rampart/checks` is for the site
 * alone: its gateway lets no visitor through to it.
 */
export const missionRoutes = (mission: Mission): Routes => ({
  'POST /mission': (call) => {
    const { status, text } = mission.record(fieldsOf(call))
    return reply.text(text, status)
  },
  'GET /mission': async () => {
    const { status, text } = await mission.report()
    return reply.text(text, status)
  },
  'GET /.rampart/checks': async () => reply.json({ checks: await mission.state() }),
})

/** What was handed in, as a form or as a JSON object, of which only texts and numbers count. */
function fieldsOf(call: Call): Readonly<Record<string, string>> {
  if (!textOf(call).trimStart().startsWith('{')) return formOf(call)
  return Object.fromEntries(
    Object.entries(jsonOf(call)).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [])),
  )
}
