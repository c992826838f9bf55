import type { UiMessages } from './catalogue.ts'
import { aToC } from './french/aToC.ts'
import { dToI } from './french/dToI.ts'
import { films } from './french/films.ts'
import { lToP } from './french/lToP.ts'
import { notebook } from './french/notebook.ts'
import { qToZ } from './french/qToZ.ts'
import { requests } from './french/requests.ts'

export type { UiMessages } from './catalogue.ts'

/** The catalogue in French, which says `vous`. */
export const french: UiMessages = {
  ...aToC,
  ...dToI,
  ...films,
  ...lToP,
  ...notebook,
  ...qToZ,
  ...requests,
  credentialKinds: {
    certificate: {
      name: 'Certificat',
      promise:
        'Terminez toutes les leçons pour obtenir un certificat à votre nom, que chacun peut vérifier par son numéro.',
      earned: 'Vous avez terminé toutes les leçons, et votre certificat est prêt à être partagé.',
      pictureOf: (courseTitle) => `Certificat : ${courseTitle}`,
      noPicture: 'Image du certificat non disponible',
      download: 'Télécharger le certificat',
      publicLinkHelp: 'Toute personne qui l’a peut voir votre certificat et son authenticité.',
    },
    badge: {
      name: 'Badge numérique',
      promise:
        'Terminez toutes les leçons pour obtenir un badge numérique avec sa propre page publique.',
      earned:
        'Vous avez terminé toutes les leçons, et votre badge numérique est prêt à être partagé.',
      pictureOf: (courseTitle) => `Badge numérique : ${courseTitle}`,
      noPicture: 'Image du badge non disponible',
      download: 'Télécharger le badge',
      publicLinkHelp: 'Toute personne qui l’a peut voir votre badge numérique et son authenticité.',
    },
    none: {
      name: 'Achèvement',
      promise: 'Terminez toutes les leçons et le cours rejoint vos cours terminés.',
      earned: 'Vous avez terminé toutes les leçons. Ce que vous avez appris vous reste.',
    },
  },
  domain: {
    levels: {
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      advanced: 'Avancé',
      expert: 'Expert',
    },
    fromTo: (from, to) => [from, `à ${to}`],
    domains: {
      'cloud engineering': 'Ingénierie cloud',
      cybersecurity: 'Cybersécurité',
      devops: 'DevOps',
      devsecops: 'DevSecOps',
    },
    types: { course: 'Cours', lab: 'Lab' },
    labStatuses: {
      queued: 'En attente',
      provisioning: 'En préparation',
      active: 'Active',
      completed: 'Terminée',
      failed: 'Échouée',
      expired: 'Expirée',
      abandoned: 'Abandonnée',
    },
  },
}
