import { signs } from '@rampart/contract/rules/signs'
import { expect, test } from 'vitest'
import { courses } from '../courses/courses.tables.ts'
import { labs } from '../labs/labs.tables.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { contentFolder, edited } from './contentFixture.ts'
import { importContent } from './import.ts'
import { readContent } from './read.ts'

const COURSE = 'courses/first-steps/course.md'
const LAB = 'labs/open-door/lab.md'

test('the author chooses the sign of a course and a lab; without, none is kept', async () => {
  const { db } = await testDatabase()
  const stored = async () => [
    ...(await db.select({ sign: courses.sign }).from(courses)),
    ...(await db.select({ sign: labs.sign }).from(labs)),
  ]
  await importContent(
    db,
    await contentFolder({
      ...edited(COURSE, 'domain: devops', 'domain: devops\nsign: bucket'),
      ...edited(LAB, 'domain: cybersecurity', 'domain: cybersecurity\nsign: door'),
    }),
  )
  expect(await stored()).toEqual([{ sign: 'bucket' }, { sign: 'door' }])
  await importContent(db, await contentFolder())
  expect(await stored()).toEqual([{ sign: null }, { sign: null }])
})

test('a sign that is none is named with its file and line, and those that there are', async () => {
  const dir = await contentFolder(edited(COURSE, 'domain: devops', 'domain: devops\nsign: castle'))
  await expect(readContent(dir)).rejects.toThrow(
    `${COURSE}:5: sign must be one of ${signs.join(', ')} (got "castle")`,
  )
})
