/**
 * Terms of this field that mean the same: an abbreviation and its words, or two names of one thing.
 * Lower case, words separated by blanks, as `wordsOf` returns them. An item with one term of a
 * group is found by each of them.
 */
const groups: readonly (readonly string[])[] = [
  ['2fa', 'mfa', 'two factor', 'multi factor', 'second factor'],
  ['abac', 'attribute based access control'],
  ['acl', 'access control list'],
  ['ai', 'artificial intelligence'],
  ['bola', 'idor', 'insecure direct object reference', 'broken object level authorization'],
  ['cors', 'cross origin resource sharing'],
  ['csp', 'content security policy'],
  ['csrf', 'xsrf', 'cross site request forgery'],
  ['dast', 'dynamic application security testing'],
  ['ddos', 'dos', 'denial of service'],
  ['dfir', 'incident response'],
  ['dr', 'disaster recovery'],
  ['finops', 'cloud cost', 'cost'],
  ['hack', 'hacking', 'pentest', 'pentesting', 'penetration test', 'penetration testing', 'attack'],
  ['hsts', 'strict transport security'],
  ['iac', 'infrastructure as code'],
  ['iam', 'identity and access management'],
  ['ids', 'intrusion detection'],
  ['imds', 'instance metadata', 'metadata service'],
  ['jwt', 'json web token'],
  ['k8s', 'kubernetes'],
  ['llm', 'language model'],
  ['mitm', 'man in the middle'],
  ['ml', 'machine learning'],
  ['mtls', 'mutual tls'],
  ['o11y', 'observability'],
  ['oidc', 'openid connect'],
  ['opa', 'open policy agent'],
  ['pki', 'public key infrastructure'],
  ['privesc', 'privilege escalation'],
  ['race condition', 'toctou'],
  ['rbac', 'role based access control'],
  ['rce', 'remote code execution'],
  ['rpo', 'recovery point objective'],
  ['rto', 'recovery time objective'],
  ['sast', 'static analysis'],
  ['sbom', 'bill of materials'],
  ['siem', 'security information and event management'],
  ['sli', 'service level indicator'],
  ['slo', 'service level objective'],
  ['soc', 'security operations center'],
  ['sqli', 'sql injection'],
  ['sre', 'site reliability'],
  ['ssl', 'tls'],
  ['sso', 'single sign on'],
  ['ssrf', 'server side request forgery'],
  ['tf', 'terraform'],
  ['vpc', 'virtual private cloud', 'virtual network'],
  ['waf', 'web application firewall'],
  ['xss', 'cross site scripting'],
]

/** A term of a search: its words, and the other terms that mean the same. */
export interface Term {
  readonly words: readonly string[]
  readonly others: readonly (readonly string[])[]
}

const wordsOfTerm = (term: string): string[] => term.split(' ')

/** Each term with the others of its group. */
const known: ReadonlyMap<string, Term> = new Map(
  groups.flatMap((group) =>
    group.map((term) => [
      term,
      {
        words: wordsOfTerm(term),
        others: group.filter((other) => other !== term).map(wordsOfTerm),
      },
    ]),
  ),
)

const longest = Math.max(...[...known.values()].map(({ words }) => words.length))

/** Words that people add to a topic and that say nothing on a site for learning. */
const fillers: ReadonlySet<string> = new Set([
  'learn',
  'learning',
  'study',
  'training',
  'tutorial',
  'tutorials',
])

/**
 * A search as terms: the longest that are known, and each other word by itself. Fillers count only
 * if there is nothing else.
 */
export function termsOf(words: readonly string[]): Term[] {
  const terms = split(words)
  const topics = terms.filter(
    (term) => term.others.length > 0 || !term.words.every((word) => fillers.has(word)),
  )
  return topics.length > 0 ? topics : terms
}

function split(words: readonly string[]): Term[] {
  const [first] = words
  if (first === undefined) return []
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const term = known.get(words.slice(0, length).join(' '))
    if (term) return [term, ...split(words.slice(length))]
  }
  return [{ words: [first], others: [] }, ...split(words.slice(1))]
}

/** Whether a word is itself a term, and so not mistyped. */
export const isTerm = (word: string): boolean => known.has(word)
