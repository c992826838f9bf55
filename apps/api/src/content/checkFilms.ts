import type { ContentFiles } from './files.ts'
import type { Problems } from './problems.ts'
import { demoLibrary, terminalLibrary } from './schema.ts'
import type { Course } from './types.ts'

/** The folder of each library of this site, and what the name of a film in it ends with. */
const folders: Readonly<Record<string, readonly [folder: string, ending: string]>> = {
  [demoLibrary]: ['videos', '.webm'],
  [terminalLibrary]: ['films', '.cast'],
}

/**
 * Warns of films of this site that courses name and that do not exist. They do not prevent a start:
 * a video host may have a library of the same name, and the player says what is missing.
 */
export async function checkFilms(
  files: ContentFiles,
  courses: readonly Course[],
  problems: Problems,
): Promise<void> {
  const found = new Set<string>()
  for (const [folder] of Object.values(folders))
    if (await files.has(`${files.top}/${folder}`))
      for (const name of (await files.list(`${files.top}/${folder}`))?.files ?? [])
        found.add(`${folder}/${name}`)
  for (const { slug, preview, modules } of courses) {
    const course = `${files.top}/courses/${slug}`
    const videos = modules.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) =>
        lesson.type === 'video'
          ? { file: `${course}/lessons/${lesson.name}.md`, key: 'video', video: lesson.video }
          : [],
      ),
    )
    for (const { file, key, video } of [
      { file: `${course}/course.md`, key: 'preview', video: preview },
      ...videos,
    ]) {
      const [folder, ending] = folders[video.library] ?? []
      const film = `${folder}/${video.content}${ending}`
      if (folder && !found.has(film))
        problems.warn(file, undefined, `${key} names a film that is not here: ${film}`)
    }
  }
}
