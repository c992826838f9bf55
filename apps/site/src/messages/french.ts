import { frenchScreens } from '@rampart/screens/messages/french.ts'
import { french } from '@rampart/ui/french'
import type { SiteMessages } from './catalogue.ts'

const taken = (status: string | undefined) => (status ? `${status} : ` : '')

/** The catalogue in French, which says `vous`. */
export const frenchSite: SiteMessages = {
  siteBrand: {
    homeTitle: (brand, slogan) => `${brand} · ${slogan}`,
    social: (brand, place) => `${brand} sur ${place}`,
  },
  siteCredentials: {
    title: ({ status, recipient, title }) => `${taken(status)}${recipient}, ${title}`,
    description: ({ status, kind, id, organization, recipient, date }) =>
      `${taken(status)}${kind} ${id}, délivré par ${organization} à ${recipient} le ${date}.`,
    picture: ({ status, kind, recipient, title }) =>
      `${taken(status)}${kind} de ${recipient} : ${title}`,
  },
  siteFailures: {
    failed: 'Un problème est survenu',
    failedHelp: 'Un problème est survenu. Veuillez réessayer.',
    tooMany: 'Trop de requêtes',
    tooManyHelp: 'Trop de requêtes. Veuillez patienter une minute.',
    busy: 'Le site est très sollicité',
    busyHelp: 'Le site est très sollicité. Veuillez réessayer dans quelques secondes.',
    notFound: 'Page introuvable',
    notFoundHelp: 'Oups ! Page introuvable.',
    tryAgain: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  siteNetwork: {
    page: 'Votre réseau a envoyé sa propre page au lieu d’une réponse. Il faut peut-être d’abord vous connecter à ce réseau. Réessayez ensuite.',
  },
  sitePreferences: {
    notSaved:
      'Votre choix vaut dans ce navigateur, mais n’a pas pu être enregistré dans votre compte.',
  },
  siteRoutes: {
    bootcampsDescription:
      'Des bootcamps en direct en ingénierie cloud, analyse de sécurité et sécurité de l’IA : chaque semaine un travail qu’un correcteur lit, et un certificat que chacun peut vérifier.',
    completedCourses: 'Cours terminés',
    course: 'Cours',
    courseCompleted: 'Cours terminé',
    lab: 'Lab',
    labSession: 'Session de lab',
    lesson: 'Leçon',
    notFound: 'Page introuvable',
    task: (bootcamp) => `${bootcamp} : remise des travaux`,
    verify: 'Vérifier un certificat',
    verifyDescription: (organization) =>
      `Vérifiez un certificat de ${organization} par son numéro ou son fichier : à qui il a été délivré, pour quoi, et s’il est toujours valable.`,
  },
  siteShell: {
    bootcamps: 'Bootcamps',
    verify: 'Vérifier',
    community: 'Communauté',
    blog: 'Blog',
    learn: 'Apprendre',
    courses: 'Cours',
    labs: 'Labs',
    trust: 'Confiance',
    verifyCertificate: 'Vérifier un certificat',
    meet: 'Échanger',
    help: 'Aide',
    accessibility: 'Accessibilité',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
  },
}

/** All texts of the site's pages in French. */
export const frenchTexts = { ...french, ...frenchScreens, ...frenchSite }
