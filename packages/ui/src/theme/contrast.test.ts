import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@rampart/artwork/contrast'
import { contrastPairs } from './pairs.ts'
import { colors } from './tokens.ts'

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#777777', '#777777')).toBe(1)
  })

  const themes = ['light', 'dark'] as const
  it.each(
    themes.flatMap((theme, index) => contrastPairs.map((pair) => ({ theme, index, ...pair }))),
  )(
    '$theme: $foreground on $background is at least $minimum:1',
    ({ index, foreground, background, minimum }) => {
      expect(
        contrastRatio(colors[foreground][index] as string, colors[background][index] as string),
      ).toBeGreaterThanOrEqual(minimum)
    },
  )
})
