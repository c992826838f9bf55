import { expect, it } from 'vitest'
import { taskPagePath } from './taskPage.ts'

it.each([
  ['/bootcamps/aws/task?session=a.b.c', '/bootcamps/aws/task'],
  ['/bootcamps/aws/task', '/bootcamps/aws/task'],
  ['/Bootcamps/ai-security/Task/?a=1&session=x', '/Bootcamps/ai-security/Task/'],
])('%s is the page %s', (url, path) => expect(taskPagePath(url)).toBe(path))

it.each([
  '/',
  '/bootcamps/aws?session=x',
  '/bootcamps/aws/tasks',
  '/bootcamps/aws/task/more',
  '/?next=/bootcamps/aws/task',
])('%s is another page', (url) => expect(taskPagePath(url)).toBeNull())
