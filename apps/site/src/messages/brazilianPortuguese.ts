import { brazilianPortugueseScreens } from '@rampart/screens/messages/brazilianPortuguese.ts'
import { brazilianPortuguese } from '@rampart/ui/brazilianPortuguese'
import type { SiteMessages } from './catalogue.ts'

const taken = (status: string | undefined) => (status ? `${status}: ` : '')

/** The catalogue in Brazilian Portuguese, which says `você`. */
export const brazilianPortugueseSite: SiteMessages = {
  siteBrand: {
    homeTitle: (brand, slogan) => `${brand} · ${slogan}`,
    social: (brand, place) => `${brand} no ${place}`,
  },
  siteCredentials: {
    title: ({ status, recipient, title }) => `${taken(status)}${recipient}, ${title}`,
    description: ({ status, kind, id, organization, recipient, date }) =>
      `${taken(status)}${kind} ${id}, emitido por ${organization} para ${recipient} em ${date}.`,
    picture: ({ status, kind, recipient, title }) =>
      `${taken(status)}${kind} de ${recipient}: ${title}`,
  },
  siteFailures: {
    failed: 'Algo deu errado',
    failedHelp: 'Algo deu errado. Tente de novo.',
    tooMany: 'Pedidos demais',
    tooManyHelp: 'Pedidos demais. Espere um minuto.',
    busy: 'O site está ocupado',
    busyHelp: 'O site está ocupado. Tente de novo em alguns segundos.',
    notFound: 'Página não encontrada',
    notFoundHelp: 'Ops! Página não encontrada.',
    tryAgain: 'Tentar de novo',
    home: 'Voltar ao início',
  },
  siteNetwork: {
    page: 'Sua rede enviou uma página própria em vez de uma resposta. Talvez você precise entrar na rede. Depois, tente de novo.',
  },
  sitePreferences: {
    notSaved: 'Sua escolha vale neste navegador, mas não pôde ser salva na sua conta.',
  },
  siteRoutes: {
    bootcampsDescription:
      'Bootcamps ao vivo em engenharia de nuvem, análise de segurança e segurança de IA: tarefas semanais que um revisor lê e um certificado que qualquer pessoa pode verificar.',
    completedCourses: 'Cursos concluídos',
    course: 'Curso',
    courseCompleted: 'Curso concluído',
    lab: 'Laboratório',
    labSession: 'Sessão de laboratório',
    lesson: 'Aula',
    notFound: 'Página não encontrada',
    task: (bootcamp) => `${bootcamp}: envio de tarefas`,
    verify: 'Verificar um certificado',
    verifyDescription: (organization) =>
      `Verifique um certificado de ${organization} pelo número ou pelo arquivo: para quem foi emitido, por quê, e se ainda vale.`,
  },
  siteShell: {
    bootcamps: 'Bootcamps',
    verify: 'Verificar',
    community: 'Comunidade',
    blog: 'Blog',
    learn: 'Aprender',
    courses: 'Cursos',
    labs: 'Laboratórios',
    trust: 'Confiança',
    verifyCertificate: 'Verificar um certificado',
    meet: 'Conectar',
    help: 'Ajuda',
    accessibility: 'Acessibilidade',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
  },
}

/** All texts of the site's pages in Brazilian Portuguese. */
export const brazilianPortugueseTexts = {
  ...brazilianPortuguese,
  ...brazilianPortugueseScreens,
  ...brazilianPortugueseSite,
}
