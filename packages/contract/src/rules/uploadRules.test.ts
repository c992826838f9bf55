import { expect, test } from 'vitest'
import { checkUpload } from './uploadRules.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['week1.pdf', 'application/pdf'],
  ['WEEK1.PDF', 'Application/PDF'],
  ['week1.pdf', 'application/pdf; charset=binary'],
  ['week1.pdf', 'application/pdf ; charset=binary'],
  ['cv.docx', docx],
  ['cv.docx', ''],
  ['all.zip', 'application/zip'],
  ['all.zip', 'application/x-zip-compressed'],
  ['all.zip', 'application/octet-stream'],
  ['all.v2.Zip', ''],
])('%s as %j may be uploaded', (name, type) => {
  expect(checkUpload({ name, type, size: 1 })).toBeNull()
})

test.each([
  ['setup.exe', 'application/octet-stream'],
  ['setup.exe', 'application/pdf'],
  ['week1.pdf', 'application/octet-stream'],
  ['week1.pdf', 'text/html'],
  ['cv.docx', 'application/zip'],
  ['cv.doc', 'application/msword'],
  ['all.zip', 'text/html'],
  ['all.zip', 'application/pdf'],
  ['all.zip.exe', 'application/zip'],
  ['zip', 'application/zip'],
  ['', ''],
])('%s as %j is of a wrong type', (name, type) => {
  expect(checkUpload({ name, type, size: 1 })).toBe('unsupported_file')
})

test('10485760 bytes pass, one more does not', () => {
  const file = { name: 'week1.pdf', type: 'application/pdf' }
  expect(checkUpload({ ...file, size: 10485760 })).toBeNull()
  expect(checkUpload({ ...file, size: 10485761 })).toBe('file_too_large')
})

test('the type is checked first', () => {
  expect(checkUpload({ name: 'film.mp4', type: 'video/mp4', size: 10485761 })).toBe(
    'unsupported_file',
  )
})
