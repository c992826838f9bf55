import { globalStyle } from '@vanilla-extract/css'
import { focusRing, reducedMotion } from './states.ts'
import { textStyle } from './text.ts'
import { vars } from './vars.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote, pre', {
  margin: 0,
  padding: 0,
})
globalStyle('[role="list"]', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
globalStyle(':where(a)', { color: 'inherit' })
globalStyle(':focus-visible', focusRing)
globalStyle('body', {
  minHeight: '100dvh',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
})
globalStyle('::selection', { background: vars.color.volt, color: vars.color.onVolt })
/**
 * A part with a theme of its own gets colors like a page: otherwise it would inherit those that the
 * page around it has computed from the tokens. `:where` keeps the rule as weak as an element
 * selector.
 */
globalStyle(':where([data-theme]), html', {
  fontFamily: vars.family.body,
  ...textStyle(16),
  color: vars.color.text,
  background: vars.color.canvas,
  // The name that every browser supports. If the standard name is beside it, Lightning CSS drops
  // this one for `safari17.5`, and iPhones support only this one.
  WebkitTextSizeAdjust: '100%',
  accentColor: vars.color.accent,
})

/**
 * Reduced motion keeps only opacity; loops stop. No stronger than the selector that it replaces, so
 * that parts may use `!important`.
 */
const still = {
  transitionProperty: 'opacity !important',
  animationDelay: '0s !important',
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  scrollBehavior: 'auto !important' as 'auto',
}
const chosen = `:where(${reducedMotion.chosen}, ${reducedMotion.chosen} *)`
globalStyle('*, *::before, *::after', { '@media': { [reducedMotion.device]: still } })
globalStyle(`${chosen}, ${chosen}::before, ${chosen}::after`, still)
