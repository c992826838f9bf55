import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from '../catalogue.ts'

const plural = pluralIn('fr')
const seconds = (count: number) =>
  plural(count, { one: '# seconde', many: '# de secondes', other: '# secondes' })
const minutes = (count: number) =>
  plural(count, { one: '# minute', many: '# de minutes', other: '# minutes' })
const hours = (count: number) =>
  plural(count, { one: '# heure', many: '# d’heures', other: '# heures' })
const credits = (count: number) =>
  plural(count, { one: '# crédit', many: '# de crédits', other: '# crédits' })
function waitOf(count: number): string {
  if (count < 60) return seconds(count)
  return count > 7200 ? hours(Math.ceil(count / 3600)) : minutes(Math.ceil(count / 60))
}

/** Names of fields, to begin a sentence. */
const labels: Readonly<Record<string, string>> = {
  accessCode: 'Code d’invitation',
  bootcampFeedback: 'Votre expérience',
  currentPassword: 'Mot de passe',
  email: 'E-mail',
  firstName: 'Prénom',
  invitation: 'Code d’invitation',
  lastName: 'Nom',
  name: 'Nom',
  linkedInProfile: 'Profil LinkedIn',
  password: 'Mot de passe',
}
const labelOf = (field: string) => labels[field] ?? 'Ce champ'

const feedback = 'Veuillez donner un avis détaillé (au moins 10 caractères)'
const unanswered = 'Veuillez répondre à toutes les questions avant d’envoyer.'

/** What can go wrong, by the codes of the API and of rules. */
export const problems = {
  commonProblems: {
    unauthenticated: 'Connexion requise. Veuillez vous connecter.',
    too_many_requests: ({ retryAfter }) =>
      `Trop de tentatives. Veuillez réessayer dans ${waitOf(retryAfter)}.`,
    not_found: 'Il n’y a rien à cette adresse.',
    busy: ({ retryAfter }) =>
      `Le serveur est très sollicité. Veuillez réessayer dans ${waitOf(retryAfter)}.`,
    unavailable: 'Le service n’est pas disponible pour le moment. Veuillez réessayer bientôt.',
    timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
    internal_error: 'Un problème est survenu. Veuillez réessayer.',
  },
  accessProblems: {
    access_token_missing: 'Aucun jeton de session',
    access_token_expired: 'La session a expiré. Veuillez demander un nouveau lien d’accès.',
    access_token_scope:
      'Ce type de session n’est pas valable. Veuillez demander un nouveau lien d’accès.',
    access_token_bootcamp: 'La session n’est pas valable pour ce bootcamp.',
    access_token_invalid:
      'Le jeton de session n’est pas valable. Veuillez demander un nouveau lien d’accès.',
  },
  accountProblems: {
    invalid_credentials: 'E-mail ou mot de passe incorrect.',
    code_invalid: 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
    wrong_password: 'Le mot de passe actuel est incorrect.',
    password_just_changed:
      'Le mot de passe vient d’être changé ailleurs. Veuillez vous connecter avec le nouveau.',
    factor_code_invalid: 'Ce code est incorrect. Veuillez le vérifier.',
    challenge_over: 'Cela a pris trop de temps, ou trop d’essais. Veuillez recommencer.',
    totp_on: 'Une application d’authentification est déjà configurée. Désactivez-la d’abord.',
    no_factor:
      'Les codes de secours nécessitent un second facteur. Veuillez d’abord en configurer un.',
    passkey_refused:
      'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
    passkey_known: 'Cette clé d’accès a déjà été ajoutée.',
    passkeys_full: 'Un compte peut avoir 20 clés d’accès. Veuillez d’abord en retirer une.',
    no_passkey: 'Veuillez d’abord ajouter une clé d’accès.',
    signup_off: 'La création de comptes n’est pas ouverte pour le moment.',
    invitation_required: 'Un code d’invitation valable est nécessaire pour créer un compte.',
  },
  courseProblems: {
    course_not_found: 'Cours introuvable',
    page_not_found: 'Page introuvable',
    map_not_found: 'Carte introuvable',
    subscription_required: 'Un abonnement actif est requis pour ce cours.',
    invite_code_required: 'Un code d’invitation est requis pour ce cours.',
    invite_code_invalid:
      'Le code d’invitation n’est pas valable pour ce cours. Vérifiez-le et réessayez.',
    invite_code_expired: 'Le code d’invitation a expiré. Veuillez en demander un nouveau.',
    invite_code_used_up: 'Le code d’invitation est épuisé. Veuillez en demander un nouveau.',
  },
  credentialProblems: {
    certificate_not_found: 'Certificat introuvable',
    badge_not_found: 'Badge introuvable',
    drawing_busy: 'Beaucoup d’images sont en préparation. Veuillez réessayer dans un instant.',
  },
  labProblems: {
    lab_not_found: 'Lab introuvable',
    session_not_found: 'Session introuvable',
    lab_in_progress:
      'Vous avez déjà une session en cours pour ce lab. Ouvrez-la, ou terminez-la pour recommencer.',
    too_many_labs:
      'Vous avez 3 sessions de lab en cours, le maximum. Terminez-en une pour en lancer une autre.',
    too_few_credits: ({ action, cost, balance }) => {
      const purpose = action === 'start' ? 'lancer ce lab' : 'prolonger ce lab'
      return `Il vous faut ${credits(cost)} pour ${purpose} ; vous en avez ${balance}.`
    },
    hint_not_found: 'Cet indice n’existe pas.',
    hint_not_next: ({ opened }) =>
      `Les indices s’ouvrent l’un après l’autre. Le prochain est l’indice ${opened + 1}.`,
    notes_full: 'Il y a déjà 10 autres versions de ces notes. Veuillez d’abord en supprimer.',
    lab_not_solved: 'Le bilan est réservé à qui a résolu le lab.',
    lab_not_active: 'Seule une session de lab active peut être prolongée.',
    lab_too_long: ({ left }) =>
      left > 0
        ? `Cette session de lab peut être prolongée de ${minutes(left)} au plus.`
        : 'Cette session de lab a atteint sa durée maximale.',
    lab_ended: ({ status }) =>
      status === 'expired'
        ? 'Le temps de cette session de lab est déjà écoulé.'
        : 'Cette session de lab a déjà échoué.',
  },
  lessonProblems: {
    lesson_not_found: 'Leçon introuvable. Vérifiez l’adresse et réessayez.',
    quiz_not_found: 'Quiz introuvable. Vérifiez l’adresse et réessayez.',
    not_enrolled:
      'Vous n’êtes pas inscrit à ce cours. Veuillez vous y inscrire pour accéder aux leçons.',
    quiz_not_passed: 'Réussissez le quiz de cette leçon pour la terminer.',
    solution_locked: 'Réussissez ce quiz pour voir sa solution.',
    invalid_answers: ({ problem }) =>
      ({
        unanswered,
        question:
          'Une réponse ne correspond à aucune question de ce quiz. Rechargez la page et réessayez.',
        twice: 'Une question a reçu deux réponses. Veuillez répondre une fois à chaque question.',
        option:
          'Une réponse contient un choix étranger à sa question. Rechargez la page et réessayez.',
        repeated:
          'Le même choix figure deux fois dans une réponse. Veuillez ne le prendre qu’une fois.',
        several:
          'Plusieurs choix sont donnés à une question qui n’en admet qu’un. Veuillez en garder un.',
      })[problem],
  },
  requestProblems: {
    credential_not_held: 'Vous n’avez pas de certificat ni de badge portant ce numéro.',
    credential_revoked: 'Ce certificat ou badge a été révoqué. Son nom ne peut pas être corrigé.',
    name_unchanged: 'Ce nom y figure déjà. Veuillez écrire le bon nom.',
  },
  taskProblems: {
    bootcamp_not_found: 'Bootcamp introuvable',
    opening_link_unknown: 'Ce lien a expiré ou a été remplacé par un plus récent.',
    task_incomplete: ({ problem }) =>
      ({
        weeklyTask: 'Le fichier du travail de la semaine est requis',
        resume: 'Un CV est requis si un stage vous intéresse',
        feedback,
      })[problem],
    task_closed: ({ status }) =>
      status === 'approved'
        ? 'Ce travail est approuvé et ne peut plus être modifié.'
        : 'Ce travail est déjà remis et en cours d’examen.',
    unsupported_file:
      'Type de fichier non valable. Seuls les fichiers PDF, DOCX et ZIP sont acceptés.',
    file_too_large: 'Le fichier est trop volumineux. La taille maximale est de 10 Mo.',
    empty_file: 'Ce fichier est vide. Veuillez en choisir un autre.',
    file_not_stored: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer bientôt.',
  },
  fieldProblems: {
    required: ({ field }) => `${labelOf(field)} : ce champ est obligatoire.`,
    too_long: ({ field, max }) =>
      `${labelOf(field)} : texte trop long (${max} caractères au plus).`,
    single_line: ({ field }) => `${labelOf(field)} : le texte doit tenir sur une ligne.`,
    invisible: ({ field }) =>
      `${labelOf(field)} : le texte contient des caractères invisibles. Effacez-le et saisissez-le à nouveau.`,
    email_invalid: 'Veuillez saisir une adresse e-mail valable',
    email_fixed: 'L’adresse e-mail d’un compte ne peut pas être modifiée.',
    new_password_required: 'Le nouveau mot de passe est obligatoire.',
    password_too_short: 'Utilisez au moins 8 caractères.',
    password_too_long: 'Utilisez au plus 128 caractères.',
    password_blank: 'Des espaces ne suffisent pas. Utilisez aussi des lettres ou des chiffres.',
    password_common:
      'Ce mot de passe est l’un des premiers que l’on devine. Choisissez-en un autre ; quelques mots à la suite conviennent bien.',
    secret_too_long: ({ field, max }) => `${labelOf(field)} : utilisez au plus ${max} octets.`,
    otp_required: 'Le code est obligatoire.',
    otp_invalid: 'Le code a 8 chiffres.',
    totp_invalid: 'Le code a 6 chiffres.',
    recovery_code_invalid: 'Un code de secours a 16 lettres et chiffres.',
    phone_invalid: 'Le numéro doit commencer par l’indicatif du pays, par exemple 2348012345678.',
    linkedin_invalid: 'Le profil LinkedIn doit ressembler à linkedin.com/in/your-name.',
    certification_id_invalid:
      'Numéro de certification non valable. Il doit être de la forme : CSN-xxxxx',
    feedback_too_short: feedback,
    unanswered,
    unstorable_text: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  },
} satisfies Partial<ScreenMessages>
