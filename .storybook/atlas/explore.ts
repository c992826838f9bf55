import { state, surface } from './surface.ts'

export const explore = [
  surface('Explore', '/', [
    state(
      '§2',
      'loaded: “Explore Courses and Labs” with a line below it, filters at the left, cards in 1, 2 or 3 columns by width',
      'surfaces-pagehero--explore',
      'surfaces-contentcard--six-cards',
      'components-grid--three-columns',
      'components-grid--phone',
      'site-explore--loaded',
    ),
    state('§9', 'loading: three skeleton cards', 'surfaces-contentcard--loading', 'screens-explore--loading', 'site-explore--loading'),
    state('§8', 'failure: the error’s message, and Retry', 'site-explore--failure', 'site-explore--failure-then-retry'),
    state('§8', 'failure without words: “Failed to fetch content”', 'screens-explore--fetch-failure'),
    state('§2', 'empty: “No content available.”', 'screens-explore--empty'),
    state('§2', 'nothing left: “No content found. Try adjusting the filters.”', 'screens-explore--nothing-found'),
    state('§2', 'the type comes from the address and stays in step with it', 'screens-explore--type-from-address', 'site-explore--type-from-address'),
    state('own', 'a large catalogue: sixty cards at a time', 'screens-explore--large-catalogue'),
  ]),

  surface('Catalogue card', '/', [
    state('§2', 'course: image, chip in the primary colour, title, domain, level', 'surfaces-contentcard--course'),
    state('§2', 'lab: chip in the secondary colour', 'surfaces-contentcard--lab'),
    state('§9', 'over 60 minutes: hours and minutes, for example “2 Hrs 30 Mins”', 'surfaces-contentcard--course'),
    state('§2', '60 minutes or less: no duration', 'surfaces-contentcard--no-duration'),
    state('§2', 'a long title ends after 2 lines', 'surfaces-contentcard--long-title'),
    state('§2', 'the whole card leads to its course or lab', 'surfaces-contentcard--focused', 'site-explore--card-leads-to-course'),
    state('§9', 'levels: Beginner green, Intermediate orange, Advanced red', 'components-levelchip--levels'),
  ]),

  surface('Filters', '/', [
    state(
      '§2',
      'from the small breakpoint (600 px): the panel “Filters” with Level, Domain and Type',
      'surfaces-filterpanel--nothing-chosen',
      'surfaces-filterlayout--wide',
      'surfaces-filterlayout--tablet',
    ),
    state('§4', 'some chosen: entries of one group add up, groups narrow each other', 'surfaces-filterpanel--some-chosen', 'screens-explore--filtering'),
    state('§4', 'Clear All empties all three', 'surfaces-filterpanel--clear-all', 'screens-explore--filtering'),
    state('§2', 'small screens: a Filters button in place of the panel', 'surfaces-filterlayout--phone', 'surfaces-filterpanel--phone', 'site-explore--phone'),
    state('§2', 'the sheet, 70% of the viewport high: Type and Level alone, Show Results', 'surfaces-filtersheet--open'),
    state('§4', 'Show Results closes the sheet', 'surfaces-filtersheet--show-results'),
  ]),
]
