import type { UiMessages } from '../catalogue.ts'
import { bytes, plural } from './forms.ts'

export const dToI = {
  DatePicker: { open: 'Abrir o calendário', previous: 'Mês anterior', next: 'Próximo mês' },
  DeleteAccountDialog: {
    title: 'Excluir minha conta',
    consequence:
      'Seu perfil, cursos, progresso, laboratórios, notas e créditos são excluídos para sempre, assim como suas tarefas de bootcamp com os arquivos; os laboratórios em execução terminam agora.',
    noWayBack: 'Isto não pode ser desfeito.',
    password: 'Senha',
    passwordHint: 'Para termos certeza de que é você.',
    deleteCredentials: 'Excluir também meus certificados e selos',
    keptCredentials:
      'Caso contrário, eles ficam como foram emitidos, com seu nome, e qualquer pessoa ainda pode verificá-los: os links do seu currículo continuam funcionando.',
    cancel: 'Cancelar',
    submit: 'Excluir minha conta',
  },
  ErrorState: { retry: 'Tentar de novo' },
  EvidenceQuestion: {
    titles: {
      unasked: 'Mostrar os laboratórios que você resolveu?',
      shown: 'Suas credenciais mostram seus laboratórios',
      hidden: 'Suas credenciais não mostram seus laboratórios',
    },
    texts: {
      unasked:
        'Com o seu consentimento, eles fazem parte do que é assinado: quem tiver o link vê quais laboratórios você resolveu, quantas verificações, em quantos minutos e em que dia. Você pode mudar isso a qualquer momento no seu perfil.',
      shown:
        'Os laboratórios dos seus cursos que você resolver a partir de agora entram sozinhos. Você pode parar isso a qualquer momento no seu perfil: então mostramos suas credenciais sem eles, mas as cópias já feitas continuam válidas.',
      hidden: 'Você pode mudar isso a qualquer momento no seu perfil.',
    },
    shows: 'O que é mostrado',
    show: 'Mostrar meus laboratórios',
    hide: 'Não mostrar',
    stop: 'Parar de mostrar',
  },
  FileDropZone: { choose: 'ou escolha arquivos' },
  FileSlot: {
    choose: 'Escolha um arquivo ou solte-o aqui',
    drop: 'Solte o arquivo aqui',
    dropToReplace: 'Solte para substituí-lo',
    onlyOne: 'Aqui cabe só um arquivo. Escolha um deles.',
    cancel: 'Cancelar',
    cancelUploadOf: (label) => `Cancelar o envio de ${label}`,
    replace: 'Substituir',
    replaceFile: (label) => `Substituir ${label}`,
    remove: 'Remover',
    removeFile: (label) => `Remover ${label}`,
    uploading: (fileName) => `Enviando ${fileName}`,
    checking: (fileName) => `Verificando ${fileName}`,
    uploaded: (fileName) => `${fileName} foi enviado`,
    removing: (fileName) => `Removendo ${fileName}`,
    bytes,
    kilobytes: (count) => `${count} kB`,
    megabytes: (count) => `${count} MB`,
  },
  FilterLayout: { results: 'Resultados' },
  FilterPanel: {
    title: 'Filtros',
    chosen: (count) =>
      plural(count, { one: '# escolhido', many: '# escolhidos', other: '# escolhidos' }),
    clearAll: 'Limpar tudo',
    level: 'Nível',
    domain: 'Área',
    type: 'Tipo',
    showResults: 'Ver resultados',
    remove: (option) => `Remover ${option}`,
  },
  Footer: {
    label: 'Rodapé',
    copyright: (year, owner) => `© ${year} ${owner}. Todos os direitos reservados.`,
    language: 'Idioma',
    applyLanguage: 'Aplicar',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  },
  FormField: { required: 'Obrigatório.' },
  Image: { loading: 'Carregando a imagem' },
  InstructorBlock: { title: 'Instrutor' },
  InviteCodeDialog: {
    title: 'Digite o código de convite',
    lead: (courseTitle) =>
      `${courseTitle} está aberto a pessoas convidadas. O código está no seu convite.`,
    code: 'Código de convite',
    cancel: 'Cancelar',
    submit: 'Enviar',
  },
} satisfies Partial<UiMessages>
