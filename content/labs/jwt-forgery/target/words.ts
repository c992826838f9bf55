import { derive } from '../../../lab-kit/mission.ts'

const firsts = 'amber brass cedar copper crimson dusty frosty golden hollow ivory lunar marble misty rusty silver velvet winter zephyr'.split(' ')
const seconds = 'anchor badger candle falcon ferry garden harbor kettle ladder lantern meadow mirror pebble pocket rocket saddle timber walnut'.split(' ')

/** A few hundred words, in an order of this session's own. */
export const wordlist = (seed: string): readonly string[] =>
  firsts
    .flatMap((first) => seconds.map((second) => `${first}${second}`))
    .map((word) => ({ word, place: derive(seed, `place of ${word}`) }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
    .map(({ word }) => word)

/** The word that Kestrel's developers took for a secret: somewhere in the later half. */
export const weakSecret = (seed: string, words: readonly string[]): string => {
  const half = Math.floor(words.length / 2)
  return words[half + (Number.parseInt(derive(seed, 'weak secret', 8), 16) % half)] ?? ''
}
