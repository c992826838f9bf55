/** A transparent picture, which the page takes for one that is still loading. */
export const pictureOnItsWay = {
  src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  /** For a story's `beforeEach`: no picture is complete until the story is over. */
  beforeEach: () => {
    const images = HTMLImageElement.prototype
    const complete = Object.getOwnPropertyDescriptor(images, 'complete') ?? {}
    const hush = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener('load', hush, true)
    Object.defineProperty(images, 'complete', { ...complete, get: () => false })
    return () => {
      document.removeEventListener('load', hush, true)
      Object.defineProperty(images, 'complete', complete)
    }
  },
}
