import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { matchRoute } from './navigation/matchRoute.ts'
import { routes } from './routes.tsx'
import { pageAddress } from './routing.tsx'

const found = (pathname: string) => {
  const match = matchRoute(routes, pathname)
  return match && { path: match.route.path, params: match.params }
}

it.each([
  ['/', '/', {}],
  ['/my-learning', '/my-learning', {}],
  ['/my-learning/completed', '/my-learning/completed', {}],
  ['/cert/view/CSN-1', '/cert/view/:credentialId', { credentialId: 'CSN-1' }],
  ['/cert/view/%3Cscript%3E', '/cert/view/:credentialId', { credentialId: '<script>' }],
  ['/cert/view/a%2Fb', '/cert/view/:credentialId', { credentialId: 'a/b' }],
  ['/course/git-basics/', '/course/:courseSlug', { courseSlug: 'git-basics' }],
  ['/no/such/page', '*', {}],
  // No name has a line end.
  ['/%0a', '*', {}],
  ['/no%0dsuch', '*', {}],
  ['/%E2%80%A8', '*', {}],
  ['/bootcamps/aws/%0a', '*', {}],
])('%s is the route %s', (pathname, path, params) => {
  expect(found(pathname)).toEqual({ path, params })
})

it.each([
  ['/?n=1&utm_source=x', '/'],
  ['/signin?n=1', '/signin'],
  ['/?n=1&type=course', '/?type=course'],
  ['/?type=course&type=lab&type=lab', '/?type=course&type=lab'],
  ['/?type=lab&type=course', '/?type=course&type=lab'],
  [
    '/?domain=devops&level=beginner&level=nonsense&type=lab',
    '/?type=lab&level=beginner&domain=devops',
  ],
  ['/?type=nonsense', '/'],
  ['/?TYPE=lab', '/'],
  ['/signup?returnURL=%2Fcourse%2Fa&step=confirm', '/signup?step=confirm&returnURL=%2Fcourse%2Fa'],
  ['/signup?step=nonsense', '/signup'],
  // The page reads the first.
  ['/signup?step=nonsense&step=confirm', '/signup'],
  ['/signin?returnURL=%2Fa&returnURL=%2Fb', '/signin?returnURL=%2Fa'],
  ['/profile?tab=password&x', '/profile?tab=password'],
  ['/lab-sessions?tab=password', '/lab-sessions'],
  ['/course/git-basics?tab=password', '/course/git-basics'],
  ['/course/a%2Fb/?x#y', '/course/a%2Fb/'],
  ['/no/such/page?type=lab', '/404'],
  ['/%0a?x', '/404'],
  ['/?%', '/'],
])('%s is the page %s', (url, address) => expect(pageAddress(routes, url)).toBe(address))

it('declares every parameter that a page reads', async () => {
  const folder = new URL('./routes/', import.meta.url)
  const sources = (await readdir(folder)).filter((name) => !name.includes('.stories.'))
  const texts = await Promise.all(sources.map((name) => readFile(new URL(name, folder), 'utf8')))
  const read = texts.flatMap((text) =>
    [...text.matchAll(/\bsearch\.(?:get|getAll|has)\('([^']+)'\)/g)].map((match) => match[1]),
  )
  const declared = routes.flatMap(({ reads }) => Object.keys(reads))
  expect(new Set(declared)).toEqual(new Set(read))
})
