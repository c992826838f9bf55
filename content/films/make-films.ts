// Makes the recordings of terminal films from their scripts, and prints the size of each:
//   node content/films/make-films.ts [name ...]       all films, or only those named
// What a script has is described in docs/content.md.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { captionsOf, castOf } from './files.ts'
import { runCommands } from './runCommands.ts'
import { readScript } from './script.ts'
import { timelineOf } from './timeline.ts'
import { widthOf } from './width.ts'

const folder = import.meta.dirname
const all = (await readdir(folder))
  .filter((name) => name.endsWith('.film'))
  .map((name) => name.slice(0, -5))
const wanted = process.argv.slice(2)

for (const name of wanted.length > 0 ? wanted : all) {
  const source = await readFile(join(folder, `${name}.film`), 'utf8')
  try {
    const script = readScript(source)
    const outputs = await runCommands(script)
    const film = timelineOf(script, outputs)
    const cast = castOf(script, source, film)
    const captions = captionsOf(film)
    await writeFile(join(folder, `${name}.cast`), cast)
    await writeFile(join(folder, `${name}.vtt`), captions)
    const wire = brotliCompressSync(cast).length + brotliCompressSync(captions).length
    const words = script.steps.flatMap((step) => (step.kind === 'say' ? step.text.split(' ') : []))
    console.log(
      `${name}: ${Math.floor(film.seconds / 60)} min ${Math.round(film.seconds % 60)} s, ${words.length} words, ${(wire / 1000).toFixed(1)} kB compressed`,
    )
    // Lines that break on the screen are hard to read: an author sees them here.
    for (const [index, output] of outputs.entries())
      for (const line of output.split('\n'))
        if (widthOf(line) > script.columns)
          console.log(`  output ${index + 1} is wider than ${script.columns}: ${line}`)
  } catch (error) {
    console.error(`${name}.film: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
