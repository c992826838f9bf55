import { bootcampSchema } from '../entities/bootcamp.ts'
import { parseArtworkPath } from '../rules/artwork.ts'
import { bootcampTitles } from '../rules/bootcamps.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bootcamps, findBootcamp } from './bootcamps.ts'

it('are those that the server knows, by slug and title', () => {
  expect(Object.fromEntries(bootcamps.map(({ slug, title }) => [slug, title]))).toEqual(
    bootcampTitles,
  )
})

it('have the lengths, dates and statuses of the specification', () => {
  expect(
    bootcamps.map(({ slug, duration, startDate, endDate, status }) => [
      slug,
      duration,
      startDate,
      endDate,
      status,
    ]),
  ).toEqual([
    ['aws', '12 weeks', '2025-06-07', '2025-08-23', 'closed'],
    ['cyber', '10 weeks', '2026-03-14', '2026-05-23', 'upcoming'],
    ['ai-security', '8 weeks', '2026-07-04', '2026-08-29', 'upcoming'],
  ])
  expect(bootcamps.map(({ level }) => level)).toEqual([
    'Beginner to Intermediate',
    'Intermediate',
    'Advanced',
  ])
})

it('are found by their slugs alone', () => {
  expect(findBootcamp('cyber')?.slug).toBe('cyber')
  for (const slug of ['', 'AWS', 'constructor', '__proto__', '../aws'])
    expect(findBootcamp(slug)).toBeUndefined()
})

describe.each(bootcamps.map((bootcamp) => [bootcamp.slug, bootcamp] as const))(
  '%s',
  (_slug, bootcamp) => {
    it('is as the contract says', () => {
      expect(z.safeParse(bootcampSchema, bootcamp)).toEqual({ success: true, data: bootcamp })
    })

    it('has a theme for each week', () => {
      expect(`${bootcamp.curriculum.length} weeks`).toBe(bootcamp.duration)
    })

    it('says what one needs: memory, bandwidth and hours', () => {
      const needs = bootcamp.technicalRequirements.join('\n')
      for (const need of [/\d+ GB of RAM/, /\d+ Mbit\/s/, /\d+ hours a week/])
        expect(needs).toMatch(need)
    })

    it('says nothing twice', () => {
      for (const texts of [
        bootcamp.curriculum.map(({ title }) => title),
        bootcamp.highlights.map(({ title }) => title),
        bootcamp.jobRoles,
        bootcamp.certifications,
      ]) {
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.length).toBeGreaterThan(2)
      }
    })

    it('has a picture that can be drawn, and its brochure', () => {
      expect(parseArtworkPath(bootcamp.image)).not.toBeNull()
      expect(bootcamp.brochureUrl).toBe(`/brochures/${bootcamp.slug}.pdf`)
    })
  },
)
