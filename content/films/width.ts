// oxlint-disable-next-line no-control-regex -- colors of a terminal
const colors = /\u001B\[[\d;]*[A-Za-z]/g

/** Letters that a line takes on the screen. */
export const widthOf = (line: string): number => line.replaceAll(colors, '').length
