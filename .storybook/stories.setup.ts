/**
 * The window changes its size between stories, and React Aria would take that for a phone's
 * keyboard that opens or closes: it would let the next dialog wait for it. Set up before any
 * component is loaded.
 */
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), {
  capture: true,
})
