import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8')
/** The problems of one sample. */
const faultsOf: Record<string, (sample: string) => string[]> = {
  yaml: (sample) => parseAllDocuments(sample).flatMap(({ errors }) => errors.map(({ message }) => message)),
  json: (sample) => {
    // A member of an object stands without its braces.
    const whole = /^\s*"/.test(sample) ? `{${sample}}` : sample
    try {
      JSON.parse(whole)
      return []
    } catch (error) {
      return [String(error)]
    }
  },
}

test('every sample of YAML or JSON in a lesson or guide can be parsed', () => {
  const samples = globSync(['courses/**/*.md', 'labs/*/lab.md'], { cwd: folder }).flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(/^ *```(yaml|json)\n([\s\S]*?)^ *```$/gm)].map((found) => ({
      at: `${file}:${text.slice(0, found.index).split('\n').length}`,
      faults: faultsOf[found[1] ?? '']?.(found[2] ?? '') ?? [],
    }))
  })
  expect(samples.length).toBeGreaterThan(30)
  expect(samples.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('a course lists every lab that one of its lessons names', () => {
  const frontMatter = (file: string) =>
    parse(read(file).split(/^---$/m)[1] ?? '') as { title: string; labs?: string[] }
  const labs = globSync('labs/*/lab.md', { cwd: folder }).map((file) => ({
    path: file.split('/')[1] ?? '',
    title: frontMatter(file).title,
  }))
  const named = globSync('courses/*/lessons/*.md', { cwd: folder }).flatMap((file) => {
    const text = read(file)
    const course = file.split('/lessons/')[0] ?? ''
    return labs.filter(({ title }) => text.includes(`*${title}*`)).map(({ path }) => ({ file, course, path }))
  })
  expect(named.length).toBeGreaterThan(4)
  expect(
    named.filter(({ course, path }) => !(frontMatter(`${course}/course.md`).labs ?? []).includes(path)),
  ).toEqual([])
})

test('no quiz is passed by who ticks what stands first: the page shows options in the order of the file', () => {
  const quizzes = globSync('courses/*/lessons/*.yaml', { cwd: folder })
  expect(quizzes.length).toBeGreaterThan(20)
  const rightsFirst = quizzes.filter((file) => {
    const { quiz } = parse(read(file)) as { quiz: { questions: { options: { correct: boolean }[] }[] } }
    return quiz.questions.every(({ options }) => {
      const rights = options.filter(({ correct }) => correct).length
      return options.slice(0, rights).every(({ correct }) => correct)
    })
  })
  expect(rightsFirst).toEqual([])
})

test('texts are in US English', () => {
  const british =
    /\b(?:behaviour|centre|colour|defence|favour|flavour|harbour|honour|labelled|licence|neighbour|organis|programmes?\b|recognis|towards|whilst)\w*/gi
  const files = globSync(['courses/*/*.md', 'courses/*/lessons/*.{md,yaml}', 'labs/*/lab.md', 'labs/*/target/**/*.ts', 'films/*.film', 'pages/*.md'], { cwd: folder })
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => (read(file).match(british) ?? []).map((word) => `${file}: ${word}`))).toEqual([])
})
