import type { Preview } from '@storybook/react-vite'
import { breakpoints } from '@rampart/ui/theme'
import '@rampart/ui/fonts.css'
import './brands/harbor.css.ts'
import './pictures.ts'
import { withTheme } from './theme.tsx'

const screens = { phone: 360, tablet: 768, desktop: 1280, ...breakpoints }

const preview: Preview = {
  // After the play function, so that a picture shows what the story is about. `pictures: false` opts out, with a reason beside it.
  afterEach: async ({ name, parameters }) => {
    if (parameters['pictures'] !== false) await globalThis.comparePictures?.({ name })
  },
  decorators: [withTheme],
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
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'rampart' },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disabled: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(screens)
          .filter(([, width]) => width > 0)
          .map(([name, width]) => [name, { name: `${name} ${width}`, styles: { width: `${width}px`, height: '800px' } }]),
      ),
    },
    options: { storySort: { order: ['Introduction', 'Theme', 'Components', 'Surfaces', 'Screens', 'Flows', 'Site'] } },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
}

export default preview
