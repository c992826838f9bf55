import type { UiMessages } from '../catalogue.ts'
import { characters, plural } from './forms.ts'

export const notebook = {
  LabNotebook: {
    title: 'Carnet',
    label: 'Vos notes',
    hint: 'Markdown fonctionne. Vous seul les voyez, et elles restent après la fin du lab.',
    placeholder: 'Ce que vous avez trouvé, et comment',
    modes: { label: 'Afficher les notes en', write: 'Écriture', preview: 'Aperçu' },
    empty: 'Rien à afficher. Ce que vous écrivez apparaîtra ici mis en forme.',
    loadingPreview: 'Chargement de l’aperçu',
    states: {
      loading: 'Chargement...',
      unread: 'Non chargé',
      empty: 'Rien d’écrit pour l’instant',
      saved: 'Enregistré',
      changed: 'Pas encore enregistré',
      saving: 'Enregistrement...',
      offline: 'Hors ligne : gardé sur cet appareil',
      failed: 'Non enregistré : gardé sur cet appareil',
      full: 'Non enregistré : gardé sur cet appareil',
      'too long': 'Trop long : gardé sur cet appareil',
    },
    failed:
      'Les notes n’ont pas pu être enregistrées. Nous continuons d’essayer ; votre texte reste ici.',
    full: 'Il n’y a plus de place pour d’autres versions. Supprimez-en, et celle-ci sera enregistrée.',
    unread: 'Vos notes n’ont pas pu être chargées.',
    retry: 'Réessayer',
    left: (count) =>
      plural(count, {
        one: '# caractère restant',
        many: '# de caractères restants',
        other: '# caractères restants',
      }),
    tooLong: (count) =>
      `Trop long de ${characters(count)}. L’enregistrement reprend une fois le texte raccourci ; votre texte reste ici.`,
    conflict: (count) =>
      plural(count, {
        one: 'Vous avez aussi écrit dans un autre onglet ou sur un autre appareil. Le texte le plus récent est dans vos notes ; l’autre est gardé ici.',
        many: 'Vous avez aussi écrit dans d’autres onglets ou sur d’autres appareils. Le texte le plus récent est dans vos notes ; les autres sont gardés ici.',
        other:
          'Vous avez aussi écrit dans d’autres onglets ou sur d’autres appareils. Le texte le plus récent est dans vos notes ; les autres sont gardés ici.',
      }),
    copy: (time) => `Autre version, gardée ${time}`,
    insert: 'Ajouter aux notes',
    drop: 'Supprimer',
    dropping: 'Suppression...',
    ofCopy: (time) => ` la version gardée ${time}`,
    download: 'Télécharger le compte rendu',
    past: 'Sessions passées',
  },
} satisfies Partial<UiMessages>
