import { reply, router } from '../../../lab-kit/http.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { bucketChecks } from './checks.ts'
import { createObjects } from './objects.ts'
import { shopPage } from './shopPage.ts'
import { createStore } from './store.ts'

serve(({ credentials, seed }) => {
  const bucket = `harbor-press-${derive(seed, 'bucket', 6)}`
  const code = derive(seed, 'mission code')
  const objects = createObjects(seed, code)
  const store = createStore({ bucket, objects, accessKey: credentials['accessKey'] ?? '', secretKey: credentials['secretKey'] ?? '' })
  const mission = createMission({
    findings: [codeFinding('code', 'the code from a file that was not meant for strangers', code)],
    checks: bucketChecks(bucket, objects, store, seed),
  })
  return router({
    'GET /': () => reply.html(shopPage(bucket)),
    'GET /favicon.ico': () => reply.nothing(),
    ...missionRoutes(mission),
    ...store.routes,
  })
})
