import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository } from '../process/support/processes.ts'
import { lacksKubernetes, saidLack, startControlPlane } from './support/controlPlane.ts'
import type { ControlPlane } from './support/controlPlane.ts'
import { hasProgram } from './support/programs.ts'

const lacks = lacksKubernetes ?? (hasProgram('kubectl') ? null : 'kubectl')
const folder = (name: string) => join(repository, 'deploy/kubernetes', name)

/** Kinds that came after the server that can be built here (1.20); no route of the Gateway API either. */
const newer = /^apiVersion: (?:policy\/v1|autoscaling\/v2)$/m

describe.skipIf(lacks !== null)(`manifests ${saidLack(lacks)}`, () => {
  let plane: ControlPlane
  beforeAll(async () => {
    plane = await startControlPlane()
    await plane.core.createNamespace({ body: { metadata: { name: 'rampart' } } })
  })
  afterAll(() => plane.stop())

  const kubectl = (args: readonly string[], input = '') =>
    execFileSync('kubectl', ['--kubeconfig', plane.kubeconfig, ...args], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })

  test.each([
    // Its namespace has to be there for what is in it.
    ['labs', true],
    ['migrate', false],
    ['site', false],
    ['import', false],
  ])('the API server takes %s', (name, isApplied) => {
    const documents = kubectl(['kustomize', folder(name)]).split(/^---$/m)
    const known = documents.filter((text) => !newer.test(text))
    const dry = isApplied ? [] : ['--dry-run=server']
    const said = kubectl(['apply', '--validate=true', ...dry, '-f', '-'], known.join('---\n'))
    expect(said.trim().split('\n')).toHaveLength(known.length)
  })

  test('the worker may do in the namespace of labs what it does, and nothing else', () => {
    const may = (verb: string, what: string, namespace = 'rampart-labs') => {
      const as = '--as=system:serviceaccount:rampart:rampart-worker'
      try {
        const [resource = '', sub] = what.split('/')
        const of = sub === undefined ? [] : [`--subresource=${sub}`]
        return kubectl(['auth', 'can-i', verb, resource, ...of, as, '-n', namespace]).trim()
      } catch {
        return 'no'
      }
    }
    for (const [verb, what] of [
      ['create', 'pods'],
      ['delete', 'pods'],
      ['watch', 'pods'],
      ['create', 'secrets'],
      ['update', 'leases.coordination.k8s.io'],
    ] as const)
      expect([verb, what, may(verb, what)]).toEqual([verb, what, 'yes'])
    for (const [verb, what, namespace] of [
      ['get', 'secrets'],
      ['list', 'secrets'],
      ['create', 'pods/exec'],
      ['create', 'pods', 'rampart'],
      ['get', 'secrets', 'rampart'],
      ['create', 'rolebindings.rbac.authorization.k8s.io'],
    ] as const)
      expect([verb, what, may(verb, what, namespace)]).toEqual([verb, what, 'no'])
  })
})
