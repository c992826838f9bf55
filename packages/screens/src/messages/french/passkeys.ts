import type { ScreenMessages } from '../catalogue.ts'

export const passkeys = {
  passkeyDialog: {
    addTitle: 'Ajouter une clé d’accès',
    addLead:
      'Pour nous assurer que c’est vous, saisissez d’abord votre mot de passe. Suivez ensuite les instructions de votre appareil.',
    added: 'La clé d’accès a été ajoutée.',
    renameTitle: 'Renommer la clé d’accès',
    name: 'Nom',
    nameHint: 'Par exemple l’appareil où elle se trouve.',
    save: 'Enregistrer',
    renamed: 'La clé d’accès a été renommée.',
    removeTitle: 'Retirer la clé d’accès',
    removeLead: (name) =>
      `« ${name} » ne permettra plus de se connecter. Pour nous assurer que c’est vous, saisissez votre mot de passe.`,
    remove: 'Retirer',
    removed: 'La clé d’accès a été retirée. Vous pouvez aussi la supprimer de votre appareil.',
  },
  passkeys: {
    passkeys: 'Clés d’accès',
    passkeysHelp:
      'Connectez-vous par empreinte, visage ou code PIN, sans mot de passe que l’on pourrait voler.',
    unsupported:
      'Ce navigateur n’a pas de clés d’accès ici. Vous pouvez en ajouter dans un autre navigateur.',
    add: 'Ajouter une clé d’accès',
    device: 'Clé d’accès sur un appareil',
    phone: 'Clé d’accès sur un téléphone',
    securityKey: 'Clé de sécurité',
    unknown: 'Clé d’accès',
    synced: 'Synchronisée',
    added: (date) => `Ajoutée le ${date}, pas encore utilisée.`,
    addedAndUsed: (added, used) => `Ajoutée le ${added}, dernière utilisation le ${used}.`,
    onThisAlone: 'Sur un seul appareil.',
    rename: 'Renommer',
    remove: 'Retirer',
    loading: 'Chargement des clés d’accès',
    loadFailed: 'Vos clés d’accès n’ont pas pu être chargées.',
  },
} satisfies Partial<ScreenMessages>
