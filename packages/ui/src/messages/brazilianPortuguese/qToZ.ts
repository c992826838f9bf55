import type { UiMessages } from '../catalogue.ts'
import { minutes, phrase, plural } from './forms.ts'

export const qToZ = {
  QuizForm: {
    question: (number, total) => `Pergunta ${number} de ${total}`,
    chooseAll: 'Escolha todas as que se aplicam',
    unanswered: 'Esta pergunta ainda não tem resposta.',
    missing: 'Responda a todas as perguntas antes de enviar.',
    answered: (given, total) => `${given} de ${total} respondidas`,
    submit: 'Enviar o questionário',
  },
  QuizPassed: { review: 'Rever as respostas', hideReview: 'Ocultar as respostas' },
  QuizResultDialog: {
    passed: 'Você passou no questionário!',
    failed: 'Questionário não superado',
    wellDone: 'Muito bem. Vamos à próxima aula.',
    retryNeeded: 'Você precisa refazer o questionário.',
    score: 'Sua pontuação',
    continue: 'Continuar',
    retry: 'Refazer o questionário',
  },
  QuizReview: {
    chosenRight: 'Sua resposta, certa',
    right: 'Resposta certa',
    chosenWrong: 'Sua resposta, errada',
  },
  RecordComparison: {
    label: 'Comparação com o registro',
    same: 'Nada difere do registro',
    differing: (count, total) =>
      plural(count, {
        one: `# campo de ${total} difere do registro`,
        many: `# campos de ${total} diferem do registro`,
        other: `# campos de ${total} diferem do registro`,
      }),
    field: 'Campo',
    given: 'No arquivo',
    recorded: 'No registro',
    differs: 'Difere',
    notStated: 'Não indicado',
  },
  RecoveryCodes: {
    lead: 'Cada um destes códigos permite entrar uma vez se você estiver sem o aplicativo autenticador. Eles só aparecem agora: guarde-os onde possa encontrá-los sem este dispositivo.',
    list: 'Códigos de recuperação',
    copy: 'Copiar os códigos',
    download: 'Baixar como texto',
    kept: 'Eu os guardei',
    done: 'Concluir',
    leaving: 'Estes códigos não serão mostrados de novo. Copie ou baixe antes de fechar.',
    leave: 'Fechar mesmo assim',
  },
  RemainingTimeChip: {
    label: 'Tempo restante',
    left: (time) => `Tempo restante: ${time}`,
    runningOut: (time) => `Acabando: ${time}`,
  },
  RequirementsList: { title: 'Requisitos' },
  RichText: {
    codeBlock: (number) => `bloco de código ${number}`,
    run: 'Executar',
    runBlock: (number) => `Executar no terminal: bloco de código ${number}`,
    copyFailed: 'Falha',
  },
  RunningLab: {
    left: (lab, time) => `${lab}, tempo restante: ${time}`,
    runningOut: (lab, time) => `${lab}, acabando: ${time}`,
    over: (lab) => `${lab}: tempo esgotado`,
    starting: (lab) => `${lab} está iniciando`,
    startingShort: 'Iniciando',
  },
  SearchField: { clear: 'Limpar a busca' },
  SearchResultList: {
    label: 'Resultados',
    kinds: { course: 'Curso', lesson: 'Aula', lab: 'Laboratório', bootcamp: 'Bootcamp' },
  },
  SessionDetails: {
    title: 'Detalhes da sessão',
    progress: 'Andamento da sessão',
    started: 'Início',
    notStarted: 'Ainda não',
    duration: 'Duração',
    minutes,
    creditsUsed: 'Créditos usados',
    ended: 'Fim',
  },
  SessionStatistics: {
    solved: (count) =>
      plural(count, { one: '# resolvida', many: '# resolvidas', other: '# resolvidas' }),
    completed: (count) =>
      plural(count, { one: '# concluída', many: '# concluídas', other: '# concluídas' }),
    failed: (count) =>
      plural(count, { one: '# com falha', many: '# com falha', other: '# com falha' }),
  },
  ShareCard: {
    title: 'Compartilhar',
    copyLink: 'Copiar o link do certificado',
    copied: 'Link do certificado copiado!',
  },
  SkipLink: { skip: 'Ir para o conteúdo' },
  Stat: { up: 'Em alta', down: 'Em queda', loading: 'Carregando' },
  Stepper: {
    stepOf: (number, count) => `Etapa ${number} de ${count}`,
    states: {
      done: 'Concluída',
      current: 'Etapa atual',
      upcoming: 'A seguir',
      error: 'Requer atenção',
    },
  },
  Table: {
    empty: 'Nada aqui ainda.',
    loading: 'Carregando',
    sortBy: 'Ordenar por',
    ascending: (column) => `${column}, crescente`,
    descending: (column) => `${column}, decrescente`,
    selectAll: 'Selecionar tudo',
    select: (row) => `Selecionar ${row}`,
  },
  TaskAccessDialog: {
    title: 'Envio de tarefas',
    sentTitle: 'Link de acesso enviado!',
    help: (bootcamp) =>
      `Quem participa de ${bootcamp} não precisa de conta: digite o endereço da sua inscrição, e enviamos um link para as suas tarefas.`,
    email: 'E-mail da inscrição',
    cancel: 'Cancelar',
    send: 'Enviar o link de acesso',
    sending: 'Enviando...',
    sentTo: (address) => phrase('Um link de acesso foi enviado para ', address, '.'),
    sentHelp:
      'Ele funciona por 72 horas, quantas vezes você quiser. Não chegou em alguns minutos? Olhe na pasta de spam e confira se este é o endereço da sua inscrição.',
    close: 'Fechar',
  },
  TaskForm: {
    label: 'Envio de tarefas',
    title: 'Envie sua tarefa',
    weeklyTask: 'Tarefa da semana',
    resume: 'Currículo',
    resumeHint: 'Necessário para o estágio',
    formats: 'PDF, DOCX, ZIP (máx. 10 MB)',
    interests: 'Interesses',
    internship: 'Tenho interesse em estágio',
    mentorship: 'Tenho interesse em mentoria',
    feedback: 'Sua experiência',
    feedbackHint: 'O que você aprendeu e o que teria ajudado mais? Pelo menos 10 caracteres.',
    submit: 'Enviar a tarefa',
    submitting: 'Enviando...',
  },
  TaskHero: { back: 'Voltar ao bootcamp', eyebrow: 'Envio de tarefas' },
  TaskStatusPanel: {
    title: 'Situação da tarefa',
    reviewerWrites: 'O revisor escreve:',
    statuses: {
      not_submitted: {
        label: 'Não enviada',
        text: 'Envie sua tarefa da semana e conte sua experiência.',
      },
      under_review: {
        label: 'Em revisão',
        text: 'Seu envio está em revisão. Você terá notícias em 2 semanas.',
      },
      approved: {
        label: 'Aprovada',
        text: 'Parabéns, seu envio foi aprovado. Um certificado de conquista chegará em alguns dias.',
      },
      incomplete: {
        label: 'Incompleta',
        text: 'Seu envio precisa de mais trabalho. Revise-o e envie de novo.',
      },
    },
  },
  TaskSubmitted: {
    title: 'Enviada com sucesso!',
    text: 'Agradecemos o envio. Em breve você receberá uma confirmação por e-mail.',
  },
  TextArea: {
    left: (count) =>
      plural(count, {
        one: 'Resta # caractere',
        many: 'Restam # de caracteres',
        other: 'Restam # caracteres',
      }),
  },
  Timeline: { states: { done: 'Feito', current: 'Agora', upcoming: 'A seguir', failed: 'Falhou' } },
  ToastRegion: {
    label: 'Notificações',
    tones: {
      success: 'Sucesso:',
      info: 'Informação:',
      caution: 'Atenção:',
      critical: 'Erro:',
    },
    dismiss: 'Dispensar',
  },
  TopBar: {
    main: 'Principal',
    menu: 'Menu',
    account: 'Conta',
    signIn: 'Entrar',
    search: 'Buscar',
    searchKeys: 'Buscar (tecla / ou Ctrl+K)',
  },
  TotpSetup: {
    scan: 'Escaneie esta imagem com o aplicativo autenticador, ou informe a chave de outra forma.',
    picture: 'Código QR com a chave',
    key: 'Chave para digitar',
    copyKey: 'Copiar a chave',
    open: 'Abrir em um aplicativo deste dispositivo',
    code: 'Código',
    codeHint: 'Os 6 dígitos que o aplicativo mostra agora.',
    submit: 'Ativar',
  },
  VerificationTable: {
    download: 'Baixar os resultados em CSV',
    label: 'Credenciais verificadas',
    columns: {
      credential: 'Credencial',
      recipient: 'Titular',
      title: 'Título',
      issuedOn: 'Emitido em',
      result: 'Resultado',
      page: 'Página',
    },
  },
  VerifyForm: { id: 'Número da certificação', verify: 'Verificar' },
  VerifyHero: { title: 'Verificar um certificado' },
  VideoFrame: { notAvailable: 'Vídeo não disponível' },
  VideoPreview: {
    play: 'Ver a prévia',
    playOf: (title) => `Ver a prévia de ${title}`,
    player: (title) => `Prévia de ${title}`,
  },
} satisfies Partial<UiMessages>
