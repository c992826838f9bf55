import { Fragment } from 'react'
import { lightMap, mapFrame } from '../NightMap/drawMap.ts'
import type { MapMark } from '../NightMap/drawMap.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { lights as lightsStyle } from './MapLights.css.ts'

export interface MapLightsProps extends RootProps {
  /**
   * The lights, oldest first, so that each keeps its place; the course that is under way, if any,
   * is last.
   */
  marks: readonly MapMark[]
}

type Shapes = ReturnType<typeof lightMap>['start']

const draw = (shapes: Shapes) =>
  shapes.map(({ path, fill = 'none', stroke, width, opacity, isRound }) => (
    <path
      key={path + fill}
      d={path}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      opacity={opacity}
      strokeLinejoin={isRound ? 'round' : undefined}
      strokeLinecap={isRound ? 'round' : undefined}
    />
  ))

/**
 * What a learner has done, above a `NightMap`: a summit for each completed course, a flag for each
 * solved lab, the signal on the course that is under way. Decoration: say the same in words beside
 * it.
 */
export function MapLights({ marks, ...root }: MapLightsProps) {
  const { lights, start } = lightMap(marks)
  return (
    <svg
      {...rootPropsOf(root)}
      viewBox={`0 0 ${mapFrame.width} ${mapFrame.height}`}
      aria-hidden="true"
      className={lightsStyle}
    >
      {draw(start)}
      {lights.map(({ mark, shapes }) => (
        <Fragment key={`${mark.kind} ${mark.slug}`}>{draw(shapes)}</Fragment>
      ))}
    </svg>
  )
}
