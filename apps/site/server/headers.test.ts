import { expect, it } from 'vitest'
import { pagePolicy, shellPolicy, shellWorker, verifierWorker } from './headers.ts'

/** The policy's rules by their names. */
function policy(input: Partial<Parameters<typeof pagePolicy>[0]>): Record<string, string> {
  const text = pagePolicy({
    inlineScript: 'go()',
    inlineStyle: '',
    videoEmbedUrl: '/player/{library}/{content}',
    ...input,
  })
  return Object.fromEntries(
    text.split('; ').map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]),
  )
}

it('allows one inline script, by its hash, and one inline style', () => {
  const rules = policy({})
  expect(rules['script-src']).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(rules['style-src']).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(policy({ inlineScript: 'go() ' })['script-src']).not.toBe(rules['script-src'])
  expect(Object.values(rules).join(' ')).not.toContain('unsafe')
})

it('allows the style inside the page by its hash', () => {
  const [first, second] = ['a{}', 'b{}'].map((inlineStyle) => policy({ inlineStyle })['style-src'])
  expect(first).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/]{43}='){2}$/)
  expect(first).not.toBe(second)
})

it("frames the video host's origin alone", () => {
  expect(policy({})['frame-src']).toBe("'self'")
  expect(
    policy({ videoEmbedUrl: 'https://video.example.org/embed/{library}/{content}?autoplay=1' })[
      'frame-src'
    ],
  ).toBe('https://video.example.org')
})

it('lets hot reload through in development', () => {
  const rules = policy({ inlineScript: null })
  expect(rules['script-src']).toContain("'unsafe-inline'")
  expect(rules['connect-src']).toBe("'self' ws:")
  expect(rules).not.toHaveProperty('require-trusted-types-for')
})

it.each([
  [null, 'http://*.localhost:* ws://*.localhost:*'],
  ['https://{session}.labs.example.org', 'https://*.labs.example.org wss://*.labs.example.org'],
  [
    'https://{session}.labs.example.org:8443',
    'https://*.labs.example.org:8443 wss://*.labs.example.org:8443',
  ],
  ['https://lab-{session}.example.org', 'https://*.example.org wss://*.example.org'],
])('the terminal’s worker connects to labs at %s and nothing else', (labs, origins) => {
  expect(shellPolicy(labs)).toBe(`default-src 'none'; script-src 'self'; connect-src ${origins}`)
})

it('the workers’ scripts are known by their names', () => {
  expect(shellWorker.test('labShell.worker-1a2b.js')).toBe(true)
  expect(shellWorker.test('labShell.socket-1a2b.js')).toBe(true)
  expect(shellWorker.test('entry-1a2b.js')).toBe(false)
  expect(verifierWorker.test('verifier.worker-1a2b.js')).toBe(true)
  expect(verifierWorker.test('verification-1a2b.js')).toBe(false)
})
