import { colors, family, fontSize, motion, radius, space, touch, width } from './tokens.ts'

type Token = { $value: unknown; $description?: string }
type Group = { $type: string } & Record<string, Token | string>

/**
 * The tokens of one theme in the format of the Design Tokens Community Group (2025.10), as design
 * tools read them. Names are those of `vars`; shadows are left out, because CSS makes them of the
 * other tokens.
 */
export function designTokens(theme: 'light' | 'dark'): Record<string, Group> {
  const index = theme === 'light' ? 0 : 1
  const { ease, ...durations } = motion
  return {
    color: group('color', colors, (pair) => color(pair[index])),
    space: group('dimension', space, length),
    radius: group('dimension', radius, length),
    family: group('fontFamily', family, (stack) =>
      stack.split(',').map((name) => name.trim().replace(/^'|'$/g, '')),
    ),
    fontSize: group('dimension', fontSize, length),
    duration: group('duration', durations, length),
    ease: group('cubicBezier', { standard: ease }, (curve) => numbersOf(curve)),
    touch: group('dimension', touch, length),
    width: group('dimension', width, length),
  }
}

function group<T>(type: string, tokens: Record<string, T>, valueOf: (token: T) => unknown): Group {
  return Object.assign(
    { $type: type },
    Object.fromEntries(
      Object.entries(tokens).map(([name, token]) => [name, { $value: valueOf(token) }]),
    ),
  )
}

/** `12px` as number and unit. */
function length(text: string): { value: number; unit: string } {
  const [, value, unit] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  if (!value || !unit) throw new Error(`Not a length: ${text}`)
  return { value: Number(value), unit }
}

/** `#rrggbb`, or `rgb(r g b / alpha)`, as parts of the sRGB color space from 0 to 1. */
function color(text: string) {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1)
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? hex.map((part) => Number.parseInt(part, 16))
    : numbersOf(text)
  const components = [red, green, blue].map((part) => Math.round((part / 255) * 10_000) / 10_000)
  return { colorSpace: 'srgb', components, alpha, ...(hex ? { hex: text } : {}) }
}

const numbersOf = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number)
