import type { ButtonProps } from '@rampart/ui'
import { Button, ContentCard } from '@rampart/ui'
import { drawArtwork } from '@rampart/ui/artwork'
import { Button as ButtonOfItsEntry } from '@rampart/ui/Button'
import type { ThemeFile } from '@rampart/ui/createTheme'
import { themeCss } from '@rampart/ui/createTheme'
import { createTheme, vars } from '@rampart/ui/theme'

export const props: ButtonProps = { children: 'Save', variant: 'outline', tone: 'critical' }
export const same: typeof Button = ButtonOfItsEntry
export const picture: string = drawArtwork({
  slug: 'first-steps',
  domain: 'devops',
  level: 'beginner',
  kind: 'course',
})
export const brand: Record<string, string> = createTheme({
  colors: { accent: ['#7a1f5c', '#f2a3d6'] },
})
export const accent: string = vars.color.accent
export const file: ThemeFile = { accent: '#7a2e1f', corners: 'round' }
export const sheet: string = themeCss(file)

// @ts-expect-error: no such variant, so the props are typed and not `any`
export const wrong: ButtonProps = { children: 'Save', variant: 'loud' }
// @ts-expect-error: no such role
export const wrongBrand = createTheme({ colors: { accnt: ['#7a1f5c', '#f2a3d6'] } })
// @ts-expect-error: a card needs an address
export const wrongCard = <ContentCard kind="course" title="A" domain="DevOps" level="beginner" />
