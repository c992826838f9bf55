import { StartError } from '@rampart/api'
import { expect, it } from 'vitest'
import { readSiteConfig } from './siteConfig.ts'

const mailbox = 'bootcamps@example.org'

it.each([
  [undefined, null],
  ['', null],
  [' ', null],
  ['http://api.internal:4000', 'http://api.internal:4000'],
  [' https://api.example.org/ ', 'https://api.example.org'],
])('API_URL %j leads to %j', (value, apiUrl) => {
  expect(readSiteConfig({ API_URL: value }, mailbox).apiUrl).toBe(apiUrl)
})

it.each([
  [undefined, false],
  [' ', false],
  ['off', false],
  ['on', true],
])('SHARED_PAGES %j is %j', (value, isShared) => {
  expect(readSiteConfig({ SHARED_PAGES: value }, mailbox).arePagesShared).toBe(isShared)
})

it.each([undefined, '', ' '])(
  'applications go to the brand by mail where BOOTCAMP_APPLY_URL is %j',
  (value) => {
    const address = readSiteConfig({ BOOTCAMP_APPLY_URL: value }, mailbox).bootcampApplyUrl
    expect(address).toBe(`mailto:${mailbox}?subject=Bootcamp%20application%3A%20{slug}`)
  },
)

it.each([
  'https://forms.example.org/apply?bootcamp={slug}',
  'https://{slug}.example.org/',
  'https://example.org',
  'mailto:apply@example.org',
  'mailto:{slug}@example.org',
])('BOOTCAMP_APPLY_URL %j is taken as it is', (value) => {
  expect(readSiteConfig({ BOOTCAMP_APPLY_URL: ` ${value} ` }, mailbox).bootcampApplyUrl).toBe(value)
})

it.each([
  ['SHARED_PAGES', 'yes'],
  ['API_URL', 'nonsense'],
  ['API_URL', 'api.internal:4000'],
  ['API_URL', 'ftp://api.internal'],
  ['API_URL', 'http://api.internal/api'],
  ['API_URL', 'http://user:secret@api.internal'],
  ['BOOTCAMP_APPLY_URL', 'nonsense'],
  ['BOOTCAMP_APPLY_URL', '/apply'],
  ['BOOTCAMP_APPLY_URL', 'http://forms.example.org/'],
  ['BOOTCAMP_APPLY_URL', 'javascript:alert(1)'],
  ['BOOTCAMP_APPLY_URL', 'data:text/html,x'],
  ['BOOTCAMP_APPLY_URL', 'https://user:secret@example.org/'],
  ['BOOTCAMP_APPLY_URL', 'https://example.org/{title}'],
  ['BOOTCAMP_APPLY_URL', 'https://example.org/a b'],
  ['BOOTCAMP_APPLY_URL', 'mailto:'],
  ['BOOTCAMP_APPLY_URL', 'mailto:somebody'],
])('%s %j is refused in one line that begins with its name', (name, value) => {
  expect(() => readSiteConfig({ [name]: value }, mailbox)).toThrow(StartError)
  expect(() => readSiteConfig({ [name]: value }, mailbox)).toThrow(
    new RegExp(`^${name} [^\\n]+\\.$`),
  )
})

it.each([
  ['CREDITS_URL', 'creditsUrl', 'Credits'],
  ['SUBSCRIPTION_URL', 'subscriptionUrl', 'Subscription'],
] as const)('%s leads to a page, or to the brand by mail', (name, field, subject) => {
  expect(readSiteConfig({}, mailbox)[field]).toBe(`mailto:${mailbox}?subject=${subject}`)
  const page = 'https://shop.example.org/learn'
  expect(readSiteConfig({ [name]: page }, mailbox)[field]).toBe(page)
  for (const wrong of ['javascript:alert(1)', 'http://shop.example.org', 'mailto:a@b.c,d@e.f', 'x'])
    expect(() => readSiteConfig({ [name]: wrong }, mailbox)).toThrow(new RegExp(`^${name} must be`))
})
