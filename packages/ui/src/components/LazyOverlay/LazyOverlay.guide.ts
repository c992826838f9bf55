import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Overlays',
  synonyms: ['lazy loading', 'code splitting'],
  status: 'beta',
  since: '0.1.0',
  use: 'Makes an overlay whose code arrives on first use, by `lazyOverlay`: dialogs, sheets, drawers and menus are heavy, and most visits open none. The button that opens it takes its state from `useOverlayTrigger`.',
  instead: [
    { component: 'Dialog', when: 'the overlay is open as soon as the page is there' },
    { component: 'Skeleton', when: 'a part of the page itself is waited for' },
  ],
  anatomy: ['The overlay, once its code is there', 'The button that opens it, busy meanwhile'],
  dos: [
    'Make it once, beside the imports: `lazyOverlay(async () => (await import("./Parts.tsx")).Parts)`.',
    'Call `prepare` when pointer or focus comes near the button.',
    'Say in `onPartFailure` of the `AppShell` that a part could not be loaded.',
  ],
  donts: [
    'Make it while rendering: each render would load the code again.',
    'Show a placeholder for the overlay: the button is busy instead.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'on the button, loads and opens the overlay' }],
  accessibility:
    'Give the button `aria-haspopup`, `aria-expanded` from `isOpen`, and a busy sign while `isLoading`. The focus stays on it until the overlay takes it. A failed load closes the overlay without a word of its own: `onPartFailure` has to say it.',
}
