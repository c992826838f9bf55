import type { ClientRequest } from 'node:http'

/** The most interim responses (1xx) to one request: one or two are usual. */
const maxInterim = 16

/**
 * Lets a request to a target fail if that sends interim responses without end. Each of them takes
 * this process as long as a whole response, and none of them ends a wait.
 */
export function limitInterim(request: ClientRequest): ClientRequest {
  let count = 0
  return request.on('information', () => {
    count += 1
    if (count > maxInterim) request.destroy(new Error("A lab's target sent no final response."))
  })
}
