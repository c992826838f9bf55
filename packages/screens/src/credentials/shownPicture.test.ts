import { expect, test } from 'vitest'
import { shownPicture } from './shownPicture.ts'

const credentialId = 'CSN-DEMO000001'

test('a file of this site is shown as its drawing', () => {
  expect(
    shownPicture({
      type: 'certificate',
      credentialId,
      imageUrl: '/api/certificate/file/CSN-DEMO000001.png',
    }),
  ).toBe('/api/certificate/file/CSN-DEMO000001.svg')
})

test.each([
  null,
  'https://elsewhere.example/api/certificate/file/CSN-DEMO000001.png',
  '/api/badge/file/CSN-DEMO000001.png',
  'data:image/png;base64,AA==',
])('%s is shown as it is', (imageUrl) => {
  expect(shownPicture({ type: 'certificate', credentialId, imageUrl })).toBe(imageUrl)
})
