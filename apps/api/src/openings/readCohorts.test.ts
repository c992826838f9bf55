import { expect, test } from 'vitest'
import { readCohorts } from './readCohorts.ts'

test('a list of bootcamps with their days is read', () => {
  expect(
    readCohorts('cyber:2027-01-11:2027-03-06:2027-05-15, aws:2028-02-29:2028-03-01:2028-03-01'),
  ).toEqual([
    { slug: 'cyber', opensOn: '2027-01-11', startDate: '2027-03-06', endDate: '2027-05-15' },
    { slug: 'aws', opensOn: '2028-02-29', startDate: '2028-03-01', endDate: '2028-03-01' },
  ])
})

test.each([
  'cyber',
  'nobody:2027-01-11:2027-03-06:2027-05-15',
  'constructor:2027-01-11:2027-03-06:2027-05-15',
  'cyber:2027-02-30:2027-03-06:2027-05-15',
  'cyber:11.1.2027:2027-03-06:2027-05-15',
  'cyber:2027-03-06:2027-03-06:2027-05-15',
  'cyber:2027-01-11:2027-05-15:2027-03-06',
  'cyber:2027-01-11:2027-03-06:2027-05-15:x',
  'cyber:2027-01-11:2027-03-06:2027-05-15,',
  'cyber:2027-01-11:2027-03-06:2027-05-15,cyber:2027-01-11:2027-03-06:2027-05-15',
])('%s is refused', (value) => {
  expect(readCohorts(value)).toBeNull()
})
