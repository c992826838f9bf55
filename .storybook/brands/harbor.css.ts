import { globalStyle } from '@vanilla-extract/css'
import { createTheme } from '@rampart/ui/theme'
import type { Theme } from '@rampart/ui/theme'

/** A second brand, to prove that a brand is one file: warm, rounder, serif. */
const harbor: Theme = {
  colors: {
    canvas: ['#fbf8f3', '#17130e'],
    surface: ['#ffffff', '#221c15'],
    sunken: ['#f3ece0', '#2e261d'],
    text: ['#2a1f15', '#f3ece3'],
    textMuted: ['#5f5143', '#bfb1a1'],
    textSubtle: ['#6b5d4f', '#a89a89'],
    hairline: ['#e6ddd0', '#3a3026'],
    controlBorder: ['#857668', '#857668'],
    accent: ['#8a3d16', '#f4a06c'],
    accentHover: ['#6f2f0f', '#f8bb95'],
    onAccent: ['#ffffff', '#2a1104'],
    accentText: ['#853a14', '#f4a06c'],
    accentSoft: ['#fce9dd', '#43250f'],
    focus: ['#8a3d16', '#f4a06c'],
    inverse: ['#2b1a10', '#2b1a10'],
    inverseRaised: ['#422a1b', '#422a1b'],
    inverseHairline: ['#5c4030', '#5c4030'],
    onInverseMuted: ['#dfd0c2', '#dfd0c2'],
    volt: ['#ffc857', '#ffc857'],
    onVolt: ['#2b1a02', '#2b1a02'],
  },
  family: { display: "Georgia, 'Times New Roman', serif" },
  radius: { control: '999px', card: '20px' },
}

globalStyle('[data-brand="harbor"]', { vars: createTheme(harbor) })
