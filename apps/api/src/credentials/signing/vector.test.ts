import { expect, test } from 'vitest'
import { bundledLoader } from '@rampart/verify/documents'
import { sign } from './sign.ts'

/**
 * The test vector of the specification: W3C Data Integrity EdDSA Cryptosuites v1.0, B.1
 * (Representation: eddsa-rdfc-2022). © W3C, W3C Software and Document License,
 * https://www.w3.org/TR/vc-di-eddsa/
 */
const key = {
  publicKey: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
  secretKey: 'z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq',
}

const examples = 'https://www.w3.org/ns/credentials/examples/v2'

const credential = {
  '@context': ['https://www.w3.org/ns/credentials/v2', examples],
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
}

const documentLoader = bundledLoader(
  new Map([
    [examples, { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }],
  ]),
)

test('the published test vector comes out byte for byte', async () => {
  const signed = await sign(credential, {
    key,
    controller: `did:key:${key.publicKey}`,
    date: new Date('2023-02-24T23:36:38Z'),
    documentLoader,
  })
  expect(signed).toEqual({
    ...credential,
    proof: [
      {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        created: '2023-02-24T23:36:38Z',
        verificationMethod: `did:key:${key.publicKey}#${key.publicKey}`,
        proofPurpose: 'assertionMethod',
        proofValue:
          'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
      },
    ],
  })
})

test('a property that no context defines is not signed', async () => {
  const unknown = {
    ...credential,
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    credentialSubject: { favouriteColour: 'volt' },
  }
  await expect(
    sign(unknown, { key, controller: `did:key:${key.publicKey}`, date: new Date() }),
  ).rejects.toThrow(/[Ss]afe mode/)
})

test('a context that is not bundled is asked of nobody', async () => {
  const foreign = {
    ...credential,
    '@context': [...credential['@context'], 'https://example.org/context.json'],
  }
  await expect(
    sign(foreign, {
      key,
      controller: `did:key:${key.publicKey}`,
      date: new Date(),
      documentLoader,
    }),
  ).rejects.toThrow(/did not result in a valid JSON-LD object/)
})
