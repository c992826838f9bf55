import { Refusal, reply } from './http.ts'
import type { Reply, Route, Routes } from './http.ts'

/**
 * The same routes with refusals as JSON, `{"error": "…"}`: for routes whose responses the guide
 * pipes into `jq`.
 */
export function jsonErrors(routes: Routes): Routes {
  const inJson = ({ status, body, headers }: Reply) => reply.json({ error: String(body).trim() }, status, { ...headers, 'content-type': 'application/json' })
  const wrap =
    (route: Route): Route =>
    async (call) => {
      try {
        return await route(call)
      } catch (problem) {
        if (problem instanceof Refusal) return inJson(problem.reply)
        throw problem
      }
    }
  return Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, wrap(route)]))
}
