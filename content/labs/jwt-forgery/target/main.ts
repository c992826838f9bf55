import { bearerOf, requireOwner, sameSecret } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { verifierChecks } from './checks.ts'
import { issue, verify } from './token.ts'
import type { Claims } from './token.ts'
import { readVerifier, service, showVerifier } from './verifier.ts'
import type { Verifier } from './verifier.ts'
import { weakSecret, wordlist } from './words.ts'

/** How long a token is good where the settings say nothing, in seconds. */
const defaultAge = 8 * 3600

const home = page(
  'Kestrel Ledger',
  `<p>Books that balance. An API for small companies.</p>
<ul>
<li><code>POST /login</code> with <code>{"username": …, "password": …}</code> gives a token.</li>
<li><code>GET /ledger</code> shows the open books to every clerk.</li>
<li><code>GET /admin/ledger</code> and <code>GET /admin/secrets</code> are for administrators.</li>
</ul>
<footer>Tokens are checked with great care by a word that only we know.</footer>`,
  'h1 { color: light-dark(#5a3d0c, #e6c78a) }\n',
)

serve(({ credentials, seed }) => {
  const words = wordlist(seed)
  const weak = weakSecret(seed, words)
  const codes = { ledger: derive(seed, 'closed books'), secrets: derive(seed, 'secrets') }
  const firstVerifier: Verifier = { algorithms: null, secret: weak, issuer: null, audience: null, maxAgeSeconds: null }
  let verifier = firstVerifier

  /** Who has chosen the secret forges nothing with it, so other settings tell no code. */
  const told = (code: string) => (verifier === firstVerifier ? code : 'not told under settings of your own; DELETE /owner/verifier puts the first ones back')

  const now = () => Math.floor(Date.now() / 1000)

  /** The clerk's token, as the login writes it under the settings of this moment. */
  function clerkToken(): string {
    const { algorithms, secret, issuer, audience, maxAgeSeconds } = verifier
    const named = { ...(issuer !== null && { iss: service.issuer }), ...(audience !== null && { aud: service.audience }) }
    const claims = { sub: credentials['username'], role: 'clerk', ...named, iat: now(), exp: now() + Math.min(maxAgeSeconds ?? defaultAge, defaultAge) }
    return issue(algorithms?.[0] ?? 'HS256', claims, secret)
  }

  /** Lets through whom the token's role allows in. */
  const guarded =
    (role: 'clerk' | 'admin', unsigned: boolean, show: (claims: Claims) => unknown) =>
    (call: Call): Reply => {
      const token = bearerOf(call)
      if (token === undefined) return refuse(401, 'Send a token: Authorization: Bearer …', { 'www-authenticate': 'Bearer' })
      const claims = verify(token, verifier, { now: now(), unsigned })
      if (typeof claims === 'string') return refuse(401, claims, { 'www-authenticate': 'Bearer error="invalid_token"' })
      if (role === 'admin' && claims['role'] !== 'admin') return refuse(403, 'This page needs the role admin.')
      return reply.json(show(claims))
    }

  const owned = (answer: (call: Call) => Reply) => (call: Call) => {
    requireOwner(call, credentials['ownerKey'])
    return answer(call)
  }

  const mission = createMission({
    findings: [codeFinding('ledger-code', 'the code in the closed books', codes.ledger), codeFinding('secrets-code', 'the code in the secrets', codes.secrets)],
    checks: verifierChecks(() => verifier, clerkToken, words, weak),
  })

  return router({
    'GET /': () => reply.html(home),
    'GET /wordlist.txt': () => reply.text(words.join('\n')),
    ...jsonErrors({
      'POST /login': (call) => {
        const { username, password } = jsonOf(call)
        if (typeof username !== 'string' || typeof password !== 'string') refuse(400, 'Send username and password as texts.')
        const isClerk = sameSecret(username, credentials['username'] ?? '') && sameSecret(password, credentials['password'] ?? '')
        return isClerk ? reply.json({ token: clerkToken() }) : refuse(401, 'User name or password is wrong.')
      },
      'GET /ledger': guarded('clerk', true, ({ sub }) => ({ books: 'open', for: sub, entries: [{ account: 'Stationery', amount: -42.5 }] })),
      'GET /admin/ledger': guarded('admin', true, () => ({
        books: 'closed',
        entries: [{ account: 'Directors’ lunches', amount: -1840 }],
        'mission-code': told(codes.ledger),
      })),
      'GET /admin/secrets': guarded('admin', false, () => ({ 'backup-passphrase': derive(seed, 'backup', 24), 'mission-code': told(codes.secrets) })),
      'GET /owner/verifier': owned(() => reply.json(showVerifier(verifier))),
      'PUT /owner/verifier': owned((call) => {
        const given = readVerifier(jsonOf(call))
        if (typeof given === 'string') return refuse(400, given)
        verifier = given
        return reply.json(showVerifier(verifier))
      }),
      'DELETE /owner/verifier': owned(() => {
        verifier = firstVerifier
        return reply.json(showVerifier(verifier))
      }),
    }),
    ...missionRoutes(mission),
  })
})
