import { defineConfig, parse } from '@terrazzo/parser'
import { expect, it } from 'vitest'
import { designTokens } from './designTokens.ts'
import { colors } from './tokens.ts'

const config = defineConfig(
  { lint: { rules: { 'core/consistent-naming': 'off' } } },
  { cwd: new URL('file:///') },
)
const read = async (theme: 'light' | 'dark') => {
  const filename = new URL(`file:///${theme}.tokens.json`)
  return parse([{ filename, src: JSON.stringify(designTokens(theme)) }], { config })
}

it.each(['light', 'dark'] as const)(
  'another reader of design tokens understands the %s theme',
  async (theme) => {
    const { tokens } = await read(theme)
    expect(Object.keys(tokens).filter((name) => name.startsWith('color.'))).toHaveLength(
      Object.keys(colors).length,
    )
    expect(tokens['space.2']).toMatchObject({
      $type: 'dimension',
      $value: { value: 8, unit: 'px' },
    })
    expect(tokens['duration.base']).toMatchObject({
      $type: 'duration',
      $value: { value: 200, unit: 'ms' },
    })
    expect(tokens['ease.standard']).toMatchObject({
      $type: 'cubicBezier',
      $value: [0.45, 0, 0.4, 1],
    })
    expect(tokens['family.body']?.$value).toContain('Hanken Grotesk Variable')
  },
)

it('each theme has its own colors, veils among them with their opacity', async () => {
  const [light, dark] = [designTokens('light'), designTokens('dark')]
  expect(light['color']?.['canvas']).toEqual({
    $value: { colorSpace: 'srgb', components: [0.9686, 0.9804, 0.9882], alpha: 1, hex: '#f7fafc' },
  })
  expect(dark['color']?.['canvas']).toMatchObject({ $value: { hex: '#0a141a' } })
  expect(light['color']?.['scrim']).toMatchObject({
    $value: { components: [0.0235, 0.0706, 0.098], alpha: 0.56 },
  })
})
