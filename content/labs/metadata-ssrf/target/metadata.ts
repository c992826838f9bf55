import { derive } from '../../../lab-kit/mission.ts'
import type { Reply } from './network.ts'

export interface MetadataSettings {
  /** Whether a caller must show a session token. */
  readonly httpTokens: 'optional' | 'required'
  /** How many hops the answer to a token request may travel, 1 to 64. */
  readonly hopLimit: number
}

export interface RoleCredentials {
  readonly AccessKeyId: string
  readonly SecretAccessKey: string
  readonly Token: string
  readonly Expiration: string
}

interface MetadataRequest {
  readonly method: 'GET' | 'PUT'
  readonly path: string
  /** The session token that the caller shows. */
  readonly token?: string
  /** Hops between the caller and the machine: 1 is the machine itself, 2 a container on it. */
  readonly distance: number
}

/** The metadata service of the preview server's machine. */
export interface Metadata {
  readonly credentials: RoleCredentials
  /** The answer, or nothing where it does not travel as far as the caller. */
  answer(request: MetadataRequest, settings: MetadataSettings): Reply | undefined
}

const role = 'pico-preview-role'
const hours = 60 * 60 * 1000

export function createMetadata(seed: string): Metadata {
  const credentials: RoleCredentials = {
    AccessKeyId: `ASIA${derive(seed, 'access key id', 16).toUpperCase()}`,
    SecretAccessKey: derive(seed, 'secret access key', 40),
    Token: derive(seed, 'token', 64),
    Expiration: new Date(Date.now() + 6 * hours).toISOString(),
  }
  const sessionToken = derive(seed, 'metadata session token', 40)
  const files: Readonly<Record<string, string>> = {
    '/latest/meta-data/hostname': 'ip-10-0-0-21.pico.lab',
    '/latest/meta-data/instance-id': `i-${derive(seed, 'instance', 17)}`,
    '/latest/meta-data/local-ipv4': '10.0.0.21',
    [`/latest/meta-data/iam/security-credentials/${role}`]: JSON.stringify({ Code: 'Success', Type: 'AWS-HMAC', ...credentials }, null, 2),
  }

  /** What lies directly below a path that ends in a slash. */
  function list(folder: string): string[] {
    const below = Object.keys(files).filter((path) => path.startsWith(folder))
    return [...new Set(below.map((path) => path.slice(folder.length).replace(/\/.*$/, '/')))]
  }

  function read(path: string): Reply {
    const file = Object.hasOwn(files, path) ? files[path] : undefined
    if (file !== undefined) return { status: 200, body: file }
    const entries = path.endsWith('/') ? list(path) : []
    return entries.length > 0 ? { status: 200, body: entries.join('\n') } : { status: 404, body: '404 - Not Found' }
  }

  return {
    credentials,
    answer({ method, path, token, distance }, { httpTokens, hopLimit }) {
      if (method === 'PUT') {
        if (distance > hopLimit) return undefined
        return path === '/latest/api/token' ? { status: 200, body: sessionToken } : { status: 405, body: '405 - Method Not Allowed' }
      }
      if (token !== undefined ? token !== sessionToken : httpTokens === 'required') return { status: 401, body: '401 - Unauthorized' }
      return read(path)
    },
  }
}
