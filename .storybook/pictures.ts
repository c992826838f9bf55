/** What a picture is taken of. */
export interface PictureRequest {
  /** Name of the story, for the file. */
  name: string
}

declare global {
  /** Set by the test set-up; absent when Storybook runs for people. */
  var comparePictures: ((request: PictureRequest) => Promise<void>) | undefined
}
