/**
 * The signs with which a picture of a course or lab may tell its topic, beside the motif of its
 * domain.
 */
export const signs = [
  'bell',
  'blocks',
  'branch',
  'bucket',
  'bug',
  'certificate',
  'chain',
  'chart',
  'clock',
  'cluster',
  'coin',
  'container',
  'cycle',
  'database',
  'door',
  'drop',
  'gauge',
  'globe',
  'key',
  'layers',
  'lifebuoy',
  'lock',
  'log',
  'map',
  'network',
  'packet',
  'pipeline',
  'policy',
  'probe',
  'shield',
  'tag',
  'target',
  'terminal',
  'ticket',
  'token',
  'user',
  'wall',
] as const

/** One of {@link signs}. */
export type Sign = (typeof signs)[number]

/**
 * The words of titles that choose a sign, the most telling first: the first line that has one of
 * the words decides.
 */
const wordsOf: readonly (readonly [Sign, string])[] = [
  ['log', 'log logs logging audit'],
  ['bucket', 'bucket buckets storage s3'],
  ['token', 'token tokens jwt oauth session'],
  ['ticket', 'voucher vouchers ticket race'],
  ['user', 'permission permissions privilege identity user users'],
  ['tag', 'metadata tag tags label'],
  ['drop', 'leaky leak leaks'],
  ['packet', 'image images artifact registry package packages'],
  ['certificate', 'tls certificate certificates pki https signature'],
  ['chain', 'chain supply dependency dependencies'],
  ['wall', 'firewall firewalls'],
  ['door', 'trust access gateway'],
  ['lock', 'secret secrets vault encryption cryptography'],
  ['key', 'iam key keys credential credentials password passwords'],
  ['database', 'injection database databases sql data'],
  ['layers', 'header headers layer layers stack'],
  ['coin', 'cost costs price budget finops'],
  ['lifebuoy', 'failure disaster recovery backup region surviving'],
  ['target', 'level levels slo sla error errors'],
  ['gauge', 'performance pressure load latency capacity'],
  ['chart', 'observability metrics monitoring dashboard'],
  ['probe', 'probe probes health heartbeat'],
  ['cycle', 'roll rollout release deployment deployments canary'],
  ['clock', 'page pager night call'],
  ['bell', 'incident incidents alert alerts response'],
  ['map', 'threat threats modeling hunting hunt'],
  ['policy', 'policy policies compliance governance'],
  ['blocks', 'terraform infrastructure provisioning module modules'],
  ['cluster', 'kubernetes cluster clusters helm pods'],
  ['container', 'container containers docker'],
  ['pipeline', 'pipeline pipelines ci cd delivery build'],
  ['branch', 'git branch branches commit merge'],
  ['terminal', 'linux shell bash terminal command'],
  ['bug', 'attack attacks exploit vulnerability vulnerabilities malware'],
  ['shield', 'defense defenses defence security secure protect'],
  ['network', 'network networks networking vpc dns routing'],
  ['globe', 'web internet browser http'],
]

const signOfWord = new Map(
  wordsOf.toReversed().flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign])),
) as ReadonlyMap<string, Sign>
const places = new Map(wordsOf.map(([sign], place) => [sign, place]))

/** The sign that a title's words choose; null if none of them does. */
export function signOf(title: string): Sign | null {
  const found = (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
    const sign = signOfWord.get(word)
    return sign ? [sign] : []
  })
  const [first] = found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  return first ?? null
}
