import { lightMap, mapOffset } from './nightMapLights.ts'
import type { MapMark } from './nightMapLights.ts'
import { colors } from './palette.ts'
import { escapeXml, toPath } from './svg.ts'

/** A mark with its words and the address that proves it. */
export interface ProvenMark extends MapMark {
  readonly title: string
  /** Whole address of the credential, the course or the lab. */
  readonly href: string
}

/**
 * The map with its lights as an SVG document of its own: each light is a link with a title. `land`
 * is what `drawNightMap` has drawn.
 */
export function drawMapPicture(land: string, marks: readonly ProvenMark[], label: string): string {
  const { lights, start } = lightMap(marks)
  const links = lights.map(
    ({ mark, shapes }) =>
      `<a href="${escapeXml(mark.href)}"><title>${escapeXml(mark.title)}</title>${shapes.map(toPath).join('')}</a>`,
  )
  const opened = land.indexOf('>') + 1
  return (
    `${land.slice(0, opened)}<title>${escapeXml(label)}</title><path d="M0 0h960v400H0z" fill="${colors.ground}"/>` +
    `${land.slice(opened, land.lastIndexOf('</svg>'))}<g transform="${mapOffset}">${start.map(toPath).join('')}${links.join('')}</g></svg>`
  )
}
