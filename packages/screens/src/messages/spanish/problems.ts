import type { ScreenMessages } from '../catalogue.ts'
import { credits, hours, minutes, seconds } from './forms.ts'

function waitOf(count: number): string {
  if (count < 60) return seconds(count)
  return count > 7200 ? hours(Math.ceil(count / 3600)) : minutes(Math.ceil(count / 60))
}

/** Names of fields, to begin a sentence. */
const labels: Readonly<Record<string, string>> = {
  accessCode: 'Código de invitación',
  bootcampFeedback: 'Tu experiencia',
  currentPassword: 'Contraseña',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  invitation: 'Código de invitación',
  lastName: 'Apellidos',
  name: 'Nombre',
  linkedInProfile: 'Perfil de LinkedIn',
  password: 'Contraseña',
}
const labelOf = (field: string) => labels[field] ?? 'Este campo'

const feedback = 'Cuéntanos tu experiencia con detalle (al menos 10 caracteres)'
const unanswered = 'Responde todas las preguntas antes de enviar.'

/** What can go wrong, by the codes of the API and of rules. */
export const problems = {
  commonProblems: {
    unauthenticated: 'Debes iniciar sesión. Inicia sesión para continuar.',
    too_many_requests: ({ retryAfter }) =>
      `Demasiados intentos. Vuelve a intentarlo en ${waitOf(retryAfter)}.`,
    not_found: 'No hay nada en esta dirección.',
    busy: ({ retryAfter }) =>
      `El servidor está ocupado. Vuelve a intentarlo en ${waitOf(retryAfter)}.`,
    unavailable: 'El servicio no está disponible en este momento. Vuelve a intentarlo pronto.',
    timeout: 'El servidor tardó demasiado. Vuelve a intentarlo.',
    internal_error: 'Algo salió mal. Vuelve a intentarlo.',
  },
  accessProblems: {
    access_token_missing: 'Falta el token de sesión',
    access_token_expired: 'La sesión ha caducado. Solicita un nuevo enlace de acceso.',
    access_token_scope: 'Este tipo de sesión no es válido. Solicita un nuevo enlace de acceso.',
    access_token_bootcamp: 'La sesión no es válida para este bootcamp.',
    access_token_invalid: 'El token de sesión no es válido. Solicita un nuevo enlace de acceso.',
  },
  accountProblems: {
    invalid_credentials: 'El correo o la contraseña no son correctos.',
    code_invalid: 'Este código no es correcto o ha caducado. Compruébalo o solicita uno nuevo.',
    wrong_password: 'La contraseña actual no es correcta.',
    password_just_changed:
      'La contraseña se acaba de cambiar en otro lugar. Inicia sesión con la nueva.',
    factor_code_invalid: 'Este código no es correcto. Compruébalo.',
    challenge_over: 'Tardó demasiado o hubo demasiados intentos. Empieza de nuevo.',
    totp_on: 'Ya hay una aplicación de autenticación configurada. Desactívala primero.',
    no_factor: 'Los códigos de recuperación requieren un segundo factor. Configura uno primero.',
    passkey_refused:
      'Esta llave de acceso no se aceptó. Vuelve a intentarlo o inicia sesión de otra forma.',
    passkey_known: 'Esta llave de acceso ya estaba añadida.',
    passkeys_full: 'Una cuenta puede tener 20 llaves de acceso. Quita una primero.',
    no_passkey: 'Añade primero una llave de acceso.',
    signup_off: 'En este momento no se pueden crear cuentas.',
    invitation_required: 'Para crear una cuenta hace falta un código de invitación válido.',
  },
  courseProblems: {
    course_not_found: 'Curso no encontrado',
    page_not_found: 'Página no encontrada',
    map_not_found: 'Mapa no encontrado',
    subscription_required: 'Este curso requiere una suscripción activa.',
    invite_code_required: 'Este curso requiere un código de invitación.',
    invite_code_invalid:
      'El código de invitación no es válido para este curso. Compruébalo y vuelve a intentarlo.',
    invite_code_expired: 'El código de invitación ha caducado. Solicita uno nuevo.',
    invite_code_used_up: 'El código de invitación está agotado. Solicita uno nuevo.',
  },
  credentialProblems: {
    certificate_not_found: 'Certificado no encontrado',
    badge_not_found: 'Insignia no encontrada',
    drawing_busy: 'Se están preparando muchas imágenes. Vuelve a intentarlo en un momento.',
  },
  labProblems: {
    lab_not_found: 'Laboratorio no encontrado',
    session_not_found: 'Sesión no encontrada',
    lab_in_progress:
      'Ya tienes una sesión en marcha de este laboratorio. Ábrela, o termínala para empezar de nuevo.',
    too_many_labs:
      'Tienes 3 sesiones de laboratorio en marcha, el máximo. Termina una para iniciar otra.',
    too_few_credits: ({ action, cost, balance }) => {
      const purpose = action === 'start' ? 'iniciar este laboratorio' : 'ampliar este laboratorio'
      return `Necesitas ${credits(cost)} para ${purpose}; tienes ${balance}.`
    },
    hint_not_found: 'Esa pista no existe.',
    hint_not_next: ({ opened }) =>
      `Las pistas se abren una tras otra. La siguiente es la pista ${opened + 1}.`,
    notes_full: 'Ya hay otras 10 versiones de estas notas. Elimina alguna primero.',
    lab_not_solved: 'El repaso es para quien ha resuelto el laboratorio.',
    lab_not_active: 'Solo se puede ampliar una sesión de laboratorio activa.',
    lab_too_long: ({ left }) =>
      left > 0
        ? `Esta sesión de laboratorio se puede ampliar ${minutes(left)} como máximo.`
        : 'Esta sesión de laboratorio ha alcanzado su duración máxima.',
    lab_ended: ({ status }) =>
      status === 'expired'
        ? 'El tiempo de esta sesión de laboratorio ya terminó.'
        : 'Esta sesión de laboratorio ya falló.',
  },
  lessonProblems: {
    lesson_not_found: 'Lección no encontrada. Comprueba la dirección y vuelve a intentarlo.',
    quiz_not_found: 'Cuestionario no encontrado. Comprueba la dirección y vuelve a intentarlo.',
    not_enrolled: 'No estás inscrito en este curso. Inscríbete para acceder a las lecciones.',
    quiz_not_passed: 'Supera el cuestionario de esta lección para completarla.',
    solution_locked: 'Supera este cuestionario para ver su solución.',
    invalid_answers: ({ problem }) =>
      ({
        unanswered,
        question:
          'Una respuesta no corresponde a ninguna pregunta de este cuestionario. Recarga la página y vuelve a intentarlo.',
        twice: 'Una pregunta tiene dos respuestas. Responde cada pregunta una sola vez.',
        option:
          'Una respuesta contiene una opción que no es de su pregunta. Recarga la página y vuelve a intentarlo.',
        repeated: 'Una respuesta repite la misma opción. Elige cada opción una sola vez.',
        several: 'Una pregunta que admite una sola opción tiene varias. Elige una.',
      })[problem],
  },
  requestProblems: {
    credential_not_held: 'No tienes ningún certificado ni insignia con este identificador.',
    credential_revoked: 'Este certificado o insignia fue revocado. Su nombre no se puede corregir.',
    name_unchanged: 'Este nombre ya figura en él. Escribe el nombre correcto.',
  },
  taskProblems: {
    bootcamp_not_found: 'Bootcamp no encontrado',
    opening_link_unknown: 'Este enlace ha caducado o se sustituyó por uno más reciente.',
    task_incomplete: ({ problem }) =>
      ({
        weeklyTask: 'Falta el archivo de la tarea semanal',
        resume: 'Falta el CV, necesario si te interesan las prácticas',
        feedback,
      })[problem],
    task_closed: ({ status }) =>
      status === 'approved'
        ? 'Esta tarea está aprobada y no se puede cambiar.'
        : 'Esta tarea ya está entregada y en revisión.',
    unsupported_file: 'Tipo de archivo no válido. Solo se admiten archivos PDF, DOCX y ZIP.',
    file_too_large: 'El archivo es demasiado grande. El tamaño máximo es de 10 MB.',
    empty_file: 'Este archivo está vacío. Elige otro.',
    file_not_stored: 'No se pudo guardar el archivo. Vuelve a intentarlo pronto.',
  },
  fieldProblems: {
    required: ({ field }) => `${labelOf(field)}: este campo es obligatorio.`,
    too_long: ({ field, max }) =>
      `${labelOf(field)}: el texto es demasiado largo (${max} caracteres como máximo).`,
    single_line: ({ field }) => `${labelOf(field)}: el texto debe ir en una sola línea.`,
    invisible: ({ field }) =>
      `${labelOf(field)}: el texto contiene caracteres invisibles. Bórralo y escríbelo de nuevo.`,
    email_invalid: 'Escribe una dirección de correo válida',
    email_fixed: 'El correo de una cuenta no se puede cambiar.',
    new_password_required: 'La contraseña nueva es obligatoria.',
    password_too_short: 'Usa al menos 8 caracteres.',
    password_too_long: 'Usa 128 caracteres como máximo.',
    password_blank: 'Los espacios solos no bastan. Usa también letras o cifras.',
    password_common:
      'Esta contraseña es de las primeras que se adivinan. Elige otra; unas cuantas palabras seguidas funcionan bien.',
    secret_too_long: ({ field, max }) => `${labelOf(field)}: usa ${max} bytes como máximo.`,
    otp_required: 'El código es obligatorio.',
    otp_invalid: 'El código tiene 8 dígitos.',
    totp_invalid: 'El código tiene 6 dígitos.',
    recovery_code_invalid: 'Un código de recuperación tiene 16 letras y cifras.',
    phone_invalid: 'El número debe empezar por el prefijo del país, por ejemplo 2348012345678.',
    linkedin_invalid: 'El perfil de LinkedIn debe ser como linkedin.com/in/your-name.',
    certification_id_invalid: 'Número de certificación no válido. Debe tener la forma: CSN-xxxxx',
    feedback_too_short: feedback,
    unanswered,
    unstorable_text: 'Este texto contiene caracteres que no se pueden guardar.',
  },
} satisfies Partial<ScreenMessages>
