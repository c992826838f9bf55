import type { Surfaces } from './surface.ts'

export const explore: Surfaces = {
  Explore: {
    route: '/',
    states: {
      loaded:
        '§2 “Explore Courses and Labs” with a line below it, filters at the left, cards in 1, 2 or 3 columns by width',
      loading: '§9 three skeleton cards',
      failure: '§8 the error’s message, and Retry',
      'failure without words': '§8 “Failed to fetch content”',
      empty: '§2 “No content available.”',
      'nothing left': '§2 “No content found. Try adjusting the filters.”',
      'type by address': '§2 the type comes from the address and stays in step with it',
      'a large catalogue': 'own sixty cards at a time',
      'more are loading': 'own the next sixty are on their way',
      'more failed': 'own the next sixty failed: why, and Retry, after the cards, which stay',
      'the end of the list': 'own no button after the last card',
      'signed in: cards know the learner': 'own after the page is there; visitors ask for nothing',
      'signed in: the learner’s map':
        'own “Your Map” and the way on; the HTML is the same for everybody',
    },
  },
  'Public map': {
    route: '/map/{mapId}',
    states: {
      'with a name': 'own “Dana L.’s map”, what is lit, the proofs; nothing that is under way',
    },
  },
  'Public map, the choice': {
    route: '/',
    states: {
      on: 'own the link, and whether it names the learner',
    },
  },
  Search: {
    route: '/search',
    states: {
      results: 'own a link each, with its kind; how many there are of each kind',
      'nothing found': 'own “Nothing found for “zeppelin””',
      'no words yet': 'own “What would you like to learn?”',
    },
  },
  'Search dialog': {
    route: 'every page',
    states: {
      'results by kind': 'own the kind of the best one first, at the end all of them on a page',
      'recent searches': 'own on this device; forgotten on logging out',
    },
  },
  'Site page': {
    route: '/help, /accessibility, /privacy, /terms',
    states: { 'its text': 'own help, accessibility, privacy, terms: the operator’s words' },
  },
  'Catalogue card': {
    route: '/',
    states: {
      course: '§2 image, chip in the primary colour, title, domain, level',
      lab: '§2 chip in the secondary colour',
      completed:
        'own a course or lab that the signed-in learner has completed or solved: “Completed”',
      'under way': 'own a running course: “40% done”',
      'invitation or subscription needed': 'own said before the click: “By invitation”',
      'over 60 minutes': '§9 hours and minutes, for example “2 Hrs 30 Mins”',
      '60 minutes or less': '§2 no duration',
      'a long title ends after 2 lines': '§2',
      'the whole card leads to its course or lab': '§2',
      levels: '§9 Beginner green, Intermediate orange, Advanced red',
    },
  },
  Filters: {
    route: '/',
    states: {
      'from the small breakpoint (600 px)': '§2 the panel “Filters” with Level, Domain and Type',
      'some chosen': '§4 entries of one group add up, groups narrow each other',
      'Clear All empties all three': '§4',
      'the server is asked': 'own what is known at once, and that the rest is on its way',
      'small screens': '§2 a Filters button in place of the panel',
      'the sheet, 70% of the viewport high': '§2 Type and Level alone, Show Results',
      'Show Results closes the sheet': '§4',
    },
  },
}
