import type { Check } from '../../../lab-kit/mission.ts'
import type { Metadata } from './metadata.ts'
import { createNetwork } from './network.ts'
import { preview, rangeList } from './preview.ts'
import type { Preview } from './preview.ts'
import { firstSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const credentialsPath = '/latest/meta-data/iam/security-credentials/pico-preview-role'

/** Spellings of the metadata service's address that the first filter lets through. */
const metadataOrigins = [
  'http://2852039166',
  'http://0xa9fea9fe',
  'http://0251.0376.0251.0376',
  'http://169.254.43518',
  'http://169.254.169%2E254',
  'http://[::ffff:a9fe:a9fe]',
  'http://[fd00:ec2::254]',
  'http://instance-data',
  'http://metadata.google.internal',
]

const attacks = [
  ...metadataOrigins.map((origin) => origin + credentialsPath),
  `http://short.lab/?to=http://2852039166${credentialsPath}`,
  'https://short.lab/?to=https://intranet.pico.lab/',
  ...['127.0.0.1', '127.9.9.9', 'localhost', '0.0.0.0', '[::1]', '[::]', '[::ffff:7f00:1]'].map((host) => `https://${host}/`),
  ...['10.0.0.7', 'intranet.pico.lab', '172.16.3.9', '192.168.1.1', '[fe80::1]'].map((host) => `https://${host}/`),
  // Nobody answers there, and a request that is sent has left all the same.
  ...['2852039166', '169.254.170.2', '[fd00:ec2::254]', '[fd00:ec2::23]'].map((host) => `https://${host}/`),
]

const inside = rangeList(['0.0.0.0/8', '10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10'])

/** The ends of the inner ranges, which nobody lists who closes single addresses. */
const ends: Readonly<Record<string, readonly string[]>> = {
  '10.0.0.0/8': ['10.0.0.1', '10.255.255.254'],
  '127.0.0.0/8': ['127.0.0.2', '127.255.255.254'],
  '169.254.0.0/16': ['169.254.0.1', '169.254.255.254'],
  '172.16.0.0/12': ['172.16.0.1', '172.31.255.254'],
  '192.168.0.0/16': ['192.168.0.1', '192.168.255.254'],
  'fc00::/7': ['[fc00::1]', '[fdff:ffff::1]'],
  'fe80::/10': ['[fe80::2]', '[febf:ffff::1]'],
}

/** Public addresses: one of each large network, and those beside the inner ranges. */
const publicAddresses = [
  ...Array.from({ length: 223 }, (_, at) => at + 1).flatMap((network) => (network === 10 || network === 127 ? [] : [`${network}.128.0.1`])),
  '169.253.255.254',
  '169.255.0.1',
  '172.15.255.254',
  '172.32.0.1',
  '192.167.255.254',
  '192.169.0.1',
  '203.0.113.10',
  '2001:4860:4860::8888',
  '2400:cb00::1',
  '2606:4700::1111',
  '2800:3f0::1',
  '2a00:1450::1',
  '2c0f:fb50::1',
]

/** The address of the inner network that a request was sent to, whether or not it was answered. */
function innerAddress(result: Preview): string | undefined {
  const address = 'from' in result ? result.from : result.tried
  return address !== undefined && inside.has(address) ? address : undefined
}

/** A few of a list's items for a sentence. */
const some = (items: readonly string[]) => (items.length <= 3 ? items.join(', ') : `${items.slice(0, 3).join(', ')} and ${items.length - 3} more`)

/**
 * The mission's checks: each layer is tried alone, the other one being as weak as on the first day.
 */
export function createChecks(metadata: Metadata, settings: () => Settings): readonly Check[] {
  return [
    {
      id: 'preview-holds', name: 'The preview service alone keeps requests out of the inner network',
      run() {
        const network = createNetwork(metadata, () => firstSettings.metadata)
        const reached = attacks.flatMap((url) => {
          const address = innerAddress(preview(network, settings().preview, url))
          return address === undefined ? [] : [`${url.replace(credentialsPath, '/…')} reached ${address}`]
        })
        // Twice, as its name leads elsewhere each second time.
        const rebound = ['http', 'https'].flatMap((scheme) => [1, 2].map(() => preview(network, settings().preview, `${scheme}://rebind.lab/`)))
        // Which addresses were tried is not told, so that they cannot be closed one by one.
        const holes = Object.keys(ends).filter((range) =>
          ends[range]?.some((host) => innerAddress(preview(network, settings().preview, `https://${host}/`)) !== undefined),
        )
        if (reached.length === 0 && holes.length > 0) reached.push(`other addresses reached ${some(holes)}`)
        if (rebound.some((result) => innerAddress(result) !== undefined)) reached.push('rebind.lab, which changes its answer, reached the inside')
        return reached.length === 0 ? undefined : `${some(reached)}.`
      },
    },
    {
      id: 'metadata-holds', name: 'The metadata service alone refuses forged requests',
      run() {
        const network = createNetwork(metadata, () => settings().metadata)
        const leaks = metadataOrigins.filter((origin) => {
          const result = preview(network, firstSettings.preview, origin + credentialsPath)
          return 'body' in result && result.body.includes(metadata.credentials.SecretAccessKey)
        })
        return leaks.length === 0 ? undefined : 'a plain GET still gets the credentials when the preview service is careless.'
      },
    },
    {
      id: 'tokens-stay', name: 'Session tokens stay on the machine',
      run: () =>
        metadata.answer({ method: 'PUT', path: '/latest/api/token', distance: 2 }, settings().metadata) &&
        'a container, one hop further away, was given a session token.',
    },
    {
      id: 'previews-work', name: 'Honest previews work',
      run() {
        const network = createNetwork(metadata, () => settings().metadata)
        const broken = ['https://example.lab/', 'https://news.lab/'].filter((url) => {
          const result = preview(network, settings().preview, url)
          return !('title' in result) || result.title === ''
        })
        if (broken.length > 0) return `no title for ${broken.join(' and ')}.`
        const { denyRanges } = settings().preview
        const wide = denyRanges.find((range) => publicAddresses.some(rangeList([range]).has))
        return wide && `${wide} denies public sites, too.`
      },
    },
  ]
}
