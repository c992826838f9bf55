import { aToC } from './brazilianPortuguese/aToC.ts'
import { dToI } from './brazilianPortuguese/dToI.ts'
import { films } from './brazilianPortuguese/films.ts'
import { lToP } from './brazilianPortuguese/lToP.ts'
import { notebook } from './brazilianPortuguese/notebook.ts'
import { qToZ } from './brazilianPortuguese/qToZ.ts'
import { requests } from './brazilianPortuguese/requests.ts'
import type { UiMessages } from './catalogue.ts'

export type { UiMessages } from './catalogue.ts'

/** The catalogue in Brazilian Portuguese, which says `você`. */
export const brazilianPortuguese: UiMessages = {
  ...aToC,
  ...dToI,
  ...films,
  ...lToP,
  ...notebook,
  ...qToZ,
  ...requests,
  credentialKinds: {
    certificate: {
      name: 'Certificado',
      promise:
        'Conclua todas as aulas para ganhar um certificado em seu nome, que qualquer pessoa pode verificar pelo número.',
      earned: 'Você terminou todas as aulas, e seu certificado está pronto para compartilhar.',
      pictureOf: (courseTitle) => `Certificado de ${courseTitle}`,
      noPicture: 'Imagem do certificado não disponível',
      download: 'Baixar o certificado',
      publicLinkHelp: 'Quem o tiver pode ver seu certificado e que ele é autêntico.',
    },
    badge: {
      name: 'Selo digital',
      promise: 'Conclua todas as aulas para ganhar um selo digital com sua própria página pública.',
      earned: 'Você terminou todas as aulas, e seu selo digital está pronto para compartilhar.',
      pictureOf: (courseTitle) => `Selo digital de ${courseTitle}`,
      noPicture: 'Imagem do selo não disponível',
      download: 'Baixar o selo',
      publicLinkHelp: 'Quem o tiver pode ver seu selo digital e que ele é autêntico.',
    },
    none: {
      name: 'Conclusão',
      promise: 'Conclua todas as aulas e o curso vai para os seus cursos concluídos.',
      earned: 'Você terminou todas as aulas. O que aprendeu é seu.',
    },
  },
  domain: {
    levels: {
      beginner: 'Iniciante',
      intermediate: 'Intermediário',
      advanced: 'Avançado',
      expert: 'Especialista',
    },
    fromTo: (from, to) => [from, `a ${to}`],
    domains: {
      'cloud engineering': 'Engenharia de nuvem',
      cybersecurity: 'Cibersegurança',
      devops: 'DevOps',
      devsecops: 'DevSecOps',
    },
    types: { course: 'Curso', lab: 'Laboratório' },
    labStatuses: {
      queued: 'Na fila',
      provisioning: 'Em preparação',
      active: 'Ativa',
      completed: 'Concluída',
      failed: 'Com falha',
      expired: 'Expirada',
      abandoned: 'Abandonada',
    },
  },
}
