import { basicOf, sameSecret } from '../../../lab-kit/authorization.ts'
import { Refusal, reply } from '../../../lab-kit/http.ts'
import type { Call, Reply, Routes } from '../../../lab-kit/http.ts'
import { BadManifest, manifestType } from './registry.ts'
import { company } from './world.ts'
import type { World } from './world.ts'

const pushable = 'shop/web'

/** A refusal as registries word it. */
function refuse(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}): never {
  throw new Refusal(reply.json({ errors: [{ code, message }] }, status, headers))
}

/**
 * The company's registry: everything may be pulled with the session's user, and one repository
 * pushed to.
 */
export function registryRoutes(world: World, { username = '', password = '' }: Readonly<Record<string, string>>): Routes {
  function signIn(call: Call): void {
    const given = basicOf(call) ?? { user: '', password: '' }
    if (!sameSecret(`${given.user}:${given.password}`, `${username}:${password}`)) {
      refuse(401, 'UNAUTHORIZED', 'Username and password of Lab Access are needed.', { 'www-authenticate': 'Basic realm="registry.heron.example"' })
    }
  }

  /** Repository and reference of a path such as `shop/web/manifests/1.4`. */
  function placeOf({ params }: Call) {
    const [, repository, reference] = /^([a-z0-9/._-]+)\/manifests\/([\w.:-]+)$/.exec(params['rest'] ?? '') ?? []
    return repository && reference
      ? { repository, reference }
      : refuse(404, 'NAME_UNKNOWN', 'This registry knows /v2/<repository>/manifests/<tag or digest> and /v2/<repository>/tags/list.')
  }

  function pull(call: Call): Reply {
    const { repository, reference } = placeOf(call)
    const found = world.registries.get(company)?.manifest(repository, reference)
    if (!found) return refuse(404, 'MANIFEST_UNKNOWN', 'There is no such manifest.')
    return { status: 200, headers: { 'content-type': manifestType, 'docker-content-digest': found.digest }, body: found.bytes }
  }

  return {
    'GET /v2/*rest': (call) => {
      signIn(call)
      const { rest = '' } = call.params
      if (rest === '') return reply.json({})
      const [, listed] = /^(.+)\/tags\/list$/.exec(rest) ?? []
      if (!listed) return pull(call)
      const repository = world.registries
        .get(company)
        ?.describe()
        .find(({ name }) => name === listed)
      return repository ? reply.json(repository) : refuse(404, 'NAME_UNKNOWN', 'There is no such repository.')
    },
    'PUT /v2/*rest': (call) => {
      signIn(call)
      const { repository, reference } = placeOf(call)
      if (repository !== pushable) return refuse(403, 'DENIED', `You may push to ${pushable} only.`)
      if (!call.headers['content-type']?.startsWith(manifestType)) return refuse(415, 'MANIFEST_INVALID', `The content-type has to be ${manifestType}.`)
      try {
        const digest = world.push(company, repository, reference, call.body)
        return { status: 201, headers: { 'docker-content-digest': digest, location: `/v2/${repository}/manifests/${digest}` } }
      } catch (problem) {
        if (problem instanceof BadManifest) return refuse(400, 'MANIFEST_INVALID', problem.message)
        throw problem
      }
    },
  }
}
