/** Light squares that a scanner needs on each side. */
const quietZone = 4

interface QrPictureProps {
  size: number
  path: string
  label: string
  className: string
}

/** A QR code, dark on white in every theme. */
export function QrPicture({ size, path, label, className }: QrPictureProps) {
  const whole = size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      width={whole}
      height={whole}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-quietZone} y={-quietZone} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
