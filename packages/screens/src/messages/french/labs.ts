import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from '../catalogue.ts'

const plural = pluralIn('fr')
const credits = (count: number) =>
  plural(count, { one: '# crédit', many: '# de crédits', other: '# crédits' })
const minutes = (count: number) =>
  plural(count, { one: '# minute', many: '# de minutes', other: '# minutes' })
const shortMinutes = (count: number) =>
  plural(count, { one: '# min', many: '# min', other: '# min' })
const sessions = (count: number) =>
  plural(count, { one: '# session', many: '# de sessions', other: '# sessions' })

const environmentGone = 'Vous avez terminé cette session. Son environnement n’existe plus.'

/** Labs, their sessions, notes and terminal. */
export const labs = {
  labs: {
    loading: 'Chargement du lab',
    loadFailed: 'Un problème est survenu. Veuillez réessayer.',
    notFound: 'Lab introuvable',
    notFoundHelp:
      'Aucun lab ne correspond à votre demande. Vérifiez l’adresse ou parcourez les labs disponibles.',
    browse: 'Parcourir les labs',
    launch: 'Lancer le lab',
    launchFailed: 'La session de lab n’a pas pu démarrer',
    details: 'Détails du lab',
    domain: 'Domaine',
    ownEnvironment:
      'Un environnement rien qu’à vous, supprimé quand son temps est écoulé ou que vous le terminez.',
    ownTerminal:
      'Un terminal pour les commandes s’ouvre dans votre navigateur : il n’y a rien à installer.',
    requirements: 'Prérequis',
    guide: 'Guide',
    credits,
    monthly: (count) => `Vous recevez ${credits(count)} chaque mois.`,
    shortfall: (cost, duration, balance) =>
      `Il vous faut ${credits(cost)} pour ${duration} ; vous en avez ${balance}.`,
    withSetting: (duration) => `${duration} avec votre réglage`,
    extend: 'Prolonger',
    extendFrom: (cost, duration) => `À partir de ${credits(cost)} pour ${duration}`,
    extendShortfall: (cost, duration, balance) =>
      `Prolonger coûte au moins ${credits(cost)} pour ${duration} ; vous en avez ${balance}.`,
    extendOver: (longest) => `Ce lab dure ${longest} au plus.`,
    extended: (duration) => `Session de lab prolongée de ${duration}.`,
    extendFailed: 'La session n’a pas pu être prolongée',
    end: 'Terminer la session de lab',
    ending: 'Arrêt en cours...',
    endGivesBack: (cost) => `Elle n’a pas commencé : ${credits(cost)} vous sont rendus.`,
    endDeletes: 'L’environnement et tout ce que vous y avez fait sont supprimés aussitôt.',
    comesBack: (count) =>
      plural(count, {
        one: '# crédit vous est rendu.',
        many: '# de crédits vous sont rendus.',
        other: '# crédits vous sont rendus.',
      }),
    timeOver: 'Expirée',
    mission: 'Mission',
    hintFailed: 'L’indice n’a pas pu être ouvert. Veuillez réessayer.',
    solved: 'Résolu',
    checks: (solved, all) => `${solved} contrôles sur ${all}`,
    solvedIn: (all, count) => `${all} résolus sur ${all} en ${shortMinutes(count)}`,
    bestSolved: (all, count) =>
      `Vous avez résolu ce lab : ${all} contrôles sur ${all} en ${shortMinutes(count)}.`,
    bestChecks: (solved, all) => `Votre meilleur résultat : ${solved} contrôles sur ${all}.`,
    ended: (back) =>
      back === 0
        ? 'Session de lab terminée.'
        : `Session de lab terminée. Vous avez été plus rapide : ${credits(back)} en retour.`,
    endFailed: 'La session n’a pas pu être terminée',
  },
  labSessions: {
    title: 'Sessions de lab',
    list: 'Sessions de lab',
    loading: 'Chargement des sessions de lab',
    loadFailed: 'Les sessions de lab n’ont pas pu être chargées',
    stale:
      'Impossible de joindre le serveur. Vous voyez le dernier état connu ; nous continuons d’essayer.',
    active: (count) => `Actives (${count})`,
    noneActive: 'Aucune session active',
    noneActiveHelp: 'Les labs que vous lancez apparaissent ici tant qu’ils fonctionnent.',
    view: 'Voir',
    end: 'Terminer',
    retry: 'Réessayer',
    history: (count) => `Historique (${count})`,
    status: 'Statut',
    filters: {
      all: 'Toutes les sessions',
      completed: 'Terminées',
      failed: 'Échouées',
      expired: 'Expirées',
      abandoned: 'Abandonnées',
    },
    found: sessions,
    noneFound: 'Aucune session trouvée',
    noneEnded: 'Les labs que vous avez terminés apparaîtront ici.',
    noneLikeThis: 'Aucune de vos sessions ne s’est terminée ainsi.',
    showMore: 'Afficher plus',
    started: 'Début',
    notYetStarted: 'Pas encore',
    queuePlace: 'Place dans la file',
    neverStarted: 'Jamais',
    endedAt: 'Fin',
    duration: 'Durée',
    minutes,
    credits: 'Crédits',
    creditsUsed: 'Crédits utilisés',
    labUrl: 'Adresse du lab',
    credentials: 'Identifiants',
    credentialNames: (names) => names.join(', '),
    loadingCredits: 'Chargement des crédits',
    creditsFailed: 'Vos crédits n’ont pas pu être chargés.',
    creditHistory: 'Historique des crédits',
    getCredits: 'Obtenir des crédits',
    ledger: {
      started: (lab, duration) => `Lancement de ${lab} (${duration})`,
      hold: (note) => (note ? `Réservé pour ${note}` : 'Réservé'),
      extension: (lab, duration) => `Prolongation de ${lab} de ${duration}`,
      unused: (lab) => `Temps non utilisé de ${lab}`,
      refund: (note) => (note ? `Rendu pour ${note}` : 'Rendu'),
      grant: (note) => (note ? `Accordé : ${note}` : 'Accordé'),
      monthly: () => 'Crédits du mois',
    },
    loadingSession: 'Chargement de la session de lab',
    sessionFailed: 'Les données de la session n’ont pas pu être chargées',
    sessionNotFound: 'Session introuvable',
    backToList: 'Retour aux sessions de lab',
    viewAll: 'Voir toutes les sessions',
    loadingGuide: 'Chargement du guide',
    guideFailed: 'Le guide n’a pas pu être chargé.',
    openTerminal: 'Ouvrir le terminal',
    showSecrets: 'Afficher les secrets dans les commandes',
    hideSecrets: 'Masquer les secrets dans les commandes',
    launchAgain: 'Relancer',
    lessThanLeft: (count, lab) => `Il reste moins de ${minutes(count)} dans ${lab}.`,
    underLeft: (count) => `Moins de ${shortMinutes(count)}`,
    starting: (lab) => `${lab} démarre.`,
    running: (lab) => `${lab} fonctionne.`,
    endings: {
      completed: environmentGone,
      failed: 'Cette session a échoué.',
      expired: 'Le temps de cette session est écoulé. Son environnement n’existe plus.',
      abandoned:
        'Cette session a été terminée avant de commencer. Ses crédits vous ont été rendus.',
    },
    failures: {
      did_not_start: 'L’environnement du lab n’a pas démarré.',
      too_late: 'L’environnement du lab n’a pas démarré à temps.',
      stopped: 'L’environnement du lab s’est arrêté de façon inattendue.',
      restarted: 'L’environnement du lab s’est arrêté, car le site a redémarré.',
      shut_down: 'L’environnement du lab s’est arrêté, car le site a été arrêté.',
      server_silent: 'L’environnement du lab est perdu, car son serveur ne répond pas.',
    },
    endedFaster: (back) =>
      plural(back, {
        one: `${environmentGone} Vous avez été plus rapide : # crédit en retour.`,
        many: `${environmentGone} Vous avez été plus rapide : # de crédits en retour.`,
        other: `${environmentGone} Vous avez été plus rapide : # crédits en retour.`,
      }),
    stoppedOften: (back) =>
      plural(back, {
        one: 'Vos labs se sont arrêtés plus de trois fois en trente jours ; seules les demi-heures non commencées sont donc remboursées : # crédit en retour.',
        many: 'Vos labs se sont arrêtés plus de trois fois en trente jours ; seules les demi-heures non commencées sont donc remboursées : # de crédits en retour.',
        other:
          'Vos labs se sont arrêtés plus de trois fois en trente jours ; seules les demi-heures non commencées sont donc remboursées : # crédits en retour.',
      }),
  },
  labNotes: {
    dropFailed: 'L’autre version n’a pas pu être supprimée. Veuillez réessayer.',
    inserted: 'Ajouté à la fin de vos notes.',
    past: 'Sessions passées',
    showMore: 'Afficher plus',
    files: 'Fichiers du terminal',
    filesHelp:
      'Créés lors de sessions précédentes, sur cet appareil seulement. Votre prochain terminal de ce lab commence avec eux.',
    save: 'Enregistrer',
    saveNamed: (name) => `Enregistrer ${name}`,
    dropFiles: 'Retirer les fichiers',
    hintsOpened: (count) =>
      plural(count, {
        one: '# indice ouvert',
        many: '# d’indices ouverts',
        other: '# indices ouverts',
      }),
    solvedAfter: (time) => `après ${time}`,
    open: 'Non résolu',
    timeline: (time) => `Contrôles de la session du ${time}`,
    toNotebook: 'Carnet',
    toDebrief: 'Bilan',
    lastTime: (solved, all) => `La dernière fois, vous en avez résolu ${solved} sur ${all}.`,
    firstOpen: (check) => `Le premier contrôle non résolu était : ${check}.`,
    toSection: 'Aller à cette étape',
    debriefFailed: 'Le bilan n’a pas pu être chargé.',
    debriefLoading: 'Chargement du bilan',
    minutes: shortMinutes,
    writeUp: {
      title: (lab) => `Compte rendu : ${lab}`,
      written: (date) => `Écrit le ${date}.`,
      sessions: 'Sessions',
      noSessions: 'Pas encore de session.',
      checks: 'Contrôles',
      address: 'Adresse du lab',
      credentials: 'Identifiants',
      hints: 'Indices',
      notes: 'Notes',
      noNotes: 'Pas de notes.',
      list: (parts) => parts.join(', '),
    },
  },
  labTerminal: {
    input: 'Ligne de commande. Échap puis Tab pour la quitter.',
    welcome:
      'Ce shell fonctionne dans votre navigateur et ne joint que votre lab. Tab complète, Ctrl-C arrête, « help » liste les commandes.',
    noPass: 'La session n’est pas en cours, ou le site est injoignable.',
  },
} satisfies Partial<ScreenMessages>
