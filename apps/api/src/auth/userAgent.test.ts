import { expect, test } from 'vitest'
import { readUserAgent } from './userAgent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox', 'Linux'],
  [`${iphone} (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S938B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/143 Safari/537.36 OPR/1`,
    'Opera',
    'ChromeOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
  ['\u202Eemorhc <script>', null, null],
  [`${'x'.repeat(100_000)} Chrome/143`, null, null],
])('%j', (agent, browser, system) => {
  expect(readUserAgent(agent)).toEqual({ browser, system })
})

test('no client says nothing', () => {
  expect(readUserAgent()).toEqual({ browser: null, system: null })
})
