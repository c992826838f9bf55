import { expect, it } from 'vitest'
import { paths } from './sitePaths.ts'

it('leads from a card to /{type}/{slug or path}', () => {
  expect(paths.item({ type: 'course', slug: 'git-basics', path: null })).toBe('/course/git-basics')
  expect(paths.item({ type: 'lab', slug: null, path: 'jwt-forgery' })).toBe('/lab/jwt-forgery')
})

it('has a query only for what is there', () => {
  expect(paths.signIn()).toBe('/signin')
  expect(paths.signIn('/lab/jwt-forgery?a=1')).toBe(
    '/signin?returnURL=%2Flab%2Fjwt-forgery%3Fa%3D1',
  )
})
