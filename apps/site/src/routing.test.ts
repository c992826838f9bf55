import { expect, it } from 'vitest'
import { routes } from './routes.tsx'
import { matchRoute } from './routing.tsx'

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
  ['/no/such/page', '*', { '*': 'no/such/page' }],
  // The router's patterns match no line end.
  ['/%0a', '*', { '*': '404' }],
  ['/no%0dsuch', '*', { '*': '404' }],
  ['/%E2%80%A8', '*', { '*': '404' }],
  ['/bootcamps/aws/%0a', '*', { '*': '404' }],
])('%s is the route %s', (pathname, path, params) => {
  expect(found(pathname)).toEqual({ path, params })
})
