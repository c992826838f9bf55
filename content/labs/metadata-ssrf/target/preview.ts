import { BlockList } from 'node:net'
import type { Network } from './network.ts'

export interface PreviewSettings {
  /** Whether the address that will be connected to is checked; otherwise the typed text is. */
  readonly checkResolvedAddress: boolean
  readonly schemes: readonly string[]
  /** CIDR ranges that may not be connected to. */
  readonly denyRanges: readonly string[]
  readonly followRedirects: boolean
}

export type Preview =
  | { readonly status: number; readonly title: string; readonly body: string; /** The address that answered. */ readonly from: string }
  | { readonly refused: 400 | 502; readonly reason: string; /** The address that was tried and did not answer. */ readonly tried?: string }

/** As many redirects as the service follows. */
const mostRedirects = 3
const shownCharacters = 4096

/** The check that Pico Previews was built with: it looks at the text. */
const forbiddenTexts = ['169.254.169.254', '127.0.0.1', 'localhost']

const familyOf = (address: string): 'ipv6' | 'ipv4' => (address.includes(':') ? 'ipv6' : 'ipv4')

/** A list that says whether an address lies in one of some well-formed CIDR ranges. */
export function rangeList(ranges: readonly string[]): { has(address: string): boolean } {
  // One for each family: a list of both takes all of IPv4 for a part of `::ffff:0:0/96`.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/')
    const family = familyOf(network)
    lists[family].addSubnet(network, Number(bits), family)
  }
  return { has: (address) => lists[familyOf(address)].check(address, familyOf(address)) }
}

const refuse = (refused: 400 | 502, reason: string): Preview => ({ refused, reason })

/** Fetches what a stranger typed, as far as the settings let it. */
export function preview(network: Network, settings: PreviewSettings, typed: string): Preview {
  const denied = rangeList(settings.denyRanges)
  if (!settings.checkResolvedAddress && forbiddenTexts.some((text) => typed.includes(text))) return refuse(400, 'That address is not allowed')
  let next = typed
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const url = URL.parse(next)
    if (!url?.hostname) return refuse(400, 'That is not an address')
    if (!settings.schemes.includes(url.protocol.slice(0, -1))) return refuse(400, 'That scheme is not allowed')
    const address = network.resolve(url.hostname)
    if (!address) return refuse(502, 'That name is not known')
    if (settings.checkResolvedAddress && denied.has(address)) return refuse(400, 'That address is not allowed')
    const reply = network.get(address, url)
    if (!reply) return { refused: 502, reason: 'Nobody answers at that address', tried: address }
    const target = reply.location ? URL.parse(reply.location, url) : undefined
    if (!target || !settings.followRedirects) {
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(reply.body) ?? []
      return { status: reply.status, title, body: reply.body.slice(0, shownCharacters), from: address }
    }
    next = target.href
  }
  return refuse(502, 'Too many redirects')
}
