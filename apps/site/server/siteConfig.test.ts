import { StartError } from '@rampart/api'
import { expect, it } from 'vitest'
import { readSiteConfig } from './siteConfig.ts'

it.each([
  [undefined, null],
  ['', null],
  [' ', null],
  ['http://api.internal:4000', 'http://api.internal:4000'],
  [' https://api.example.org/ ', 'https://api.example.org'],
])('API_URL %j leads to %j', (value, apiUrl) => {
  expect(readSiteConfig({ API_URL: value })).toEqual({ apiUrl })
})

it.each(['nonsense', 'api.internal:4000', 'ftp://api.internal', 'http://api.internal/api', 'http://user:secret@api.internal'])(
  'API_URL %j is refused in one line that begins with its name',
  (value) => {
    expect(() => readSiteConfig({ API_URL: value })).toThrow(StartError)
    expect(() => readSiteConfig({ API_URL: value })).toThrow(/^API_URL [^\n]+\.$/)
  },
)
