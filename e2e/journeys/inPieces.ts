import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SiteInPieces extends AsyncDisposable {
  readonly url: string
  /** Sends the rest of the page. */
  sendRest: () => void
}

/**
 * A proxy for the site of this address. The page arrives as on a slow line: only up to `cut`, until
 * `sendRest` is called.
 */
export async function siteInPieces(address: string, cut: string): Promise<SiteInPieces> {
  const page = await (await fetch(address)).text()
  const { host, port, pathname, search } = new URL(address)
  const pagePath = pathname + search
  const place = page.indexOf(cut)
  if (place < 0) throw new Error(`The page has no ${cut}`)
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer((incoming, response) => {
    if (incoming.url === pagePath) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.write(page.slice(0, place))
      void rest.then(() => response.end(page.slice(place)))
      return
    }
    const { method, url: path, headers } = incoming
    const passedOn = request({ port, method, path, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(passedOn)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${pagePath}`,
    sendRest,
    [Symbol.asyncDispose]: async () => {
      sendRest()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
