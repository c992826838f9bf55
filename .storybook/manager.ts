import { addons } from 'storybook/manager-api'
import { storybookTheme } from './storybookTheme.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const apply = () => addons.setConfig({ theme: storybookTheme(dark.matches ? 'dark' : 'light') })

dark.addEventListener('change', apply)
apply()
