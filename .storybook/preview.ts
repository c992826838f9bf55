import type { Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'
import { breakpoints } from '@rampart/ui/theme'
import '@rampart/ui/fonts.css'
import './arabic.css.ts'
import './brands/harbor.css.ts'
import './brands/brands.css.ts'
import { withDefaults } from './defaults.tsx'
import { LazyComponentPage, LazyDocsFrame } from './docs.tsx'
import { leaveFocusToPage } from './focusInFrames.ts'
import { languages, withLanguage } from './language.tsx'
import { readableArgTypes } from './readableArgTypes.ts'
import { storyCode } from './storyCode.ts'
import { pageAround, withTheme } from './theme.tsx'
import { withWidth } from './width.tsx'

const env = (import.meta as { env?: Record<string, string> }).env

leaveFocusToPage()

// Machines are shared: a story fails only if a state takes very long to appear.
configure({ asyncUtilTimeout: 20_000 })

const screens = { phone: 360, tablet: 768, desktop: 1280, ...breakpoints }

/** Parts of pages that are shown at full width, without the page's heading. */
const isPart = /^Screens\/(?:Self check|Search\/Dialog|Verify (?:anything|many|one))$/
const isInFlexColumn = ({ parentElement }: Element) =>
  parentElement !== null &&
  getComputedStyle(parentElement).display.endsWith('flex') &&
  getComputedStyle(parentElement).flexDirection.startsWith('column')

const loadFont = (font: FontFace) =>
  font.load().catch((error: unknown) => {
    if (!font.family.includes(' fallback')) throw error
  })

const isPage = (title: string) => title.startsWith('Screens/') && !isPart.test(title)

const preview: Preview = {
  // Stories of the site have an API, in a service worker; the others never load it.
  loaders: [
    // Play functions and pictures measure, so the real fonts are loaded first. The stand-ins are
    // fonts of the machine: one that has none of them shows its own font in their place.
    async () => void (await Promise.all([...document.fonts].map(loadFont))),
    async (context) =>
      context.parameters['msw'] ? (await import('./api.ts')).loadApi(context) : {},
  ],
  // No page scrolls sideways on a phone. A story of the state atlas is tested in all modes; a story
  // beyond it may have taken over the parameters of another.
  afterEach: async ({ title, tags, parameters, globals, reporting }) => {
    if (globalThis.expectTranslated) return globalThis.expectTranslated()
    // A page has its heading also while it loads and where it fails. Side by side there are two.
    if (
      isPage(title) &&
      parameters['layout'] === 'fullscreen' &&
      !parameters['endsWithoutPage'] &&
      globals['theme'] !== 'both'
    )
      await expect(
        [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()),
        'A page has one heading of level 1.',
      ).toHaveLength(1)
    const { scrollWidth, clientWidth } = document.documentElement
    if ((globals['viewport'] as { value?: string } | undefined)?.value === 'phone')
      await expect(scrollWidth, 'A phone scrolls the page sideways.').toBeLessThanOrEqual(
        clientWidth,
      )
    await expect(
      [...document.querySelectorAll('fieldset')].filter(isInFlexColumn),
      'A fieldset in a column of flex items is too high at first in Safari. Give it a box, or use a grid.',
    ).toEqual([])
    const states = parameters['states'] as string[] | undefined
    if (states && globalThis.readQuotes)
      reporting.addReport({
        type: 'atlas',
        version: 1,
        status: 'passed',
        result: {
          quotes: await globalThis.readQuotes(states),
          isPictured: !parameters['chromatic'].disableSnapshot,
        },
      })
    if (parameters['msw']) (await import('./api.ts')).expectAllHandled()
    // A focused element may call the API ahead of time, so pages of the site stay as they ended.
    else await globalThis.expectWholeRings?.()
    if (states && !tags.includes('edge')) await globalThis.tryModes?.()
  },
  decorators: [withDefaults, withWidth, withTheme, withLanguage],
  argTypesEnhancers: [readableArgTypes],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Light, dark or both',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'rampart', title: 'Rampart' },
          { value: 'harbor', title: 'Harbor (second brand)' },
          { value: 'academy', title: 'Academy (warm)' },
          { value: 'ledger', title: 'Ledger (stark, light alone)' },
          { value: 'recess', title: 'Recess (playful)' },
        ],
      },
    },
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: {
    theme: pageAround['theme'] ?? 'light',
    brand: pageAround['brand'] ?? 'rampart',
    language: 'en',
  },
  parameters: {
    a11y: {
      // Off if only texts are checked.
      test: env?.['VITE_PSEUDO'] ? 'off' : 'error',
      options: {
        // Tests read only the violations: listing what passes, and sending it with each result,
        // takes time. People may look at it in the panel.
        ...(env?.['MODE'] === 'test' ? { reporter: 'no-passes' } : {}),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    layout: 'padded',
    docs: {
      container: LazyDocsFrame,
      page: LazyComponentPage,
      source: { transform: storyCode },
    },
    controls: { expanded: true },
    backgrounds: { disabled: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(screens)
          .filter(([, width]) => width > 0)
          .map(([name, width]) => [
            name,
            { name: `${name} ${width}`, styles: { width: `${width}px`, height: '800px' } },
          ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Search',
          'Getting started',
          'Foundations',
          [
            'Working with tokens',
            'Colors',
            'Type',
            'Layout',
            'Space, radius, shadow, motion',
            'Breakpoints',
            'Elevation',
            'Motion',
            'Focus',
            'Iconography',
            'Artwork',
            'Writing',
          ],
          'Accessibility',
          'Patterns',
          'State atlas',
          'Reviewing in Chromatic',
          'Components',
          ['Actions', 'Forms', 'Layout', 'Content', 'Feedback', 'Overlays', 'Navigation', 'Data'],
          'Surfaces',
          'Screens',
          'Flows',
          'Site',
          ['Explore', 'Course', 'Sign in', 'Header'],
          'Changelog',
        ],
      },
    },
    // The modes of Chromatic and `npm run pictures`: light alone, unless a story adds a mode of
    // packages/ui/src/docs/modes.ts. A story that looks like another one has `disableSnapshot`. No
    // mode sets a width: so Chromatic takes the one in the story's globals.
    chromatic: { modes: { light: { theme: 'light' } } },
  },
}

export default preview
