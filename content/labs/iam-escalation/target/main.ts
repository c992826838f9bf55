import { basicOf, sameSecret } from '../../../lab-kit/authorization.ts'
import { Refusal, jsonOf, reply, router } from '../../../lab-kit/http.ts'
import type { Call } from '../../../lab-kit/http.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { accountId } from './account.ts'
import { createActions, textOf } from './actions.ts'
import type { Input } from './actions.ts'
import { accountChecks } from './checks.ts'
import { firstAccount } from './firstAccount.ts'
import { ServiceError } from './serviceError.ts'

const home = page(
  'Skua Identity',
  `<p>Who may do what in account <code>${accountId}</code>: one endpoint, JSON in, JSON out.</p>
<p>Send <code>POST /iam</code> with <code>{"Action": "GetCallerIdentity"}</code> and a key pair as user name and password.</p>
<footer>The user <code>ci-reader</code> is read-only. It says so in the documentation.</footer>`,
  'h1 { color: light-dark(#7a3110, #f0b594) }\n',
)

serve(({ credentials, seed }) => {
  const account = firstAccount()
  const code = derive(seed, 'mission code')
  /** Whether ci-reader has rewritten a policy of its own; without that the secret tells no code. */
  let hasRaised = false
  const secret = {
    name: 'payroll-master',
    arn: `arn:aws:secretsmanager:eu-west-1:${accountId}:secret:payroll-master-${derive(seed, 'secret', 6)}`,
    get value() {
      const told = hasRaised ? code : 'told once ci-reader has raised itself; the keys of the owner are for the repair'
      return JSON.stringify({ user: 'payroll', password: derive(seed, 'password', 24), 'mission-code': told })
    },
  }
  const actions = createActions(account, secret)
  const mission = createMission({ findings: [codeFinding('code', 'the code in payroll-master', code)], checks: accountChecks(account, secret.arn, seed) })

  /** The name of the caller: `ci-reader`, or `owner` for the account's owner. */
  function callerOf(call: Call): 'ci-reader' | 'owner' {
    const { user, password } = basicOf(call) ?? { user: '', password: '' }
    const holds = (key: string, secretKey: string) => sameSecret(user, credentials[key] ?? '') && sameSecret(password, credentials[secretKey] ?? '')
    if (holds('accessKey', 'secretKey')) return 'ci-reader'
    if (holds('ownerAccessKey', 'ownerSecretKey')) return 'owner'
    throw new ServiceError('InvalidClientTokenId', 'The key pair is not known. Send it as user name and password.')
  }

  function act(call: Call): unknown {
    const caller = callerOf(call)
    const arn = caller === 'owner' ? `arn:aws:iam::${accountId}:root` : account.user(caller).arn
    const input = jsonOf(call) as Input
    const name = textOf(input, 'Action')
    if (name === 'GetCallerIdentity') return { UserId: derive(seed, caller, 16).toUpperCase(), Account: accountId, Arn: arn }
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new ServiceError('ValidationError', `This service knows GetCallerIdentity, ${Object.keys(actions).join(', ')}.`)
    const resource = action.resource(input)
    const permission = `${action.service}:${name}`
    const isAllowed = caller === 'owner' ? action.service === 'iam' : account.decide(account.user(caller), permission, resource) === 'allowed'
    if (!isAllowed) {
      const why = caller === 'owner' ? "; the owner's keys are for the repair" : ''
      throw new ServiceError('AccessDenied', `${arn} is not authorized to perform ${permission} on ${resource.slice(0, 300)}${why}`)
    }
    const outcome = action.run(input)
    if (caller === 'ci-reader' && name === 'CreatePolicyVersion' && account.user(caller).attached.has(resource)) hasRaised = true
    return outcome
  }

  return router({
    'GET /': () => reply.html(home),
    'POST /iam': (call) => {
      try {
        return reply.json(act(call))
      } catch (problem) {
        if (problem instanceof ServiceError) return reply.json({ Error: { Code: problem.code, Message: problem.message } }, problem.status)
        if (problem instanceof Refusal) return reply.json({ Error: { Code: 'ValidationError', Message: String(problem.reply.body).trim() } }, 400)
        throw problem
      }
    },
    ...missionRoutes(mission),
  })
})
