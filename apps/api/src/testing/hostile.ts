const halfPair = '\uD800'

/** Values that no field of any call expects; each must be refused or have no effect. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(60_000),
  'a\0b',
  '\0',
  `a${halfPair}b`,
  `${halfPair}@example.org`,
  'a\0@example.org',
  "' or 1=1 --",
  '$1',
  '../../etc/passwd',
  '%00',
  '\u202E\u{1F4A9}',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  [],
  ['x'],
  [['x']],
  {},
  { $ne: null },
  { toString: 'x', constructor: 1 },
]

/** Bodies that are JSON but not an object with fields, as texts. */
export const hostileBodies: readonly string[] = [
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[{}]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"unknown":"field"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
]

/** Bodies that are not JSON. */
export const malformedBodies: readonly string[] = [
  '{',
  '{"a":1,}',
  "{'a':1}",
  'a=1&b=2',
  '\0',
  '\uFEFF\uFEFF{}',
  '{"a":"\u0001"}',
  'NaN',
]

/** Ends of paths, as they are sent. */
export const hostileSegments: readonly string[] = [
  '%00',
  '%ED%A0%80',
  'a%00b',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  'UPPER-Case',
  'x'.repeat(99),
  'x'.repeat(101),
  'x'.repeat(5_000),
  '%F0%9F%92%A9',
  '-',
  '__proto__',
  'constructor',
]
