import { globalStyle } from '@vanilla-extract/css'
import { brandVars } from '@rampart/ui/theme'
import type { Brand } from '@rampart/ui/theme'

/** A second brand, to prove that re-branding is one file: warm, rounder, serif. */
const harbor: Brand = {
  colors: {
    canvas: ['#fbf8f3', '#17130e'],
    surface: ['#ffffff', '#221c15'],
    sunken: ['#f3ece0', '#2e261d'],
    accent: ['#8a3d16', '#f4a06c'],
    accentHover: ['#6f2f0f', '#f8bb95'],
    onAccent: ['#ffffff', '#2a1104'],
    accentText: ['#853a14', '#f4a06c'],
    accentSoft: ['#fce9dd', '#43250f'],
    focus: ['#8a3d16', '#f4a06c'],
    inverse: ['#2b1a10', '#2b1a10'],
    inverseRaised: ['#422a1b', '#422a1b'],
    volt: ['#ffc857', '#ffc857'],
    onVolt: ['#2b1a02', '#2b1a02'],
  },
  family: { display: "Georgia, 'Times New Roman', serif" },
  radius: { control: '999px', card: '20px' },
}

globalStyle('[data-brand="harbor"]', { vars: brandVars(harbor) })
