import { spanishScreens } from '@rampart/screens/messages/spanish.ts'
import { spanish } from '@rampart/ui/spanish'
import type { SiteMessages } from './catalogue.ts'

const taken = (status: string | undefined) => (status ? `${status}: ` : '')

/** The catalogue in Spanish, which says `tú`. */
export const spanishSite: SiteMessages = {
  siteBrand: {
    homeTitle: (brand, slogan) => `${brand} · ${slogan}`,
    social: (brand, place) => `${brand} en ${place}`,
  },
  siteCredentials: {
    title: ({ status, recipient, title }) => `${taken(status)}${recipient}, ${title}`,
    description: ({ status, kind, id, organization, recipient, date }) =>
      `${taken(status)}${kind} ${id}, emisión de ${organization} a ${recipient} el ${date}.`,
    picture: ({ status, kind, recipient, title }) =>
      `${taken(status)}${kind} de ${recipient}: ${title}`,
  },
  siteFailures: {
    failed: 'Algo salió mal',
    failedHelp: 'Algo salió mal. Vuelve a intentarlo.',
    tooMany: 'Demasiadas solicitudes',
    tooManyHelp: 'Demasiadas solicitudes. Espera un minuto.',
    busy: 'El sitio está ocupado',
    busyHelp: 'El sitio está ocupado. Vuelve a intentarlo en unos segundos.',
    notFound: 'Página no encontrada',
    notFoundHelp: '¡Vaya! Página no encontrada.',
    tryAgain: 'Reintentar',
    home: 'Volver al inicio',
  },
  siteNetwork: {
    page: 'Tu red envió su propia página en lugar de una respuesta. Quizá tengas que iniciar sesión en la red. Después, vuelve a intentarlo.',
  },
  sitePreferences: {
    notSaved: 'Tu elección vale en este navegador, pero no se pudo guardar en tu cuenta.',
  },
  siteRoutes: {
    bootcampsDescription:
      'Bootcamps en directo de ingeniería en la nube, análisis de seguridad y seguridad de la IA: tareas semanales que lee un revisor y un certificado que cualquiera puede verificar.',
    completedCourses: 'Cursos completados',
    course: 'Curso',
    courseCompleted: 'Curso completado',
    lab: 'Laboratorio',
    labSession: 'Sesión de laboratorio',
    lesson: 'Lección',
    notFound: 'Página no encontrada',
    task: (bootcamp) => `${bootcamp}: entrega de tareas`,
    verify: 'Verificar un certificado',
    verifyDescription: (organization) =>
      `Comprueba un certificado de ${organization} por su número o su archivo: a quién se emitió, por qué, y si sigue siendo válido.`,
  },
  siteShell: {
    bootcamps: 'Bootcamps',
    verify: 'Verificar',
    community: 'Comunidad',
    blog: 'Blog',
    learn: 'Aprender',
    courses: 'Cursos',
    labs: 'Laboratorios',
    trust: 'Confianza',
    verifyCertificate: 'Verificar un certificado',
    meet: 'Conectar',
    help: 'Ayuda',
    accessibility: 'Accesibilidad',
    privacy: 'Privacidad',
    terms: 'Términos de uso',
  },
}

/** All texts of the site's pages in Spanish. */
export const spanishTexts = { ...spanish, ...spanishScreens, ...spanishSite }
