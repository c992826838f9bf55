import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { addCourse } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { createReadCaptions } from './filmCaptions.ts'
import { addLearner } from './learningFixture.ts'
import { lessons } from './lessons.tables.ts'
import { videosOf } from './videos.ts'

const api = useTestApi()
const videos = join(contentFolder, 'videos')

test('a film of this site says its length and has a transcript', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  const [first = '', second = ''] = course.lessonIds
  await api.db
    .update(lessons)
    .set({ videoLibrary: 'demo', videoContent: 'terminal-session' })
    .where(eq(lessons.id, first))
  expect((await learner.lesson(first)).json().data.film).toEqual({
    isDemo: true,
    seconds: 12,
    recordingUrl: null,
  })
  const { data } = (await learner.send('GET', `/lesson/${first}/transcript`)).json()
  expect(data.language).toBe('en')
  expect(data.cues).toHaveLength(3)
  expect(data.cues[2]).toEqual({
    start: 7.7,
    end: 12,
    text: 'So that folder is the next thing to ask for.',
  })
  expect((await learner.lesson(second)).json().data.film).toBeNull()
  const film = { videoLibrary: 'other', videoContent: 'terminal-session' }
  expect(await videosOf('/player/{library}/{content}').filmOf(film)).toBeNull()
  expect((await learner.send('GET', `/lesson/${second}/transcript`)).json().data).toBeNull()
  const stranger = await addLearner(api)
  expect((await stranger.send('GET', `/lesson/${first}/transcript`)).statusCode).toBe(403)
})

test('the recording of a terminal is played by this site, with any host of videos', async () => {
  const course = await addCourse(api.db)
  const learner = await addLearner(api, [course.id])
  const [first = ''] = course.lessonIds
  const film = { videoLibrary: 'terminal', videoContent: 'git-basics-first-commit' }
  await api.db.update(lessons).set(film).where(eq(lessons.id, first))
  const recordingUrl = '/films/git-basics-first-commit.cast'
  const lesson = (await learner.lesson(first)).json().data
  expect(lesson).toMatchObject({ videoUrl: null, film: { isDemo: false, recordingUrl } })
  expect(lesson.film.seconds).toBeGreaterThan(120)
  const { data } = (await learner.send('GET', `/lesson/${first}/transcript`)).json()
  expect(data.cues.map(({ text }: { text: string }) => text)).toContain('$ git status')
  const { filmOf, addressOf } = videosOf('https://video.example.org/{library}/{content}')
  expect(await filmOf(film)).toMatchObject({ recordingUrl })
  expect(addressOf('terminal', 'git-basics-first-commit')).toBeNull()
  expect(await filmOf({ ...film, videoContent: '../brand' })).toBeNull()
  expect(await filmOf({ ...film, videoContent: 'no-such-film' })).toBeNull()
})

test.each(['../brand', 'terminal-session/../x', '', 'no-such-film', 'a'.repeat(101), '%2e%2e'])(
  'the film %j has none',
  async (name) => {
    expect(await createReadCaptions(videos)(name)).toBeNull()
  },
)

test('of films of another host nothing is known', async () => {
  const film = { videoLibrary: 'demo', videoContent: 'terminal-session' }
  const { filmOf } = videosOf('https://video.example.org/{library}/{content}')
  expect(await filmOf(film)).toBeNull()
  expect(await videosOf('/player/{library}/{content}').filmOf(film)).not.toBeNull()
})

test('the last caption of every film ends where the film does', async () => {
  const films = (await readdir(videos)).filter((name) => name.endsWith('.webm'))
  expect(films.length).toBeGreaterThan(0)
  for (const film of films) {
    const captions = await createReadCaptions(videos)(film.slice(0, -5))
    const length = webmSeconds(await readFile(join(videos, film)))
    expect({ film, near: Math.abs((captions?.seconds ?? 0) - length) < 0.5, length }).toEqual({
      film,
      near: true,
      length,
    })
  }
})

/** The duration that a WebM file names (EBML element 4489, milliseconds as a 64-bit float). */
const webmSeconds = (file: Buffer) =>
  file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000
