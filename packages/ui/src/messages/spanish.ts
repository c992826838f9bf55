import type { UiMessages } from './catalogue.ts'
import { aToC } from './spanish/aToC.ts'
import { dToI } from './spanish/dToI.ts'
import { films } from './spanish/films.ts'
import { lToP } from './spanish/lToP.ts'
import { notebook } from './spanish/notebook.ts'
import { qToZ } from './spanish/qToZ.ts'
import { requests } from './spanish/requests.ts'

export type { UiMessages } from './catalogue.ts'

/** The catalogue in Spanish, which says `tú`. */
export const spanish: UiMessages = {
  ...aToC,
  ...dToI,
  ...films,
  ...lToP,
  ...notebook,
  ...qToZ,
  ...requests,
  credentialKinds: {
    certificate: {
      name: 'Certificado',
      promise:
        'Completa todas las lecciones y consigue un certificado a tu nombre, que cualquiera puede verificar por su número.',
      earned: 'Has terminado todas las lecciones y tu certificado está listo para compartir.',
      pictureOf: (courseTitle) => `Certificado de ${courseTitle}`,
      noPicture: 'Imagen del certificado no disponible',
      download: 'Descargar el certificado',
      publicLinkHelp: 'Quien lo tenga puede ver tu certificado y que es auténtico.',
    },
    badge: {
      name: 'Insignia digital',
      promise:
        'Completa todas las lecciones y consigue una insignia digital con su propia página pública.',
      earned: 'Has terminado todas las lecciones y tu insignia digital está lista para compartir.',
      pictureOf: (courseTitle) => `Insignia digital de ${courseTitle}`,
      noPicture: 'Imagen de la insignia no disponible',
      download: 'Descargar la insignia',
      publicLinkHelp: 'Quien lo tenga puede ver tu insignia digital y que es auténtica.',
    },
    none: {
      name: 'Finalización',
      promise: 'Completa todas las lecciones y el curso pasa a tus cursos completados.',
      earned: 'Has terminado todas las lecciones. Lo que aprendiste es tuyo.',
    },
  },
  domain: {
    levels: {
      beginner: 'Principiante',
      intermediate: 'Intermedio',
      advanced: 'Avanzado',
      expert: 'Experto',
    },
    fromTo: (from, to) => [from, `a ${to}`],
    domains: {
      'cloud engineering': 'Ingeniería en la nube',
      cybersecurity: 'Ciberseguridad',
      devops: 'DevOps',
      devsecops: 'DevSecOps',
    },
    types: { course: 'Curso', lab: 'Laboratorio' },
    labStatuses: {
      queued: 'En cola',
      provisioning: 'Preparándose',
      active: 'Activa',
      completed: 'Completada',
      failed: 'Fallida',
      expired: 'Vencida',
      abandoned: 'Abandonada',
    },
  },
}
