/** A theme that a story is pictured in. */
export type PictureTheme = 'light' | 'dark'

/** What a picture is taken of. */
export interface PictureRequest {
  /** Name of the story, for the file. */
  name: string
  /** Themes to take it in; none for stories that look like another one. */
  themes: readonly PictureTheme[]
  /** Where the story is rendered. */
  canvasElement: HTMLElement
  /** The whole page is the picture, not the component alone. */
  isFullscreen: boolean
}

declare global {
  /** Set by the test set-up; absent when Storybook runs for people. */
  var comparePictures: ((request: PictureRequest) => Promise<void>) | undefined
  /** Tries a story, by its id, in every width, direction and theme; set as the one above. */
  var tryModes: ((id: string) => Promise<void>) | undefined
}
