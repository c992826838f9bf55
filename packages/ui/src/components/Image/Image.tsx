import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { isValidElement } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import { loadFirst } from '../../react18/attributes.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { FrameVariants, PictureVariants } from './Image.css.ts'
import { frame, missing, picture, wait } from './Image.css.ts'
import { imageMessages } from './Image.messages.ts'
import { useImageStatus } from './useImageStatus.ts'

export interface ImageProps extends RootProps {
  /** Address of the picture; without one the fallback is shown. */
  src?: string | null
  /** What the picture says; empty if a title beside it says it already. */
  alt: string
  /**
   * Shape of the frame, kept while loading and when the picture is missing. `natural` follows the
   * picture. @default '16:9'
   */
  ratio?: FrameVariants['ratio']
  /** `cover` fills the frame and may cut the edges; `contain` shows all of it. @default 'cover' */
  fit?: PictureVariants['fit']
  /** Rounding of the frame. @default 'square' */
  corners?: FrameVariants['corners']
  /** Own width of the picture in px; with `height` it keeps its place free while loading. */
  width?: number
  /** Own height of the picture in px. */
  height?: number
  /**
   * In place of a picture that is missing or failed: a text, which gets an icon, or an element,
   * such as a drawing. @default the `alt` text
   */
  fallback?: ReactNode
  /** Shows a spinner while the picture loads: if it is what the page is about. @default false */
  hasSpinner?: boolean
  /** Loads the picture at once and before others: for what is seen first. @default false */
  isAboveFold?: boolean
}

/**
 * A picture from an address, with a replacement when there is none. Works before scripts: the
 * browser shows it, or its alternative text. For the drawn picture of a course or lab use
 * `Artwork`; for a person use `Avatar`.
 */
export function Image({
  src,
  alt,
  ratio,
  fit,
  corners,
  width,
  height,
  fallback,
  hasSpinner = false,
  isAboveFold = false,
  ...root
}: ImageProps) {
  const messages = useMessages(imageMessages)
  const { status, imageProps } = useImageStatus(src ?? undefined)
  const isMissing = !src || status === 'failed'
  return (
    <div
      {...rootPropsOf(root)}
      className={frame({ ratio, corners, isLoaded: status === 'loaded' })}
    >
      {isMissing ? (
        <div className={missing}>
          {!isValidElement(fallback) && <ImageOff size={24} aria-hidden="true" />}
          {fallback ?? alt}
        </div>
      ) : (
        <img
          {...imageProps}
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isAboveFold ? 'eager' : 'lazy'}
          {...(isAboveFold && loadFirst)}
          decoding="async"
          className={picture({ fit, ratio })}
        />
      )}
      {hasSpinner && !isMissing && status === 'loading' && (
        <div className={wait}>
          <Spinner label={messages.loading} />
        </div>
      )}
    </div>
  )
}
