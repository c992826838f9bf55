import { useEffect, useRef, useState } from 'react'

/**
 * Width of the page inside, in pixels, and its share of height: the top of the page as a desktop
 * shows it.
 */
const pageWidth = 1280
const pageHeight = 720

/** A story as a picture: live and scaled down, without anything to press or focus. */
export function StoryFrame({ id }: { id: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale((entry?.contentRect.width ?? 0) / pageWidth),
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className="story-frame" aria-hidden inert>
      <iframe
        title={id}
        src={`iframe.html?id=${id}&viewMode=story`}
        loading="lazy"
        width={pageWidth}
        height={pageHeight}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
