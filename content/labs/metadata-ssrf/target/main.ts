import { basicOf, requireOwner, sameSecret } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { createChecks } from './checks.ts'
import { createMetadata } from './metadata.ts'
import { createNetwork } from './network.ts'
import { preview } from './preview.ts'
import { changeSettings, firstSettings } from './settings.ts'

const longestAddress = 2048

const payrollKey = 'payroll/november.csv'

const home = page(
  'Pico Previews',
  `<p>Paste a link into your chat, and we fetch its title for you. Nothing to install.</p>
<p>Send <code>POST /preview</code> with <code>{"url": "http://example.lab/"}</code>. Links that people looked at today:</p>
<ul>
<li><code>http://example.lab/</code></li>
<li><code>https://news.lab/</code></li>
<li><code>http://short.lab/?to=https://news.lab/</code></li>
</ul>
<footer>Pico Previews runs in the cloud, on one small machine.</footer>`,
)

serve(({ credentials, seed }) => {
  const metadata = createMetadata(seed)
  let settings = firstSettings
  const network = createNetwork(metadata, () => settings.metadata)
  const code = derive(seed, 'the code in the payroll store')
  /**
   * Whether the credentials have slipped past the check of the text; who takes that check away as
   * the owner finds no gap in it.
   */
  let hasSlipped = false
  const payroll = () => {
    const told = hasSlipped ? code : 'told once the credentials came through the filter of the first day; for that put preview.checkResolvedAddress to false'
    return `name,amount\nA. Pico,4100\nR. Mendel,3900\nmission-code,${told}\n`
  }
  const store = new Map([
    ['previews/example.lab.json', '{"title":"Example Lab"}\n'],
    ['previews/news.lab.json', '{"title":"Harbor News"}\n'],
  ])

  return router({
    'GET /': () => reply.html(home),

    'POST /preview': (call) => {
      const { url } = jsonOf(call)
      if (typeof url !== 'string' || url.length > longestAddress) return reply.json({ status: 400, error: 'Send a JSON object with the field url' }, 400)
      const result = preview(network, settings.preview, url)
      if ('refused' in result) return reply.json({ status: result.refused, error: result.reason }, result.refused)
      const { status, title, body } = result
      if (!settings.preview.checkResolvedAddress && body.includes(metadata.credentials.SecretAccessKey)) hasSlipped = true
      return reply.json({ status, title, body })
    },

    'GET /storage/*key': (call) => {
      const { user, password } = basicOf(call) ?? { user: '', password: '' }
      const { AccessKeyId, SecretAccessKey, Token } = metadata.credentials
      const shown = [user, password, String(call.headers['x-session-token'] ?? '')].join('\n')
      if (!sameSecret(shown, [AccessKeyId, SecretAccessKey, Token].join('\n'))) {
        refuse(403, 'The store answers to role credentials: key id and secret as user name and password, the token in the header x-session-token.')
      }
      const { key = '' } = call.params
      if (key === '') return reply.text([payrollKey, ...store.keys()].join('\n'))
      if (key === payrollKey) return reply.text(payroll())
      return reply.text(store.get(key) ?? refuse(404, 'The store has no such object.'))
    },

    ...jsonErrors({
      'GET /owner/settings': (call) => {
        requireOwner(call, credentials['ownerKey'])
        return reply.json(settings)
      },

      'PUT /owner/settings': (call) => {
        requireOwner(call, credentials['ownerKey'])
        const changed = changeSettings(settings, jsonOf(call))
        if ('problem' in changed) return refuse(400, changed.problem)
        settings = changed
        return reply.json(settings)
      },
    }),

    ...missionRoutes(createMission({ findings: [codeFinding('code', 'the code in the payroll store', code)], checks: createChecks(metadata, () => settings) })),
  })
})
