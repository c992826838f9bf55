import type { ScreenMessages } from '../catalogue.ts'

type Kinds = ScreenMessages['credentials']['kinds']

/** A course or bootcamp within a sentence: with its name, or without one. */
const named = (withName: string, without: string, subject: string | undefined) =>
  subject ? `${withName} «${subject}»` : without

const badgeNames: Kinds['badge']['of']['course'] = {
  chip: 'Insignia digital',
  title: 'Insignia de curso',
  post: (subject, organization) =>
    `Conseguí ${named('la insignia digital', 'una insignia digital', subject)} en ${organization}. Cualquiera puede comprobarla:`,
}

const trackNames: Kinds['badge']['of']['track'] = {
  chip: 'Insignia de laboratorios',
  title: 'Insignia de laboratorios',
  post: (subject, organization) =>
    `Resolví ${named('todos los laboratorios de', 'una ruta de laboratorios', subject)} en ${organization}. Cualquiera puede comprobar mi insignia:`,
}

/** The words of each kind of credential. */
export const kinds: Kinds = {
  certificate: {
    of: {
      course: {
        chip: 'Certificado de curso',
        title: 'Certificado de curso',
        post: (subject, organization) =>
          `Completé ${named('el curso', 'un curso', subject)} en ${organization}. Cualquiera puede verificar mi certificado:`,
      },
      bootcamp: {
        chip: 'Certificado de bootcamp',
        title: 'Certificado de bootcamp',
        post: (subject, organization) =>
          `Terminé ${named('el bootcamp', 'un bootcamp', subject)} en ${organization}. Cualquiera puede verificar mi certificado:`,
      },
      track: trackNames,
    },
    name: 'Certificado',
    loading: 'Cargando el certificado',
    failed: 'No se pudo cargar el certificado',
    failedHelp: 'No se pudo verificar el certificado',
    notFoundHelp:
      'No se emitió ningún certificado con este número. Compáralo con el certificado, letra por letra.',
    picture: (recipient, title) => `Certificado de ${recipient}: ${title}`,
    idLabel: 'Número del certificado',
    revoked: (organization) => `${organization} ha retirado este certificado. Ya no prueba nada.`,
    files:
      'Cada uno de estos archivos lleva la firma, así que el certificado se puede comprobar sin esta página.',
    view: 'Ver el certificado',
    copyLink: 'Copiar el enlace del certificado',
    linkCopied: '¡Enlace del certificado copiado!',
  },
  badge: {
    of: { course: badgeNames, bootcamp: badgeNames, track: trackNames },
    name: 'Insignia',
    loading: 'Cargando la insignia',
    failed: 'No se pudo cargar la insignia',
    failedHelp: 'No se pudo mostrar la insignia',
    notFoundHelp: 'La insignia que buscas no existe o se ha retirado.',
    picture: (recipient, title) => `Insignia digital de ${recipient}: ${title}`,
    idLabel: 'Número de la insignia',
    revoked: (organization) => `${organization} ha retirado esta insignia. Ya no prueba nada.`,
    files:
      'Cada uno de estos archivos lleva la firma, así que la insignia se puede comprobar sin esta página.',
    view: 'Ver la insignia',
    copyLink: 'Copiar el enlace de la insignia',
    linkCopied: '¡Enlace de la insignia copiado!',
  },
}
