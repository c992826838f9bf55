import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { V1Container, V1PodSpec } from '@kubernetes/client-node'
import type { IPodSpec, IPodTemplateSpec } from 'kubernetes-models/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/api/src/config.ts'
import { configSchema } from '../../apps/api/src/configSchema.ts'
import { labPod, siteValue, targetPod } from '../../apps/api/src/labs/runtime/kubernetesObjects.ts'
import { siteLabel } from '../../apps/api/src/labs/runtime/runtime.ts'
import { secretSettings } from '../../apps/api/src/settingFiles.ts'
import { chart, notes, render, runHelm, valueSets, withValues } from './chart.ts'
import type { Manifest } from './chart.ts'
import { typeProblems } from './chartTypes.ts'
import { helmProgram } from './helm.ts'
import { metricsJob } from './observability.ts'

const program = helmProgram()
if (program === null)
  console.log('Chart tests not run: Helm is not here. "npm run helm" fetches it (37 MB).')
const helm = program ?? ''

/** The pod that a document makes, if it makes one. */
function podOf({ kind, spec }: Manifest): IPodSpec | null {
  if (kind === 'Pod') return spec as IPodSpec
  if (kind === 'SandboxTemplate')
    return (spec as { podTemplate: { spec: IPodSpec } }).podTemplate.spec
  if (kind !== 'Deployment' && kind !== 'Job') return null
  return (spec as { template: { spec: IPodSpec } }).template.spec
}
const roleOf = ({ metadata }: Manifest) => metadata.labels['app.kubernetes.io/component'] ?? ''

describe.skipIf(program === null)('chart', () => {
  const rendered = new Map<string, Manifest[]>()
  beforeAll(() => {
    for (const set of valueSets) rendered.set(set, render(helm, set))
  })
  const of = (set: string) => rendered.get(set) ?? []

  test.each(valueSets)('lint finds nothing with %s', (set) => {
    expect(runHelm(helm, ['lint', '--strict', '--quiet', chart, ...withValues(set)])).toBe('')
  })

  test('each document has the fields of its kind and no other', () => {
    const all = valueSets.flatMap(of)
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(18)
    // There are no types of agent-sandbox, but the pod in its template is one like all others.
    const typed = all.flatMap((manifest): readonly Manifest[] => {
      if (manifest.kind === 'SandboxWarmPool') return []
      return manifest.kind === 'SandboxTemplate'
        ? [{ ...manifest, apiVersion: 'v1', kind: 'Pod', spec: podOf(manifest) }]
        : [manifest]
    })
    expect(typeProblems(typed)).toBe('')
    const first = all.find(({ kind }) => kind === 'HTTPRoute')
    const wrong = { ...first, spec: { hostnames: ['a.test'], rulez: [] } } as unknown as Manifest
    expect(typeProblems([wrong])).toContain('rulez')
  })

  test('what each set of values makes', () => {
    const kinds = (set: string) =>
      of(set).map(({ kind, metadata: { name, namespace = '' } }) => `${kind} ${namespace}/${name}`)
    expect(kinds('no-labs').toSorted()).toEqual([
      'Deployment /rampart-site',
      'Deployment /rampart-worker',
      'HTTPRoute /rampart-site',
      'Job /rampart-import',
      'Job /rampart-migrate',
      'NetworkPolicy /rampart-closed',
      'NetworkPolicy /rampart-site',
      'Pod /rampart-test',
      'Service /rampart-site',
      'ServiceAccount /rampart-site',
      'ServiceAccount /rampart-worker',
    ])
    // The chart makes no secrets: it uses existing ones.
    for (const set of valueSets) expect(kinds(set).join('\n')).not.toMatch(/^Secret|ConfigMap/m)
  })

  test.each(valueSets)('pods have no rights with %s', (set) => {
    const pods = of(set).filter((manifest) => podOf(manifest) !== null)
    expect(pods.length).toBeGreaterThanOrEqual(5)
    for (const manifest of pods) {
      const pod = podOf(manifest)
      expect(pod).toMatchObject({
        enableServiceLinks: false,
        // Only the worker talks to the cluster, and only if it has labs to run.
        automountServiceAccountToken: roleOf(manifest) === 'worker' && set !== 'no-labs',
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 65_534,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      })
      for (const container of pod?.containers ?? [])
        expect(container).toMatchObject({
          image: expect.stringMatching(/^registry\.example\.org\/rampart[:@]/),
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        })
    }
  })

  describe('the program takes the environment of each pod', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rampart-chart-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const address = 'postgresql://rampart:secret@database:5432/rampart'
    const secrets: Readonly<Record<string, string>> = {
      DATABASE_URL: address,
      DATABASE_DIRECT_URL: address,
      VALKEY_URL: 'valkeys://rampart:secret@valkey:6379',
      LAB_WARM_POOL_KEY: generateKeyPairSync('ed25519')
        .privateKey.export({ format: 'der', type: 'pkcs8' })
        .toString('base64'),
      SMTP_URL: 'smtp://mail.example.org:587',
      SENTRY_DSN: 'https://key@errors.example.org/1',
    }
    beforeAll(() => {
      const brand = join(import.meta.dirname, '../../content/brand.json')
      const own = { ...(JSON.parse(readFileSync(brand, 'utf8')) as object), name: 'Hillside' }
      writeFileSync(join(folder, 'brand.json'), JSON.stringify(own))
    })

    test.each(valueSets)('with %s', (set) => {
      for (const manifest of of(set)) {
        const pod = podOf(manifest)
        const [container] = pod?.containers ?? []
        if (!container?.args) continue
        const files = pod?.volumes
          ?.flatMap(({ projected }) => projected?.sources ?? [])
          .flatMap(({ secret }) => secret?.items ?? [])
          .map(({ path }) => path)
        for (const name of files ?? [])
          writeFileSync(join(folder, name), secrets[name] ?? `${name}-`.repeat(8))
        const env = Object.fromEntries(
          (container.env ?? []).map(({ name, value = '' }) => [
            name,
            value.replace(/^\/(?:secrets|brand)\//, `${folder}/`),
          ]),
        )
        const config = readConfig(env)
        expect(config).toMatchObject({
          host: '0.0.0.0',
          port: 3_000,
          publicUrl: 'https://learn.example.org',
          databaseUrl: address,
          smtpUrl: 'smtp://mail.example.org:587',
          drainSeconds: 15,
          demoData: false,
          labRuntime: set === 'no-labs' ? 'off' : 'kubernetes',
          labWarmPool: set === 'warm-pool' ? { name: 'rampart' } : null,
          labRuntimeClass: set === 'everything' ? 'gvisor' : null,
          signup: set === 'everything' ? 'invitation' : 'open',
          brand: { name: set === 'everything' ? 'Hillside' : 'Rampart' },
        })
        // Commands that end take no requests.
        const { terminationGracePeriodSeconds = 30 } = pod ?? {}
        expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(config.drainSeconds + 10)
        const isMeasured = set === 'everything' && manifest.kind === 'Deployment'
        expect(config.metricsPort).toBe(isMeasured ? 9_464 : null)
        const ports = container.ports?.map(({ name }) => name) ?? []
        expect(ports.includes('metrics')).toBe(isMeasured)
      }
    })
  })

  test('each pod mounts the brand that was named', () => {
    const mounted = (set: string) =>
      of(set).flatMap((manifest) => {
        const pod = podOf(manifest)
        const isThere = pod?.volumes?.some(
          ({ name, configMap }) => name === 'brand' && configMap?.name === 'rampart-brand',
        )
        const places = pod?.containers[0]?.volumeMounts?.filter(({ name }) => name === 'brand')
        return isThere ? [[roleOf(manifest), places?.map(({ mountPath }) => mountPath)]] : []
      })
    expect(Object.fromEntries(mounted('everything'))).toEqual(
      Object.fromEntries(
        ['site', 'worker', 'gateway', 'migrate', 'import'].map((role) => [role, ['/brand']]),
      ),
    )
    expect(mounted('minimal')).toEqual([])
  })

  test('a database that is slow for some seconds takes no pod out of its service', () => {
    const pods = of('minimal').filter(({ kind }) => kind === 'Deployment')
    expect(pods).toHaveLength(3)
    for (const pod of pods) {
      const probe = podOf(pod)?.containers[0]?.readinessProbe
      const { failureThreshold = 3, periodSeconds = 10, timeoutSeconds = 1 } = probe ?? {}
      expect(timeoutSeconds).toBeGreaterThanOrEqual(3)
      expect(timeoutSeconds).toBeLessThan(periodSeconds)
      // The first failure is at the beginning.
      expect((failureThreshold - 1) * periodSeconds).toBeGreaterThanOrEqual(10)
      expect(failureThreshold * periodSeconds).toBeLessThanOrEqual(20)
    }
  })

  describe('the database', () => {
    const clusterWith = (more: readonly string[]) =>
      render(helm, 'own-database', more).find(({ kind }) => kind === 'Cluster') as Manifest & {
        spec: {
          bootstrap: Readonly<Record<string, Readonly<Record<string, unknown>>>>
          postgresql: { parameters: Readonly<Record<string, string>> }
        }
      }
    const own = { database: 'rampart', owner: 'rampart' }

    // A spare of 24, one more pod of each role (17, 18 and 11) and a job (17), as during an update.
    test.each([
      [[], 228 + 46 + 17 + 24],
      [['settings.DATABASE_POOL_MAX=4'], 10 * 11 + 2 * 12 + 2 * 5 + (11 + 12 + 5) + 11 + 24],
      [['site.autoscaling.enabled=false'], 2 * 17 + 2 * 18 + 2 * 11 + 46 + 17 + 24],
      [['site.replicas=12'], 12 * 17 + 2 * 18 + 2 * 11 + 46 + 17 + 24],
      [['labs.enabled=false'], 10 * 17 + 2 * 17 + (17 + 17) + 17 + 24],
    ])('allows as many connections as the values can take: %j', (given, most) => {
      const set = given.flatMap((value) => [
        value.startsWith('settings.') ? '--set-string' : '--set',
        value,
      ])
      const { parameters } = clusterWith(set).spec.postgresql
      expect(parameters).toEqual({ max_connections: String(most) })
      expect(notes(helm, 'minimal', set)).toContain(`max_connections should be ${most},`)
    })

    test('allows as many as were said, and keeps what else was said', () => {
      const parameters = 'database.cluster.spec.postgresql.parameters'
      const set = [`${parameters}.max_connections=500`, `${parameters}.shared_buffers=1GB`]
      expect(
        clusterWith(set.flatMap((value) => ['--set-string', value])).spec.postgresql.parameters,
      ).toEqual({ max_connections: '500', shared_buffers: '1GB' })
    })

    test('begins empty, or as a copy of another one', () => {
      expect(clusterWith([]).spec.bootstrap).toEqual({ initdb: own })
      const spec = 'database.cluster.spec'
      const time = '2027-03-01T09:41:00Z'
      const recovered = clusterWith(
        [
          'database.cluster.name=rampart-second',
          `${spec}.bootstrap.recovery.source=first`,
          `${spec}.bootstrap.recovery.recoveryTarget.targetTime=${time}`,
          `${spec}.externalClusters[0].name=first`,
        ].flatMap((value) => ['--set', value]),
      )
      expect(recovered.spec.bootstrap).toEqual({
        recovery: { ...own, source: 'first', recoveryTarget: { targetTime: time } },
      })
      expect(recovered.metadata.name).toBe('rampart-second')
      expect(typeProblems([recovered])).toBe('')
      expect(
        clusterWith(['--set', `${spec}.bootstrap.pg_basebackup.source=first`]).spec.bootstrap,
      ).toEqual({ pg_basebackup: { ...own, source: 'first' } })
    })

    test('pods take the address of the one that was named', () => {
      const [pod] = render(helm, 'own-database', ['--set', 'database.cluster.name=rampart-second'])
        .filter(({ kind }) => kind === 'Deployment')
        .map(podOf)
      const sources = pod?.volumes?.find(({ name }) => name === 'secrets')?.projected?.sources
      expect(sources).toContainEqual({
        secret: { name: 'rampart-second-app', items: [{ key: 'uri', path: 'DATABASE_URL' }] },
      })
    })
  })

  test('the job of the metrics is that of the alerts, and each role has them', () => {
    const monitor = of('everything').find(({ kind }) => kind === 'PodMonitor')
    expect(monitor?.spec).toMatchObject({
      jobLabel: 'app.kubernetes.io/name',
      selector: {
        matchLabels: { 'app.kubernetes.io/name': metricsJob },
        matchExpressions: [{ values: ['site', 'worker', 'gateway'] }],
      },
    })
  })

  test('the namespace of labs has room for as many as were said, of the size that they ask for', () => {
    const spec = (kind: string) =>
      of('minimal').find((manifest) => manifest.kind === kind && roleOf(manifest) === 'labs')?.spec
    const [container] = labPod('one', {}, {}, { runtimeClass: null }).spec?.containers ?? []
    const { requests, limits } = container?.resources ?? {}
    expect(spec('LimitRange')).toEqual({
      limits: [
        {
          type: 'Container',
          defaultRequest: { cpu: requests?.['cpu'], memory: requests?.['memory'] },
          default: { cpu: limits?.['cpu'], memory: limits?.['memory'] },
          max: { cpu: limits?.['cpu'], memory: limits?.['memory'] },
        },
      ],
    })
    const quota = of('warm-pool').find(({ kind }) => kind === 'ResourceQuota')
    // Ten more wait.
    expect(quota).toMatchObject({ spec: { hard: { pods: '116', 'requests.cpu': '5800m' } } })
    // 100 labs, two pods that try the network for each of two workers, and the one that takes a
    // place.
    expect(spec('ResourceQuota')).toEqual({
      hard: {
        pods: '106',
        'requests.cpu': '5300m',
        'requests.memory': '10176Mi',
        'limits.cpu': '53000m',
        'limits.memory': '27136Mi',
      },
    })
  })

  test('pods of a warm pool are as those of sessions, closed in and without a secret', () => {
    const template = of('warm-pool').find(({ kind }) => kind === 'SandboxTemplate')
    const { podTemplate, ...rest } = (template as { spec: { podTemplate: IPodTemplateSpec } }).spec
    // A policy that the operator adds would allow access to the internet.
    expect(rest).toEqual({ networkPolicyManagement: 'Unmanaged' })
    expect(podTemplate.metadata).toEqual({
      labels: { [siteLabel]: siteValue('https://learn.example.org') },
    })
    const start = {
      sessionId: 'one',
      lab: 'a',
      seed: '',
      credentials: {},
      gatewaySecret: '',
    }
    const settings = {
      site: 'https://learn.example.org',
      image: 'registry.example.org/rampart:1.4.0',
      runtimeClass: null,
    }
    const { activeDeadlineSeconds: _ends, ...spec } = targetPod(start, settings).spec as V1PodSpec
    const [{ stdin: _stdin, ...own }] = spec.containers as [V1Container]
    expect(podTemplate.spec).toEqual({
      ...spec,
      containers: [
        {
          ...own,
          command: ['node', '/app/content/lab-kit/waitForLab.ts'],
          env: [
            ...(own.env ?? []),
            { name: 'LAB_WARM_POOL_PUBLIC_KEY', value: expect.stringMatching(/^MCow/) },
            { name: 'LAB_POD', valueFrom: { fieldRef: { fieldPath: 'metadata.uid' } } },
          ],
          volumeMounts: [{ name: 'target', mountPath: '/run/lab' }],
        },
      ],
      volumes: [{ name: 'target', emptyDir: { medium: 'Memory', sizeLimit: '1Mi' } }],
    })
  })

  test('the worker may claim pods of a pool, and only if there is one', () => {
    const rules = (set: string) =>
      (of(set).find(({ kind }) => kind === 'Role') as { rules?: readonly unknown[] }).rules
    expect(rules('warm-pool')).toEqual([
      ...(rules('minimal') ?? []),
      {
        apiGroups: ['extensions.agents.x-k8s.io'],
        resources: ['sandboxclaims'],
        verbs: ['create', 'delete', 'get', 'list', 'watch'],
      },
      {
        apiGroups: ['extensions.agents.x-k8s.io'],
        resources: ['sandboxtemplates', 'sandboxwarmpools'],
        verbs: ['get'],
      },
    ])
  })

  test('migrations go before an update, or after the installation of a database of its own', () => {
    const hooks = (set: string) =>
      Object.fromEntries(
        of(set)
          .filter(({ kind }) => kind === 'Job')
          .map((manifest) => [roleOf(manifest), manifest.metadata.annotations?.['helm.sh/hook']]),
      )
    expect(hooks('minimal')).toEqual({
      migrate: 'pre-install,pre-upgrade',
      import: 'post-install,post-upgrade',
    })
    expect(hooks('own-database')['migrate']).toBe('post-install,pre-upgrade')
  })

  test('routes lead the host of the site and one wildcard for all labs', () => {
    const routes = of('everything')
      .filter(({ kind }) => kind === 'HTTPRoute')
      .map(({ spec }) => spec as { hostnames: string[]; rules: [{ backendRefs: unknown }] })
    expect(routes.map(({ hostnames, rules }) => [hostnames, rules[0].backendRefs])).toEqual([
      [['learn.example.org'], [{ name: 'rampart-site', port: 80 }]],
      [['*.labs.example.net'], [{ name: 'rampart-gateway', port: 80 }]],
    ])
  })

  test('a visitor is kept at one pod of the site if the values say so', () => {
    const keptBy = (set: string) =>
      of(set)
        .filter(({ kind }) => kind === 'HTTPRoute')
        .map(({ spec }) => (spec as { rules: [{ sessionPersistence?: unknown }] }).rules[0])
        .map(({ sessionPersistence }) => sessionPersistence)
    expect(keptBy('everything')).toEqual([{ type: 'Cookie', sessionName: 'process' }, undefined])
    expect(keptBy('no-labs')).toEqual([undefined])
  })

  test('what an installation has to say is named', () => {
    const said = () => runHelm(helm, ['template', 'rampart', chart])
    for (const complaint of [
      "at '': missing property 'publicUrl'",
      "at '/image': missing property 'repository'",
      "at '/image': missing property 'tag'",
      "at '/image': missing property 'digest'",
      "at '/secrets': missing properties 'AUTH_SECRET', 'SMTP_URL'",
      "at '/secrets': missing property 'DATABASE_URL'",
      "at '/bucket': missing properties 'endpoint', 'name', 'region'",
      "at '/labs': missing property 'baseUrl'",
    ])
      expect(said).toThrow(complaint)
  })

  test.each([
    ['an unknown key', 'sites.replicas=3', "additional properties 'sites' not allowed"],
    ['a misspelled setting', 'settings.SIGN_UP=off', "properties 'SIGN_UP' not allowed"],
    ['a setting that the chart sets', 'settings.PORT=80', "properties 'PORT' not allowed"],
    ['a secret in clear', 'settings.AUTH_SECRET=x', "properties 'AUTH_SECRET' not allowed"],
    ['a value for a reference', 'secrets.SMTP_URL=smtp://mail', 'got string, want object'],
    ['a text for a number', 'site.replicas=many', "'/site/replicas': got string, want integer"],
    ['no pods', 'worker.replicas=0', "'/worker/replicas': minimum: got 0, want 1"],
    ['a short digest', 'image.digest=sha256:12', "'/image/digest'"],
    ['an address with a path', 'publicUrl=https://a.test/learn', "'/publicUrl'"],
    ['labs without a place for the session', 'labs.baseUrl=https://labs.test', "'/labs/baseUrl'"],
    ['routes to nowhere', 'routes.enabled=true', "properties 'name', 'namespace', 'siteListener'"],
    ['half a key of the bucket', 'secrets.S3_ACCESS_KEY_ID.name=a', 'S3_SECRET_ACCESS_KEY'],
    ['a brand twice', 'settings.BRAND_FILE=/a,brand.configMap=b', "'/settings/BRAND_FILE'"],
    ['a pool that is no number', 'settings.DATABASE_POOL_MAX=ten', 'DATABASE_POOL_MAX'],
    ['a database twice', 'database.cluster.enabled=true', "'/secrets/DATABASE_URL'"],
    ['a monitor of nothing', 'metrics.podMonitor.enabled=true', "'/metrics/enabled'"],
    ['a pool without its key', 'labs.warmPool.enabled=true', "'LAB_WARM_POOL_KEY'"],
    ['a pool without its public key', 'labs.warmPool.enabled=true', "property 'publicKey'"],
    ['a key without its pool', 'secrets.LAB_WARM_POOL_KEY.name=a', 'LAB_WARM_POOL_KEY'],
    ['labs beside the site', 'labs.namespace=rampart', 'labs need a namespace of their own'],
  ])('values with %s are refused', (_, given, complaint) => {
    const said = () => render(helm, 'minimal', ['--set', given])
    expect(said).toThrow(complaint)
  })

  test('a warm pool with an image for each lab is refused', () => {
    const said = () => render(helm, 'warm-pool', ['--set', 'labs.image=labs/\\{lab\\}:1'])
    expect(said).toThrow('all labs need one image there')
  })
})

test('the settings that values may have are those of the program', () => {
  interface Named {
    readonly properties: Readonly<Record<string, unknown>>
  }
  const { properties } = JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8')) as {
    properties: Readonly<Record<'settings' | 'secrets', Named>>
  }
  const templates = readFileSync(join(chart, 'templates/_settings.tpl'), 'utf8')
  // `HOST` and the like, and settings that belong to one machine, have no place in a cluster. An
  // image of your own can have the brand in a file of its own.
  const fixed = [...templates.matchAll(/"([A-Z][A-Z0-9_]+)"/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'BRAND_FILE')
  const ofMachine = ['LAB_CONTAINER_RUNTIME', 'LAB_HOST_ADDRESS', 'LAB_SHELL_IMAGE']
  const ofSite = [
    'BOOTCAMP_APPLY_URL',
    'CREDITS_URL',
    'SHARED_PAGES',
    'SUBSCRIPTION_URL',
    'BRAND_FILE',
  ]
  expect(
    Object.keys(properties.secrets.properties).toSorted(),
    'Each of `secretSettings` in settingFiles.ts is in `secrets` of values.schema.json.',
  ).toEqual(secretSettings.toSorted())
  const left = new Set<string>(
    [...fixed, ...ofMachine, ...secretSettings].filter((name) => name !== undefined),
  )
  expect(
    Object.keys(properties.settings.properties),
    'A setting is in `settings` of values.schema.json, by the alphabet; a secret one is in `secretSettings` of settingFiles.ts instead.',
  ).toEqual(
    [...new Set([...Object.keys(configSchema.shape), ...ofSite])]
      .filter((name) => !left.has(name))
      .toSorted(),
  )
})
