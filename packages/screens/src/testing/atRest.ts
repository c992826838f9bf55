/** Waits until nothing moves within an element: a story that ends while a part opens would be judged half open. */
export async function atRest(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
