import { lineInput, strictInput } from '@rampart/contract/calls/inputs'
import { bootcampSlugs, isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import type { NewParticipant } from '../bootcamps/participants.store.ts'
import { OperationError } from '../operationError.ts'
import { textProblem } from '../http/requestText.ts'
import { CsvError, parseCsv } from './csv.ts'
import { firstProblem, readPerson } from './readPerson.ts'

const needed = ['bootcamp', 'email', 'first', 'last'] as const
const columns = [...needed, 'country'] as const

/** The data of a participant, by column. */
export type ParticipantTexts = Readonly<Record<(typeof columns)[number], string>>

const countryInput = strictInput({ country: lineInput(100) })

/** The participant, or the first error. */
export function readParticipant({
  bootcamp,
  country,
  ...person
}: ParticipantTexts): NewParticipant | { readonly problem: string } {
  const bootcampSlug = bootcamp.trim()
  if (!isBootcampSlug(bootcampSlug))
    return {
      problem: `There is no bootcamp ${bootcampSlug}; there are ${bootcampSlugs.join(', ')}.`,
    }
  const checked = readPerson(person)
  if ('problem' in checked) return checked
  const checkedCountry = country.trim() === '' ? null : countryInput.safeParse({ country })
  if (checkedCountry?.success === false) return { problem: firstProblem(checkedCountry.error) }
  const participant = { bootcampSlug, ...checked, country: checkedCountry?.data.country ?? null }
  const odd = textProblem(participant)
  return odd ? { problem: odd.msg } : participant
}

/** The most wrong lines that are listed. */
const maxProblems = 20

/**
 * The participants of a CSV file whose first line names its columns. Throws `OperationError` that
 * lists the wrong lines.
 */
export function readParticipantList(file: string, bytes: Uint8Array): NewParticipant[] {
  const [head, ...lines] = parse(file, bytes)
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const isHead =
    needed.every((name) => names.includes(name)) &&
    names.every((name) => columns.some((column) => column === name))
  if (!isHead || new Set(names).size < names.length) {
    throw new OperationError(
      `${file}:1: the first line must name the columns bootcamp,email,first,last and, if you like, country.`,
    )
  }
  const problems: string[] = []
  const seen = new Map<string, number>()
  const participants = lines.flatMap(({ line, cells }) => {
    const complain = (problem: string) => {
      problems.push(`${file}:${line}: ${problem}`)
      return []
    }
    if (cells.length !== names.length)
      return complain(
        `This line has ${cells.length} cells where the first one has ${names.length}.`,
      )
    const cellOf = (name: string) => cells[names.indexOf(name)] ?? ''
    const texts = {
      bootcamp: cellOf('bootcamp'),
      email: cellOf('email'),
      first: cellOf('first'),
      last: cellOf('last'),
      country: cellOf('country'),
    }
    const participant = readParticipant(texts)
    if ('problem' in participant) return complain(participant.problem)
    const key = `${participant.bootcampSlug} ${participant.email}`
    const earlier = seen.get(key)
    if (earlier !== undefined)
      return complain(`${participant.email} is in line ${earlier} already.`)
    seen.set(key, line)
    return [participant]
  })
  if (problems.length === 0) return participants
  const more =
    problems.length > maxProblems ? [`and ${problems.length - maxProblems} more lines`] : []
  throw new OperationError(
    [...problems.slice(0, maxProblems), ...more, 'Nothing was imported.'].join('\n'),
  )
}

function parse(file: string, bytes: Uint8Array) {
  try {
    return parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof CsvError)
      throw new OperationError(`${file}:${error.line}: ${error.message}.`)
    throw new OperationError(`${file}: this is not text in UTF-8. Save it as CSV in UTF-8.`)
  }
}
