import type { Metadata, MetadataSettings } from './metadata.ts'

/** What a host of this network answers. */
export interface Reply {
  readonly status: number
  readonly body: string
  /** Where a redirect leads. */
  readonly location?: string
}

type Host = (url: URL) => Reply

/**
 * The network around the preview server. It is played inside this process: nothing here opens a
 * connection, so that no address that a learner types can ever reach the machine that runs the lab.
 */
export interface Network {
  /**
   * The one address that a URL's host stands for at this moment, in the form in which the network
   * knows it.
   */
  resolve(hostname: string): string | undefined
  /** The answer from an address, or nothing where nobody listens. */
  get(address: string, url: URL): Reply | undefined
}

const page =
  (title: string, text: string): Host =>
  () => ({
    status: 200,
    body: `<!doctype html>\n<html lang="en">\n<head><title>${title}</title></head>\n<body><h1>${title}</h1><p>${text}</p></body>\n</html>\n`,
  })

/** Sends on to whatever stands in `to`, as link shorteners do. */
const shortener: Host = (url) => {
  const to = url.searchParams.get('to')
  return to ? { status: 302, body: '', location: to } : page('Short Links', 'Add ?to=address and share the result.')(url)
}

const debugPage = page('Pico Previews: debug', 'Only the server itself may see this page. Requests in flight: 1.')

const hosts: Readonly<Record<string, Host>> = {
  '203.0.113.10': page('Example Lab', 'This page exists to be looked at.'),
  '203.0.113.20': page('Harbor News', 'The ferry is on time again. Gulls are suspected.'),
  '203.0.113.30': shortener,
  '203.0.113.40': page('Changing House', 'My name leads to another address each time you ask.'),
  '0.0.0.0': debugPage,
  '::': debugPage,
  '::1': debugPage,
  '10.0.0.7': page('Payroll database: console', 'Signed in as the network.'),
  '172.16.3.9': page('Build server', 'Four jobs are queued.'),
  '192.168.1.1': page('Router', 'Firmware 4.2. Default password in use.'),
  'fe80::1': page('Router', 'Firmware 4.2. Default password in use.'),
}

const metadataAddresses = new Set(['169.254.169.254', 'fd00:ec2::254'])

const names: Readonly<Record<string, readonly string[]>> = {
  'example.lab': ['203.0.113.10'],
  'news.lab': ['203.0.113.20'],
  'short.lab': ['203.0.113.30'],
  // Answers differently each time: what was checked is not what is used.
  'rebind.lab': ['203.0.113.40', '169.254.169.254'],
  'intranet.pico.lab': ['10.0.0.7'],
  localhost: ['127.0.0.1'],
  // Names under which the metadata services of real clouds are known.
  'instance-data': ['169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
}

const isAddress = /^\d+\.\d+\.\d+\.\d+$/

/** An IPv4 address inside an IPv6 one, as the machine's sockets would use it. */
function unmapped(address: string): string {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? []
  if (!high || !low) return address
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
}

export function createNetwork(metadata: Metadata, metadataSettings: () => MetadataSettings): Network {
  let questions = 0
  return {
    resolve(hostname) {
      // The URL parser has already turned every spelling of an IPv4 address into four decimal
      // numbers.
      if (isAddress.test(hostname)) return hostname
      if (hostname.startsWith('[')) return unmapped(hostname.slice(1, -1))
      const name = hostname.replace(/\.$/, '')
      const addresses = Object.hasOwn(names, name) ? names[name] : undefined
      return addresses?.[questions++ % addresses.length]
    },
    get(address, url) {
      // Port 80 speaks no TLS and port 443 nothing else; the parser leaves a scheme's own port out.
      if (url.port !== '') return undefined
      if (metadataAddresses.has(address))
        return url.protocol === 'http:' ? metadata.answer({ method: 'GET', path: url.pathname, distance: 1 }, metadataSettings()) : undefined
      const host = address.startsWith('127.') ? debugPage : Object.hasOwn(hosts, address) ? hosts[address] : undefined
      return host?.(url)
    },
  }
}
