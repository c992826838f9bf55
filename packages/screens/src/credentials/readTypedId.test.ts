import { expect, it } from 'vitest'
import { readTypedId } from './readTypedId.ts'

const origin = 'https://rampart.example'
const certificate = { type: 'certificate', credentialId: 'CSN-DEMO000001' }

it.each([
  ['CSN-DEMO000001', certificate],
  ['  csn-demo000001 ', { type: 'certificate', credentialId: 'csn-demo000001' }],
  ['CSN - DEMO 000001', certificate],
  ['CSN-DEMO 0000 01', certificate],
  ['CSN\u2013DEMO000001', certificate],
  ['CSN-DEMO\u200B000001', certificate],
  ['CSN-\u00ADDEMO000001', certificate],
  ['ID: \u2066CSN-DEMO\u00AD000001\u2069', certificate],
  ['Certificate ID: CSN-DEMO000001', certificate],
  ['https://rampart.example/cert/view/CSN-DEMO000001', certificate],
  ['https://rampart.example/cert/view/CSN-DEMO000001?utm_source=mail#top', certificate],
  ['rampart.example/cert/view/CSN-DEMO000001', certificate],
  ['https://rampart.example/api/certificate/file/CSN-DEMO000001.pdf', certificate],
  ['bdg-demo000001', { type: 'badge', credentialId: 'bdg-demo000001' }],
  [
    'https://rampart.example/badge/view/BDG-DEMO000001',
    { type: 'badge', credentialId: 'BDG-DEMO000001' },
  ],
  // Of the right form, but not one of ours: the record says that there is none.
  ['CSN-é', { type: 'certificate', credentialId: 'CSN-é' }],
])('reads %j', (typed, id) => {
  expect(readTypedId(typed, origin)).toEqual(id)
})

it.each([
  '',
  'CSN-',
  'DEMO000001',
  'nonsense',
  'XCSN-DEMO000001',
  'https://elsewhere.example/cert/view/CSN-DEMO000001',
  'elsewhere.example/cert/view/CSN-DEMO000001',
  'https://rampart.example/verify-cert',
  'IDs: CSN-DEMO000001, CSN-DEMO000002',
])('%j names no single ID of this site', (typed) => {
  expect(readTypedId(typed, origin)).toBeNull()
})
