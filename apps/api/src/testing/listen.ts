import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Lets a server listen on a free port of this machine until the test ends. Returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    if (server instanceof HttpServer) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
