import { PolicyProblem, decide, readPolicy } from '../../../lab-kit/policy.ts'
import type { Statement } from '../../../lab-kit/policy.ts'

/** A bucket policy: the text that its owner wrote and what it says. */
export interface BucketPolicy {
  readonly text: string
  readonly statements: readonly Statement[]
}

/** The longest policy, in characters, as in the real store. */
const longest = 20_480

/** Reads a bucket policy as its owner wrote it. Throws a `PolicyProblem`. */
export function bucketPolicy(bucket: string, text: string): BucketPolicy {
  if (text.length > longest) throw new PolicyProblem(`Policies must not be longer than ${longest} characters.`)
  const statements = readPolicy(text, { principals: 'required' })
  const actions = statements.flatMap((each) => each.actions)
  const strange = actions.find((action) => action !== '*' && !action.toLowerCase().startsWith('s3:'))
  if (strange !== undefined) throw new PolicyProblem(`Policy has invalid action: ${strange.slice(0, 80)}`)
  const arn = `arn:aws:s3:::${bucket}`
  const foreign = statements.flatMap((each) => each.resources).find((resource) => resource !== arn && !resource.startsWith(`${arn}/`))
  if (foreign !== undefined) throw new PolicyProblem(`Policy has invalid resource: ${foreign.slice(0, 120)}. This bucket is ${arn}, its objects are ${arn}/…`)
  return { text, statements }
}

/** For each resource of a policy a key that it covers, whether or not such an object exists. */
export const coveredKeys = (policy: BucketPolicy | undefined, bucket: string): readonly string[] =>
  (policy?.statements ?? [])
    .flatMap(({ resources }) => resources)
    .map((resource) => resource.slice(`arn:aws:s3:::${bucket}/`.length).replaceAll('*', 'any').replaceAll('?', 'x'))
    .filter((key) => key !== '')

/** The policy that someone wrote last spring. */
export const firstPolicy = (bucket: string): BucketPolicy =>
  bucketPolicy(
    bucket,
    `${JSON.stringify(
      {
        Version: '2012-10-17',
        Statement: [
          {
            Sid: 'MakeImagesLoad',
            Effect: 'Allow',
            Principal: '*',
            Action: ['s3:GetObject', 's3:ListBucket'],
            Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
          },
        ],
      },
      undefined,
      2,
    )}\n`,
  )

/**
 * Whether someone without any key may do it; `key` is an object's, or absent for the bucket itself.
 */
export function strangerMay(policy: BucketPolicy | undefined, action: string, bucket: string, key?: string): boolean {
  const forAll = (policy?.statements ?? []).filter(({ principals }) => principals.includes('*'))
  return decide(forAll, action, `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`) === 'allowed'
}
