import type { UiMessages } from '../catalogue.ts'
import { minutes, phrase, plural } from './forms.ts'

export const qToZ = {
  QuizForm: {
    question: (number, total) => `Pregunta ${number} de ${total}`,
    chooseAll: 'Elige todas las que correspondan',
    unanswered: 'Esta pregunta aún no tiene respuesta.',
    missing: 'Responde todas las preguntas antes de enviar.',
    answered: (given, total) => `${given} de ${total} respondidas`,
    submit: 'Enviar el cuestionario',
  },
  QuizPassed: { review: 'Revisar las respuestas', hideReview: 'Ocultar las respuestas' },
  QuizResultDialog: {
    passed: '¡Cuestionario superado!',
    failed: 'Cuestionario no superado',
    wellDone: 'Bien hecho. Vamos con la siguiente lección.',
    retryNeeded: 'Tienes que repetir el cuestionario.',
    score: 'Tu puntuación',
    continue: 'Continuar',
    retry: 'Repetir el cuestionario',
  },
  QuizReview: {
    chosenRight: 'Tu respuesta, correcta',
    right: 'Respuesta correcta',
    chosenWrong: 'Tu respuesta, incorrecta',
  },
  RecordComparison: {
    label: 'Comparación con el registro',
    same: 'Nada difiere del registro',
    differing: (count, total) =>
      plural(count, {
        one: `# campo de ${total} difiere del registro`,
        many: `# campos de ${total} difieren del registro`,
        other: `# campos de ${total} difieren del registro`,
      }),
    field: 'Campo',
    given: 'En el archivo',
    recorded: 'En el registro',
    differs: 'Difiere',
    notStated: 'Sin indicar',
  },
  RecoveryCodes: {
    lead: 'Cada uno de estos códigos te deja entrar una vez si no tienes tu aplicación de autenticación. Solo se muestran ahora: guárdalos donde los encuentres sin este dispositivo.',
    list: 'Códigos de recuperación',
    copy: 'Copiar los códigos',
    download: 'Descargar como texto',
    kept: 'Los he guardado',
    done: 'Listo',
    leaving: 'Estos códigos no se vuelven a mostrar. Cópialos o descárgalos antes de cerrar.',
    leave: 'Cerrar de todos modos',
  },
  RemainingTimeChip: {
    label: 'Tiempo restante',
    left: (time) => `Queda: ${time}`,
    runningOut: (time) => `Queda poco: ${time}`,
  },
  RequirementsList: { title: 'Requisitos' },
  RichText: {
    codeBlock: (number) => `bloque de código ${number}`,
    run: 'Ejecutar',
    runBlock: (number) => `Ejecutar en el terminal: bloque de código ${number}`,
    copyFailed: 'Error',
  },
  RunningLab: {
    left: (lab, time) => `${lab}, tiempo restante: ${time}`,
    runningOut: (lab, time) => `${lab}, queda poco: ${time}`,
    over: (lab) => `${lab}: tiempo agotado`,
    starting: (lab) => `${lab} se está iniciando`,
    startingShort: 'Iniciando',
  },
  SearchField: { clear: 'Borrar la búsqueda' },
  SearchResultList: {
    label: 'Resultados',
    kinds: { course: 'Curso', lesson: 'Lección', lab: 'Laboratorio', bootcamp: 'Bootcamp' },
  },
  SessionDetails: {
    title: 'Detalles de la sesión',
    progress: 'Avance de la sesión',
    started: 'Inicio',
    notStarted: 'Aún no',
    duration: 'Duración',
    minutes,
    creditsUsed: 'Créditos usados',
    ended: 'Fin',
  },
  SessionStatistics: {
    solved: (count) =>
      plural(count, { one: '# resuelta', many: '# resueltas', other: '# resueltas' }),
    completed: (count) =>
      plural(count, { one: '# completada', many: '# completadas', other: '# completadas' }),
    failed: (count) => plural(count, { one: '# fallida', many: '# fallidas', other: '# fallidas' }),
  },
  ShareCard: {
    title: 'Compartir',
    copyLink: 'Copiar el enlace del certificado',
    copied: '¡Enlace del certificado copiado!',
  },
  SkipLink: { skip: 'Ir al contenido' },
  Stat: { up: 'Sube', down: 'Baja', loading: 'Cargando' },
  Stepper: {
    stepOf: (number, count) => `Paso ${number} de ${count}`,
    states: {
      done: 'Hecho',
      current: 'Paso actual',
      upcoming: 'Por venir',
      error: 'Requiere atención',
    },
  },
  Table: {
    empty: 'Aún no hay nada.',
    loading: 'Cargando',
    sortBy: 'Ordenar por',
    ascending: (column) => `${column}, ascendente`,
    descending: (column) => `${column}, descendente`,
    selectAll: 'Seleccionar todo',
    select: (row) => `Seleccionar ${row}`,
  },
  TaskAccessDialog: {
    title: 'Entrega de tareas',
    sentTitle: '¡Enlace de acceso enviado!',
    help: (bootcamp) =>
      `Quienes participan en ${bootcamp} no necesitan cuenta: escribe la dirección con la que te inscribiste y te enviamos un enlace a tus tareas.`,
    email: 'Correo de inscripción',
    cancel: 'Cancelar',
    send: 'Enviar el enlace de acceso',
    sending: 'Enviando...',
    sentTo: (address) => phrase('Se envió un enlace de acceso a ', address, '.'),
    sentHelp:
      'Funciona durante 72 horas, las veces que quieras. ¿No llega en unos minutos? Mira en la carpeta de correo no deseado y comprueba que esta sea la dirección con la que te inscribiste.',
    close: 'Cerrar',
  },
  TaskForm: {
    label: 'Entrega de tareas',
    title: 'Entrega tu tarea',
    weeklyTask: 'Tarea semanal',
    resume: 'CV',
    resumeHint: 'Necesario para las prácticas',
    formats: 'PDF, DOCX, ZIP (máx. 10 MB)',
    interests: 'Intereses',
    internship: 'Me interesan las prácticas',
    mentorship: 'Me interesa la mentoría',
    feedback: 'Tu experiencia',
    feedbackHint: '¿Qué aprendiste y qué te habría ayudado más? Al menos 10 caracteres.',
    submit: 'Entregar la tarea',
    submitting: 'Entregando...',
  },
  TaskHero: { back: 'Volver al bootcamp', eyebrow: 'Entrega de tareas' },
  TaskStatusPanel: {
    title: 'Estado de la tarea',
    reviewerWrites: 'El revisor escribe:',
    statuses: {
      not_submitted: {
        label: 'Sin entregar',
        text: 'Sube tu tarea semanal y cuéntanos tu experiencia.',
      },
      under_review: {
        label: 'En revisión',
        text: 'Tu entrega está en revisión. Tendrás noticias en 2 semanas.',
      },
      approved: {
        label: 'Aprobada',
        text: 'Enhorabuena, tu entrega está aprobada. En unos días recibirás un certificado de logro.',
      },
      incomplete: {
        label: 'Incompleta',
        text: 'Tu entrega necesita más trabajo. Revísala y vuelve a entregarla.',
      },
    },
  },
  TaskSubmitted: {
    title: '¡Entregada con éxito!',
    text: 'Gracias por tu entrega. Pronto recibirás una confirmación por correo.',
  },
  TextArea: {
    left: (count) =>
      plural(count, {
        one: 'Queda # carácter',
        many: 'Quedan # de caracteres',
        other: 'Quedan # caracteres',
      }),
  },
  Timeline: {
    states: { done: 'Hecho', current: 'Ahora', upcoming: 'Por venir', failed: 'Fallido' },
  },
  ToastRegion: {
    label: 'Notificaciones',
    tones: {
      success: 'Éxito:',
      info: 'Información:',
      caution: 'Atención:',
      critical: 'Error:',
    },
    dismiss: 'Descartar',
  },
  TopBar: {
    main: 'Principal',
    menu: 'Menú',
    account: 'Cuenta',
    signIn: 'Iniciar sesión',
    search: 'Buscar',
    searchKeys: 'Buscar (tecla / o Ctrl+K)',
  },
  TotpSetup: {
    scan: 'Escanea esta imagen con tu aplicación de autenticación, o introduce la clave de otra forma.',
    picture: 'Código QR con la clave',
    key: 'Clave para escribir',
    copyKey: 'Copiar la clave',
    open: 'Abrir en una aplicación de este dispositivo',
    code: 'Código',
    codeHint: 'Los 6 dígitos que la aplicación muestra ahora.',
    submit: 'Activar',
  },
  VerificationTable: {
    download: 'Descargar los resultados como CSV',
    label: 'Acreditaciones comprobadas',
    columns: {
      credential: 'Acreditación',
      recipient: 'Titular',
      title: 'Título',
      issuedOn: 'Emitido el',
      result: 'Resultado',
      page: 'Página',
    },
  },
  VerifyForm: { id: 'Número de certificación', verify: 'Verificar' },
  VerifyHero: { title: 'Verificar un certificado' },
  VideoFrame: { notAvailable: 'Vídeo no disponible' },
  VideoPreview: {
    play: 'Ver el avance',
    playOf: (title) => `Ver el avance de ${title}`,
    player: (title) => `Avance de ${title}`,
  },
} satisfies Partial<UiMessages>
