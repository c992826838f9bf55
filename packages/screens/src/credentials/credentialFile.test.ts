import { expect, it } from 'vitest'
import { credentialFile } from './credentialFile.ts'

const credentialId = 'CSN-DEMO000001'

it('prefers the PDF', () => {
  expect(
    credentialFile({ credentialId, pdfUrl: '/api/files/a', imageUrl: '/api/files/b.png' }),
  ).toEqual({
    href: '/api/files/a',
    name: 'CSN-DEMO000001.pdf',
  })
})

it.each([
  ['/api/files/b.png', 'png'],
  ['https://files.example/b.JPG?version=2', 'jpg'],
  ['https://files.example/b.webp#top', 'webp'],
  ['data:image/svg+xml,%3Csvg/%3E', 'svg'],
  ['data:image/jpeg;base64,AAAA', 'jpeg'],
  ['/api/files/b', 'png'],
  ['/api/v1.2/picture', 'png'],
  ['/api/files/b.exe', 'png'],
])('falls back to the picture %s', (imageUrl, ending) => {
  expect(credentialFile({ credentialId, pdfUrl: null, imageUrl })).toEqual({
    href: imageUrl,
    name: `CSN-DEMO000001.${ending}`,
  })
})

it('is nothing without files', () => {
  expect(credentialFile({ credentialId, pdfUrl: null, imageUrl: null })).toBeNull()
  expect(credentialFile({ credentialId, pdfUrl: '', imageUrl: '' })).toBeNull()
})

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'blob:x',
  'file:///etc/passwd',
  'https://',
])('offers no %j', (address) => {
  expect(credentialFile({ credentialId, pdfUrl: address, imageUrl: address })).toBeNull()
  expect(credentialFile({ credentialId, pdfUrl: address, imageUrl: '/b.png' })?.href).toBe('/b.png')
})

it.each([
  ['CSN-../../evil', 'CSN-evil'],
  ['CSN-a b/c', 'CSN-a-b-c'],
  ['CSN-\u202Efdp.exe', 'CSN-fdp-exe'],
  ['../', 'certificate'],
])('names the file of %j safely', (odd, name) => {
  expect(credentialFile({ credentialId: odd, pdfUrl: '/a.pdf', imageUrl: null })?.name).toBe(
    `${name}.pdf`,
  )
})
