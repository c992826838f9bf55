import { basicOf, sameSecret } from '../../../lab-kit/authorization.ts'
import { Refusal, reply, textOf } from '../../../lab-kit/http.ts'
import type { Call, Reply, Routes } from '../../../lab-kit/http.ts'
import { escapeHtml } from '../../../lab-kit/page.ts'
import { PolicyProblem } from '../../../lab-kit/policy.ts'
import type { StoredObject } from './objects.ts'
import { bucketPolicy, coveredKeys, firstPolicy, strangerMay } from './policy.ts'
import type { BucketPolicy } from './policy.ts'

/** An object store with one bucket: a subset of the S3 API. */
export interface Store {
  readonly routes: Routes
  /** Whether someone without any key may do it, by the policy of this moment. */
  strangerMay(action: string, key?: string): boolean
  /** Keys that the policy of this moment says something about. */
  coveredKeys(): readonly string[]
}

/** How many keys a listing shows at a time. */
const pageSize = 20

export function createStore({
  bucket,
  objects,
  accessKey,
  secretKey,
}: {
  readonly bucket: string
  readonly objects: ReadonlyMap<string, StoredObject>
  readonly accessKey: string
  readonly secretKey: string
}): Store {
  let policy: BucketPolicy | undefined = firstPolicy(bucket)

  /**
   * Whether the caller is the owner. Keys that are wrong are refused, not taken for a stranger's.
   */
  function isOwner(call: Call): boolean {
    if (call.headers.authorization === undefined) return false
    const given = basicOf(call)
    if (!given || !sameSecret(given.user, accessKey)) fail(403, 'InvalidAccessKeyId', 'The access key does not exist.')
    if (!sameSecret(given.password, secretKey)) fail(403, 'SignatureDoesNotMatch', 'The secret key does not belong to the access key.')
    return true
  }

  function require(call: Call, action: string, key?: string): void {
    if (call.params['bucket'] !== bucket) fail(404, 'NoSuchBucket', 'The bucket does not exist.')
    if (!isOwner(call) && !strangerMay(policy, action, bucket, key)) fail(403, 'AccessDenied', 'Access Denied')
  }

  const onBucket: Routes[string] = (call) => {
    if (call.query.has('policy')) {
      require(call, 's3:GetBucketPolicy')
      if (!policy) fail(404, 'NoSuchBucketPolicy', 'The bucket policy does not exist.')
      return reply.text(policy.text, 200, { 'content-type': 'application/json' })
    }
    require(call, 's3:ListBucket')
    return listing(bucket, [...objects.entries()], call.query)
  }

  const changePolicy = (change: (call: Call) => void) => (call: Call) => {
    require(call, call.method === 'PUT' ? 's3:PutBucketPolicy' : 's3:DeleteBucketPolicy')
    if (!call.query.has('policy')) fail(405, 'MethodNotAllowed', 'Of the bucket itself, this store can change the policy alone.')
    change(call)
    return reply.nothing()
  }
  const put = changePolicy((call) => {
    try {
      policy = bucketPolicy(bucket, textOf(call))
    } catch (problem) {
      if (problem instanceof PolicyProblem) fail(400, 'MalformedPolicy', problem.message)
      throw problem
    }
  })
  const remove = changePolicy(() => {
    policy = undefined
  })

  const onObject: Routes[string] = (call) => {
    const key = call.params['key'] ?? ''
    const found = objects.get(key)
    require(call, found ? 's3:GetObject' : 's3:ListBucket', found && key)
    if (!found) fail(404, 'NoSuchKey', 'The key does not exist.')
    return { status: 200, headers: { 'content-type': found.type }, body: found.body }
  }

  return {
    routes: {
      'GET /:bucket': onBucket,
      'PUT /:bucket': put,
      'DELETE /:bucket': remove,
      'GET /:bucket/': onBucket,
      'PUT /:bucket/': put,
      'DELETE /:bucket/': remove,
      'GET /:bucket/*key': onObject,
    },
    strangerMay: (action, key) => strangerMay(policy, action, bucket, key),
    coveredKeys: () => coveredKeys(policy, bucket),
  }
}

function listing(bucket: string, entries: readonly (readonly [string, StoredObject])[], query: URLSearchParams): Reply {
  const prefix = query.get('prefix') ?? ''
  const token = query.get('continuation-token')
  const after = token === null ? '' : Buffer.from(token, 'base64url').toString()
  const wanted = Number(query.get('max-keys') ?? pageSize)
  const size = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, pageSize) : pageSize
  const rest = entries.filter(([key]) => key.startsWith(prefix) && key > after)
  const shown = rest.slice(0, size)
  const last = shown.at(-1)?.[0] ?? ''
  const next = rest.length > shown.length ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>` : ''
  const contents = shown.map(([key, { body }]) => `<Contents><Key>${escapeHtml(key)}</Key><Size>${Buffer.byteLength(body)}</Size></Contents>`)
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${shown.length}</KeyCount><IsTruncated>${
      next !== ''
    }</IsTruncated>${next}\n${contents.join('\n')}\n</ListBucketResult>`,
  )
}

const xml = (status: number, body: string) => reply.text(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, status, { 'content-type': 'application/xml' })

function fail(status: number, code: string, message: string): never {
  throw new Refusal(xml(status, `<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`))
}
