const canTakeFocus =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]):not(:disabled, [inert] *)'

/**
 * Overlays on a component's page are shown in frames, and each takes the focus when it opens: the
 * page that is opened would lose the focus to one of them, and one frame to the next. Until
 * somebody presses or tabs into the frame, the real focus stays where it is. The story gets only
 * the signs that its element has the focus: `activeElement` and the four events.
 */
export function leaveFocusToPage(): void {
  if (!frameElement?.id.startsWith('iframe--')) return
  const { focus, blur, scrollIntoView } = HTMLElement.prototype
  let isEntered = false
  let active: HTMLElement | undefined
  for (const type of ['pointerdown', 'keydown', 'focus'])
    window.addEventListener(type, enter, { capture: true })

  function enter({ isTrusted }: Event): void {
    if (!isTrusted || isEntered) return
    isEntered = true
    // From now on the prototype's own property returns where the real focus is.
    Reflect.deleteProperty(document, 'activeElement')
  }

  function move(next: HTMLElement | undefined): void {
    const last = active?.isConnected ? active : undefined
    if (next === last) return
    active = next
    tell(last, 'blur', 'focusout', next)
    tell(next, 'focus', 'focusin', last)
  }

  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (active?.isConnected ? active : document.body),
  })
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (isEntered) focus.call(this, options)
    else if (this.matches(canTakeFocus) && this.checkVisibility({ visibilityProperty: true }))
      move(this)
  }
  // Scrolling something into view in the frame would scroll the page, too.
  HTMLElement.prototype.scrollIntoView = function scrollInFrame(options) {
    const { scrollX: left, scrollY: top } = parent
    scrollIntoView.call(this, options)
    if (!isEntered) parent.scrollTo({ left, top, behavior: 'instant' })
  }
  HTMLElement.prototype.blur = function blurInFrame() {
    if (isEntered) blur.call(this)
    else if (this === active) move(undefined)
  }
}

function tell(
  element: HTMLElement | undefined,
  own: string,
  bubbling: string,
  relatedTarget: HTMLElement | null = null,
): void {
  element?.dispatchEvent(new FocusEvent(own, { relatedTarget, composed: true }))
  element?.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }))
}
