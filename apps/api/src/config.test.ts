import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secret = 'x'.repeat(32)

test('with no settings the site listens on this machine only', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    databaseUrl: null,
    authSecret: null,
    trustProxy: [],
    rateLimitScale: 1,
    demoData: null,
    videoEmbedUrl: '/player/{library}/{content}',
  })
})

test('settings are read; an empty one counts as absent', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://learn.example.org/',
    AUTH_SECRET: secret,
    TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,fd00::/8,loopback',
    DEMO_DATA: 'off',
    DATABASE_URL: ' ',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://learn.example.org',
    trustProxy: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8', 'loopback'],
    demoData: false,
    databaseUrl: null,
  })
})

describe('a wrong setting is one line that begins with its name', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'learn.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://learn.example.org/site' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://learn.example.org' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'none' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['VIDEO_EMBED_URL', { VIDEO_EMBED_URL: 'https://video.example.org/{content}' }],
    ['VIDEO_EMBED_URL', { VIDEO_EMBED_URL: 'javascript:{library}{content}' }],
    ['AUTH_SECRET', { HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example.org' }],
    ['PUBLIC_URL', { HOST: '::', AUTH_SECRET: secret }],
  ])('%s: %j', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  })
})
