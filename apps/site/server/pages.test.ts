import { expect, it } from 'vitest'
import { assetsFromManifest } from './pages.ts'

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/course.tsx': {
    file: 'assets/course.js',
    css: ['assets/course.css'],
    imports: ['_react.js', '_shared.js'],
  },
  '_late.js': {
    file: 'assets/late.js',
    name: 'late',
    css: ['assets/late.css'],
    imports: ['_react.js', '_shared.js'],
  },
  'src/routes/explore.tsx': { file: 'assets/explore.js' },
  '_cards.js': { file: 'assets/cards.js', name: 'cards', css: ['assets/cards.css'] },
  'src/fonts.ts': { file: 'assets/fonts.css' },
  '_shared.js': {
    file: 'assets/shared.js',
    css: ['assets/shared.css'],
    imports: ['src/course.tsx'],
  },
}

it('names the entry, what it imports and the route, each once, and the styles of what comes later', () => {
  expect(assetsFromManifest(manifest, 'src/entry.tsx', 'src/course.tsx')).toEqual({
    scripts: ['/assets/entry.js'],
    preloads: ['/assets/react.js', '/assets/course.js', '/assets/shared.js'],
    styles: ['/assets/entry.css', '/assets/course.css', '/assets/shared.css', '/assets/late.css'],
    fonts: '/assets/fonts.css',
    page: '/assets/course.js',
  })
})

it('has what asks the API, last, on pages that show nothing without it', () => {
  const withCalls = { ...manifest, '_calls.js': { file: 'assets/calls.js', name: 'calls' } }
  const preloadsOf = (route: string) =>
    assetsFromManifest(withCalls, 'src/entry.tsx', route).preloads
  expect(preloadsOf('src/routes/lesson.tsx')).toEqual(['/assets/react.js', '/assets/calls.js'])
  expect(preloadsOf('src/course.tsx')).not.toContain('/assets/calls.js')
})

it('leaves out what the build does not know', () => {
  expect(assetsFromManifest(manifest, 'src/entry.tsx', 'src/gone.tsx').preloads).toEqual([
    '/assets/react.js',
  ])
})

it('names the styles of what comes later on one route for that route alone', () => {
  const stylesOf = (route: string) => assetsFromManifest(manifest, 'src/entry.tsx', route).styles
  expect(stylesOf('src/routes/explore.tsx')).toContain('/assets/cards.css')
  expect(stylesOf('src/course.tsx')).not.toContain('/assets/cards.css')
})
