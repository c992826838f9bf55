import type { UiMessages } from '../catalogue.ts'

export const films = {
  TerminalFilm: {
    loading: 'Chargement de la vidéo',
    retry: 'Réessayer',
    screen: 'Terminal',
    play: 'Lire',
    pause: 'Mettre en pause',
    replay: 'Relire',
    position: 'Avancement',
    timeOf: (at, length) => `${at} sur ${length}`,
    previousChapter: 'Chapitre précédent',
    nextChapter: 'Chapitre suivant',
    speed: 'Vitesse',
    showCaptions: 'Afficher les sous-titres',
    hideCaptions: 'Masquer les sous-titres',
    copyCommand: 'Copier la commande',
  },
  Transcript: {
    title: 'Transcription',
    demoFilm: (duration) => `Vidéo de démonstration, ${duration}`,
    terminalFilm: (duration) => `Vidéo de terminal, ${duration}`,
    film: (duration) => `Vidéo, ${duration}`,
  },
} satisfies Partial<UiMessages>
