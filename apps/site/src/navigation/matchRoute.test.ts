import { expect, it } from 'vitest'
import { redirectOf } from '../redirects.ts'
import { routes } from '../routes.tsx'
import { matchRoute } from './matchRoute.ts'

const rows = ['/', '/course/:slug', '/course/:slug/lesson/:id', '/labs', '*'].map((path) => ({
  path,
}))

const found = (pathname: string) => {
  const match = matchRoute(rows, pathname)
  return match && [match.route.path, match.params]
}

it.each([
  ['/', '/', {}],
  ['/labs', '/labs', {}],
  ['/labs//', '/labs', {}],
  ['/LaBs', '/labs', {}],
  ['/%6Cabs', '/labs', {}],
  ['/labs/x', '*', {}],
  ['/lab', '*', {}],
  ['//labs', '*', {}],
  ['/Course/Git', '/course/:slug', { slug: 'Git' }],
  ['/course/:slug', '/course/:slug', { slug: ':slug' }],
  ['/course/a%2Fb/', '/course/:slug', { slug: 'a/b' }],
  // Decoded once.
  ['/course/a%252Fb', '/course/:slug', { slug: 'a%2Fb' }],
  ['/course/%E2%9C%93/lesson/1', '/course/:slug/lesson/:id', { slug: '✓', id: '1' }],
  // What is not a valid encoding stays as it is.
  ['/course/100%', '/course/:slug', { slug: '100%' }],
  ['/course/%E2%9C', '/course/:slug', { slug: '%E2%9C' }],
  ['/course/', '*', {}],
  ['/course//lesson/1', '*', {}],
  ['/course/%0a', '*', {}],
  ['/course/a%0Db', '*', {}],
  ['/course/%E2%80%A8', '*', {}],
])('%s is %s', (pathname, path, params) => expect(found(pathname)).toEqual([path, params]))

it('finds nothing if no row has the path', () => {
  expect(matchRoute([{ path: '/labs' }], '/course')).toBeUndefined()
})

it('takes the first row of several', () => {
  expect(matchRoute([{ path: '/:any' }, { path: '/labs' }], '/labs')?.route.path).toBe('/:any')
})

it('leads each pattern of the site to its own row, so that the order of the rows counts for nothing', () => {
  for (const { path } of routes.filter(({ path }) => path !== '*'))
    expect(matchRoute(routes, path.replaceAll(':', ''))?.route.path).toBe(path)
})

it.each([
  ['/explore', '/'],
  ['/Explore/', '/'],
  ['/login', '/signin'],
  ['/courses/git%20basics', '/course/git%20basics'],
  ['/courses/%2F%2Fevil.example', '/course/%2F%2Fevil.example'],
  ['/courses//evil.example', undefined],
  ['/courses', undefined],
  ['/course/git-basics', undefined],
])('%s redirects to %s', (pathname, to) => expect(redirectOf(pathname)).toBe(to))
