import { useState } from 'react'

/**
 * The browser's own hint at a control whose name is not to be seen, for pointers alone: a `title`
 * that stays is its description too, and screen readers that read descriptions say the name twice.
 */
export function useHoverTitle(name: string) {
  const [isHovered, setHovered] = useState(false)
  return {
    title: isHovered ? name : undefined,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
  }
}
