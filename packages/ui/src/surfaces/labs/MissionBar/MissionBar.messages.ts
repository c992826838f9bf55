import { defineMessages } from '../../../components/Language/messages.ts'

export const missionBarMessages = defineMessages('MissionBar', {
  title: 'Mission',
  solved: (solved: number, all: number) => `${solved} of ${all} solved`,
})
