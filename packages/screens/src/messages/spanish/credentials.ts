import type { CredentialNoun } from '../../credentials/checks.messages.ts'
import type { ScreenMessages } from '../catalogue.ts'
import { checks as labChecks, minutes, plural } from './forms.ts'
import { found } from './found.ts'
import { kinds } from './kinds.ts'

/** With the words that agree with them; sentences begin with `this`. */
const nouns: Record<CredentialNoun, string> = {
  certificate: 'Este certificado',
  badge: 'Esta insignia',
  credential: 'Esta acreditación',
}
const ofNouns: Record<CredentialNoun, string> = {
  certificate: 'de este certificado',
  badge: 'de esta insignia',
  credential: 'de esta acreditación',
}

const quoted = (text: string | null) => (text === null ? 'nada' : `«${text}»`)

const verdicts: ScreenMessages['verifyAnything']['verdicts'] = {
  valid: 'En vigor',
  superseded: 'Sustituida',
  expired: 'Fuera de plazo hoy',
  revoked: 'Revocada',
  altered: 'No auténtica',
  untrusted: 'Otro emisor',
  notFound: 'No encontrada',
  unknown: 'Sin comprobar',
  unreadable: 'Ilegible',
  checking: 'Comprobando',
}

/** Certificates and badges, and how they are verified. */
export const credentials = {
  checks: {
    headlines: {
      checking: (noun) => `Comprobación ${ofNouns[noun]} …`,
      valid: (noun) => `${nouns[noun]} es de verdad y está en vigor`,
      altered: (noun) => `${nouns[noun]} no es de verdad`,
      untrusted: (noun) => `${nouns[noun]} no se emitió aquí`,
      revoked: (noun) => `${nouns[noun]} se revocó`,
      superseded: (noun) => `${nouns[noun]} se sustituyó`,
      expired: (noun) => `${nouns[noun]} no está en vigor hoy`,
      unknown: (noun) => `${nouns[noun]} no se pudo comprobar hasta el final`,
    },
    meanings: {
      checking: 'Tu propio navegador comprueba la firma; solo se pregunta al emisor.',
      valid: 'El emisor la firmó, no ha cambiado nada desde entonces y no se ha retirado.',
      altered: 'No es lo que el emisor firmó: se cambió después, o nunca se firmó. No te fíes.',
      untrusted: 'Nombra a otro emisor, del que no respondemos. No se comprobó nada más.',
      revoked: 'El emisor la ha retirado. Ya no prueba nada.',
      superseded:
        'El emisor emitió una versión corregida con el mismo número. Fíate de aquella, no de esta.',
      expired:
        'Es auténtica, pero hoy está fuera de su periodo de validez. Si te sorprende, comprueba la fecha de este dispositivo.',
      unknown:
        'No se pudo leer algo necesario, lo que no dice nada en su contra. Comprueba la conexión y vuelve a intentarlo.',
    },
    checks: {
      form: 'Documento',
      issuer: 'Emisor',
      key: 'Clave del emisor',
      signature: 'Firma',
      dates: 'Fechas',
      status: 'Revocación',
    },
    found: ({ reason, host = '' }) => found(host)[reason],
    notReached: 'Sin comprobar, porque una comprobación anterior no se superó.',
    facts: {
      recipient: 'Titular',
      title: 'Título',
      id: 'Número',
      issuedOn: 'Emitido el',
      status: 'Estado',
    },
  },
  achievement: {
    sources: {
      course: {
        criteria: 'Completó todas las lecciones del curso y superó cada cuestionario.',
        link: 'Ver el curso',
      },
      bootcamp: {
        criteria: 'Participó en el bootcamp y entregó un trabajo aprobado por un revisor.',
        link: 'Ver el bootcamp',
      },
      track: {
        criteria: 'Resolvió todos los laboratorios prácticos de esta área y este nivel.',
        link: 'Ver los laboratorios',
      },
    },
    lessons: (count) =>
      plural(count, { one: '# lección', many: '# de lecciones', other: '# lecciones' }),
  },
  credentials: {
    kinds,
    unknownRecipient: 'Desconocido',
    verifyAnother: 'Verificar otro certificado',
    addToProfile: 'Añadir al perfil de LinkedIn',
    valid: 'Válido',
    revoked: 'Revocado',
  },
  requests: {
    failed: 'Tu solicitud no llegó. Inténtalo de nuevo.',
  },
  evidence: {
    solvedLab: ({ credential, lab, solved, all, took, date }) =>
      `${credential}: ${lab}, ${solved} de ${labChecks(all)} en ${minutes(took)}, ${date}`,
    saveFailed: 'No se pudo guardar tu respuesta. Vuelve a intentarlo.',
    setting: 'Acreditaciones',
    settingLead:
      'Lo que tus certificados e insignias muestran de ti, además del nombre, el título y la fecha.',
    labs: 'Laboratorios que resolviste',
    labsHelp:
      'Los laboratorios de tus cursos forman parte de lo firmado: quien tenga el enlace ve las comprobaciones, los minutos y la fecha.',
    labsHidden:
      'Desde que lo detuviste, mostramos tus acreditaciones sin laboratorios. Las copias que alguien hizo antes siguen siendo válidas.',
    loadFailed: 'No se pudo cargar este ajuste.',
  },
  selfCheck: {
    page: 'Esta página',
    missing: (noun) => `No hay un documento firmado ${ofNouns[noun]}`,
    missingHelp: 'Sin él no se puede probar nada. Vuelve a intentarlo o pregunta al emisor.',
    notCompared: 'No se ha comparado, porque el documento no está probado.',
    same: 'El nombre, el título, el número y la fecha de esta página son los que se firmaron.',
    sameWithLabs:
      'El nombre, el título, el número, la fecha y los laboratorios resueltos de esta página son los que se firmaron.',
    labs: 'Prueba práctica',
    different: 'Esta página no muestra lo que se firmó',
    differentHelp:
      'La firma es válida, pero para otras palabras. Si sigue así, fíate del documento firmado.',
    differences: (all) => `${all.join('; ')}.`,
    difference: (fact, shown, signed) =>
      `${fact}: ${quoted(shown)} en esta página, pero se firmó ${quoted(signed)}`,
    statusDiffers: 'El estado es «Revocado» en esta página, pero no en la lista del emisor',
    signedJson: 'JSON firmado',
  },
  verify: {
    eyebrow: 'Abierto a todo el mundo · Sin cuenta',
    lead: 'Escribe el número de un certificado para ver a quién se emitió, por qué, y si sigue siendo válido.',
    findStep: {
      title: 'Busca el número',
      text: 'Está impreso en cada certificado y empieza por CSN-. Da igual si usas mayúsculas o minúsculas.',
    },
    readStep: {
      title: 'Lee el registro',
      text: 'Ves el certificado tal como se emitió: a quién, por qué curso o bootcamp y qué día.',
    },
    statusStep: {
      title: 'Conoce su estado',
      text: 'El estado viene del emisor en este momento. Un certificado retirado lo dice.',
    },
    anything: 'O comprueba un archivo, un enlace o una lista entera',
    anythingLead:
      'Cada certificado y cada insignia lleva la firma del emisor. Entrega el archivo que recibiste y verás si ha cambiado una sola letra.',
    loading: 'Cargando',
    partFailed: 'No se pudo cargar esta parte de la página',
    partFailedHelp:
      'Comprueba la conexión y vuelve a intentarlo. El formulario de arriba funciona sin ella.',
  },
  verifyAnything: {
    drop: 'Suelta certificados aquí',
    dropHint: (files) =>
      `JSON, PNG, SVG o PDF tal como se descargaron, o un archivo CSV o de texto con números. Hasta ${files} archivos de 10 MB.`,
    text: 'Números, enlaces o el texto de una acreditación',
    textMissing: 'Escribe un número o un enlace.',
    check: 'Comprobar',
    privacy:
      'Los archivos se leen aquí, en tu navegador, y nunca salen de él. Solo se envían sus números, para consultar sus registros.',
    result: 'Resultado',
    results: 'Resultados',
    clear: 'Borrar',
    waiting: 'El sitio permite un número limitado de consultas por minuto.',
    waitingHelp: 'El resto se comprobará automáticamente; no tienes que hacer nada.',
    checking: (count) =>
      plural(count, {
        one: 'Comprobando # acreditación.',
        many: 'Comprobando # de acreditaciones.',
        other: 'Comprobando # acreditaciones.',
      }),
    checkAgain: 'Comprobar todo de nuevo',
    verdicts,
    checkedOf: (done, all) => `${done} de ${all} comprobadas …`,
    summary: (all, counts) =>
      `Comprobadas: ${all}. ${counts.map(({ verdict, count }) => `${verdicts[verdict]}: ${count}`).join(', ')}.`,
    columns: {
      credential: 'Acreditación',
      file: 'Archivo',
      recipient: 'Titular',
      title: 'Título',
      issuedOn: 'Emitido el',
      result: 'Resultado',
      note: 'Nota',
    },
    fileUnreadable: (name) => `${name} no se puede comprobar`,
    textUnreadable: 'Esto no se puede comprobar',
    notIssued: (id) => `No se emitió nada con ${id ?? 'este número'}`,
    notIssuedHelp:
      'Comprueba el número letra por letra. Un documento con un número que no existe no fue emitido por este sitio.',
    comparison: 'Comparación con el registro',
    inDocument: 'En el documento firmado',
    inFile: 'En el archivo',
    noRecordOf: (id) =>
      `El sitio no tiene ningún registro de ${id}, el número que nombra este documento.`,
    recordUnread: (id) =>
      `No se pudo leer el registro de ${id}, así que no se ha podido comparar nada.`,
    onRecord: (title, recipient, date) =>
      `En el registro: ${title ?? 'sin título'}, emitido a ${recipient ?? 'alguien cuyo nombre no se registró'}${date ? ` el ${date}` : ''}.`,
    notes: {
      differs: (facts) =>
        `Difiere del registro: ${facts.map(({ fact, recorded }) => `${fact} (${recorded})`).join(', ')}.`,
      notFound: 'No se emitió nada con este número. Compruébalo letra por letra.',
      unknown: 'No se pudo consultar. Comprueba la conexión y vuelve a intentarlo.',
      noRecord: 'El sitio no tiene ningún registro de su número.',
      untrusted: 'Nombra a otro emisor, del que aquí no se sabe nada.',
    },
    tooManyFiles: (given, most) => `Son ${given} archivos. Entrega como máximo ${most} a la vez.`,
    tooManyIds: (given, most) => `Son ${given} números. Entrega como máximo ${most} a la vez.`,
    foreignLink: (host) =>
      `Este enlace lleva a otro sitio, ${host}. Aquí solo se pueden consultar acreditaciones de este sitio.`,
    unreadable: {
      empty_file: 'El archivo está vacío.',
      file_too_large: 'El archivo supera los 10 MB.',
      damaged: 'El archivo está dañado, o no es lo que parece.',
      pdf_reader_missing:
        'No se pudo cargar el lector de PDF. Comprueba la conexión y vuelve a intentarlo.',
      other_kind:
        'Este tipo de archivo no lleva ninguna acreditación. Usa el archivo PNG, SVG, PDF o JSON del certificado.',
      svg_without:
        'No hay ninguna acreditación firmada en esta imagen. Otras imágenes de un certificado no prueban nada.',
      text_too_long: 'El texto es demasiado largo para una lista de números.',
      no_ids:
        'No contiene ningún número de certificado o de insignia. Los números empiezan por CSN- o BDG-.',
      png_without:
        'No hay ninguna acreditación firmada en esta imagen. Las capturas de pantalla y otras copias la pierden, y no prueban nada.',
      png_several: 'Hay varias acreditaciones en esta imagen, y solo puede haber una.',
      png_packed:
        'La acreditación de esta imagen está comprimida de un modo que Open Badges 3.0 no permite.',
      pdf_without:
        'Este PDF no lleva adjunta ninguna acreditación firmada. Las copias impresas o escaneadas la pierden, y no prueban nada.',
      pdf_several: 'Este PDF lleva adjuntas varias acreditaciones, y solo puede haber una.',
      pdf_unreadable:
        'No se puede leer lo que este PDF lleva adjunto. Puede estar bloqueado o dañado.',
      json_too_long: 'El JSON que contiene es mucho mayor que una acreditación.',
      json_damaged: 'Empieza como una acreditación, pero su JSON está cortado o dañado.',
      json_unsigned: 'Contiene JSON, pero ninguna acreditación firmada.',
      json_too_deep: 'El JSON que contiene está más anidado que una acreditación.',
    },
    fileGone: 'El navegador no pudo leer el archivo. Puede que se haya movido o cambiado.',
  },
} satisfies Partial<ScreenMessages>
