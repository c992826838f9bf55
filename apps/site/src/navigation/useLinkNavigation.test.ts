import { expect, it, vi } from 'vitest'
import { pageOf } from './useLinkNavigation.ts'

const origin = 'https://rampart.test'

/** What of a link counts here; its target is that of a `<base>`, as in Firefox. */
const linkTo = (address: string): HTMLAnchorElement => {
  const { pathname, search, hash, origin: own } = new URL(address, origin)
  const link = { pathname, search, hash, origin: own, target: '_parent', matches: () => false }
  return link as unknown as HTMLAnchorElement
}

it.each([
  '/',
  '/?type=lab',
  '/course/linux-for-cloud',
  '/courses/linux-for-cloud',
  '/lab/first-shell/session/0f0e-1d',
  '/cert/view/CSN-DEMO000001#check',
  '/bootcamps',
  '/apiary',
])('%s is a page', (address) => {
  vi.stubGlobal('location', { origin })
  expect(pageOf(linkTo(address))).toBe(address)
})

it.each([
  'https://elsewhere.test/course/linux-for-cloud',
  '/api',
  '/api/certificate/file/CSN-1.pdf',
  '/art/night-map.svg',
  '/brochures/aws.pdf',
  '/dev/outbox',
  '/player/demo/welcome',
  '/videos/welcome.webm',
  '/films/first-shell.cast',
  '/pictures/ada.324bcfa2cc65.svg',
  '/assets/react-1.js',
  '/social.jpg',
  '/robots.txt',
  '/.well-known/security.txt',
])('%s is left to the browser', (address) => {
  vi.stubGlobal('location', { origin })
  expect(pageOf(linkTo(address))).toBeUndefined()
})
