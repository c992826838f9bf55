import { expect, test, vi } from 'vitest'
import { foreignHost, readIds } from './readIds.ts'

const origin = 'https://rampart.example'
const read = (text: string) => readIds(text, origin)

test.each<[string, string, string[]]>([
  ['an ID', ' csn-demo000001 ', ['CSN-DEMO000001']],
  ['a link to a page', `${origin}/cert/view/CSN-7K3MQ9ZT4XWB?from=mail#top`, ['CSN-7K3MQ9ZT4XWB']],
  ['a link to a file', `${origin}/api/badge/file/BDG-DEMO000001.png`, ['BDG-DEMO000001']],
  ['a link in angle brackets is none of ours', `<${origin}/cert/view/CSN-1>`, []],
  ['a link to another site', 'https://elsewhere.example/cert/view/CSN-1', []],
  ['a link to a site that begins like ours', `${origin}.evil.example/cert/view/CSN-1`, []],
  ['prose', 'I hold CSN-1, BDG-2 (and csn-3).', ['CSN-1', 'BDG-2', 'CSN-3']],
  ['lines', 'CSN-1\r\nCSN-2\n\nCSN-3', ['CSN-1', 'CSN-2', 'CSN-3']],
  [
    'commas and quotes',
    'name,"certificate, ID"\n"Learner, ""Dana""",CSN-1\nPat,"CSN-2"',
    ['CSN-1', 'CSN-2'],
  ],
  [
    'semicolons and a mark of the byte order',
    '\uFEFFname;id\nZoë;CSN-1\nPat;BDG-2',
    ['CSN-1', 'BDG-2'],
  ],
  ['tabs', 'name\tid\nDana\tCSN-1', ['CSN-1']],
  ['a quote that is never closed', 'name,id\n"Dana,CSN-1\nPat,CSN-2', ['CSN-1', 'CSN-2']],
  ['the same one twice', 'CSN-1, csn-1', ['CSN-1']],
  [
    'dashes and unseen signs of text programs',
    'CSN\u2011DEMO1; CSN-DEMO\u200B2\nCSN-3\u2014Dana',
    ['CSN-DEMO1', 'CSN-DEMO2', 'CSN-3'],
  ],
  ['a placeholder in a heading', 'ID (CSN-xxxxx)\nCSN-1', ['CSN-1']],
  ['other words', 'XCSN-1 CSN- CSN1 BDG_2 my-CSN-1 CSN-1-2', []],
  ['far too long a one', `CSN-${'A'.repeat(41)}`, []],
])('%s', (_what, text, ids) => {
  expect(read(text)).toEqual(ids)
})

test('a link to another site is told from everything else', () => {
  expect(foreignHost(' https://elsewhere.example/cert/view/CSN-1\n', origin)).toBe(
    'elsewhere.example',
  )
  expect(foreignHost(`${origin}/cert/view/CSN-1`, origin)).toBeNull()
  expect(foreignHost('See https://elsewhere.example', origin)).toBeNull()
})

test('reads links in browsers without `URL.parse`', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(read(`${origin}/cert/view/CSN-1 https://[/CSN-2`)).toEqual(['CSN-1'])
  expect(foreignHost('https://elsewhere.example', origin)).toBe('elsewhere.example')
  expect(foreignHost('https://[', origin)).toBeNull()
  parse.mockRestore()
})
