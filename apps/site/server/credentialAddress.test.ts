import { expect, it } from 'vitest'
import { credentialAddress } from './credentialAddress.ts'

it.each([
  '/cert/view/%20CSN-DEMO000001',
  '/cert/view/CSN-DEMO000001%0A',
  '/cert/view/csn-demo000001%0D%0A',
  '/cert/view/CSN-DEMO%20000001',
  '/cert/view/CSN%E2%80%93DEMO000001',
])('%s leads to the page of its credential', (path) => {
  expect(credentialAddress(path)).toBe('/cert/view/CSN-DEMO000001')
})

it.each([
  '/cert/view/CSN-DEMO000001',
  '/cert/view/csn-demo000001',
  '/cert/view/%20',
  '/cert/view/%20BDG-DEMO000001',
  '/cert/view/%20CSN-DEMO000001/more',
  '/cert/view/%zz%20CSN-DEMO000001',
  '/cert/view/%2F%2Fevil.example',
  '/course/%20CSN-DEMO000001',
])('%s leads nowhere else', (path) => {
  expect(credentialAddress(path)).toBeUndefined()
})
