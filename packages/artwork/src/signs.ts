import { createPen } from './shapes.ts'
import { colors } from './palette.ts'

/** Line drawings on a square of 24, each one path, for the topics of courses and labs. */
const paths = {
  bell: 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20.5h4M3 8a8 8 0 0 1 3-5M21 8a8 8 0 0 0-3-5',
  blocks: 'M3 13h8v8H3zM13 13h8v8h-8zM8 3h8v8H8z',
  branch:
    'M7 7v10M17 9c0 5-10 3-10 8M5 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  bucket: 'M4 6l2.5 14h11L20 6M4 6a8 2.6 0 0 0 16 0 8 2.6 0 0 0-16 0M8 13h8',
  bug: 'M8 11a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0zM9 8L7 4M15 8l2-4M8 13H3M16 13h5M8 17l-4 3M16 17l4 3M12 9v11',
  certificate:
    'M4 4h16v11h-5M9 15H4V4M8 8h8M9.5 15.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M10.5 18v4l1.5-1 1.5 1v-4',
  chain:
    'M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  clock: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 7v5l3.5 2',
  cluster: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8v8M8.5 10l7 4M15.5 10l-7 4',
  coin: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M14.5 9.5c-1-1.5-5-1.5-5 .5s5 1.5 5 3.7-4 2.2-5 .5M12 6.5v11',
  container: 'M3 8l9-4 9 4v8l-9 4-9-4zM3 8l9 4 9-4M12 12v8M7 10v8M17 10v8',
  cycle: 'M5 11a7 7 0 0 1 12.5-3.5L20 10M20 4v6h-6M19 13a7 7 0 0 1-12.5 3.5L4 14M4 20v-6h6',
  database: 'M5 6a7 2.5 0 0 0 14 0 7 2.5 0 0 0-14 0v12a7 2.5 0 0 0 14 0V6M5 12a7 2.5 0 0 0 14 0',
  door: 'M6 21V3h9v18M3 21h18M15 5l4 1.5V21M11.5 12v1',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9.5 15a2.5 2.5 0 0 0 2.5 2.5',
  gauge: 'M5.5 18a9 9 0 1 1 13 0M12 13l4-5M5 12h1.5M12 5.5V7M17.5 12H19',
  globe: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  key: 'M3.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11.5 12.5L20 4M16.5 7.5l3 3M14 10l2 2',
  layers: 'M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5',
  lifebuoy:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M6 6l3.5 3.5M18 6l-3.5 3.5M6 18l3.5-3.5M18 18l-3.5-3.5',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5',
  log: 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14.5h7M9 18h4',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  network: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  packet: 'M4 7h16v13H4zM4 7l3-4h10l3 4M12 3v9M9.5 10l2.5 2.5 2.5-2.5',
  pipeline: 'M3 9h4v6H3zM10 9h4v6h-4zM17 9h4v6h-4zM7 12h3M14 12h3',
  policy: 'M6 3h12v18H6zM9 8l1.5 1.5L13 7M9 14l1.5 1.5L13 13M15 8.5h.5M15 14.5h.5',
  probe: 'M2.5 12H7l2.5-7 4.5 14 2.5-7h5',
  shield: 'M12 3l8 3v5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  tag: 'M4 4h8l9 9-8 8-9-9zM7.5 8a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
  target:
    'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5',
  terminal: 'M3 5h18v14H3zM7 9.5l3 2.5-3 2.5M12.5 15H17',
  ticket: 'M3 7h18v3.5a2 2 0 0 0 0 4V18H3v-3.5a2 2 0 0 0 0-4zM14 7v2.5M14 11.5v2M14 15.5V18',
  token: 'M12 3l7.5 4.5v9L12 21l-7.5-4.5v-9zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 12h.1',
  user: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c0-4.5 3-7 8-7s8 2.5 8 7',
  wall: 'M3 5h18v14H3zM3 9.700h18M3 14.300h18M9 5v4.700M16 5v4.700M12 9.700v4.600M9 14.300V19M16 14.300V19',
} as const

/** The signs with which a picture can show its topic. */
export type ArtworkSign = keyof typeof paths

export const artworkSigns = Object.keys(paths) as ArtworkSign[]

const pen = createPen(1)
const center = { x: 420, y: 196 }
const radius = 44
const zoom = 2.1

/**
 * A sign on its own disc at the lower right of a picture, where there is no title and no signal,
 * and which no usual crop cuts off.
 */
export const drawSign = (sign: ArtworkSign, line: string): string => {
  const { x, y } = center
  const at = `${pen.round(x - 12 * zoom)} ${pen.round(y - 12 * zoom)}`
  return (
    `<path d="${pen.circle(x, y, radius)}" fill="${colors.ground}" stroke="${line}" stroke-width="2"/>` +
    `<path d="${paths[sign]}" fill="none" stroke="${colors.chalk}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(${at}) scale(${zoom})"/>`
  )
}
