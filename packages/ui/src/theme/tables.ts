/** A part of a grid that takes whole rows and keeps the columns of the table around it. */
export const wholeRow = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const

/** Read out, but not visible: titles of columns if a narrow screen shows each row as a block. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
