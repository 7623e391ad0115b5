import { template } from '../../template.js';

/** The morning of a member of staff: what waits for them and for the team, in figures alone. */
export const followUpsDay = template({
  rule: 'follow-ups-day',
  class: 'transactional',
  audience: 'account',
  vars: { name: 'personal', mine: 'public', late: 'public', free: 'public', followUpsUrl: 'public' },
  from: { name: 'accountName', mine: 'followUpsMine', late: 'followUpsLate', free: 'followUpsFree' },
  samples: {
    fr: { name: 'Mélanie Gagné', mine: '4', late: '1', free: '2', followUpsUrl: 'https://jurilien.example/admin/follow-ups' },
    en: { name: 'Megan Fraser', mine: '4', late: '1', free: '2', followUpsUrl: 'https://jurilien.example/en/admin/follow-ups' },
  },
  email: {
    fr: {
      subject: 'Vos suivis d’aujourd’hui',
      preview: 'Pour vous : {mine}. À prendre : {free}.',
      body: [
        'Bonjour {name},',
        'Suivis confiés à vous, pour aujourd’hui : {mine}. De ceux-là, en retard : {late}.',
        'Suivis que personne n’a encore pris : {free}.',
      ],
      button: { label: 'Voir les suivis', url: '{followUpsUrl}' },
    },
    en: {
      subject: 'Your follow-ups for today',
      preview: 'For you: {mine}. To take: {free}.',
      body: [
        'Hello {name},',
        'Follow-ups assigned to you, due today: {mine}. Overdue among them: {late}.',
        'Follow-ups that no one has taken yet: {free}.',
      ],
      button: { label: 'See the follow-ups', url: '{followUpsUrl}' },
    },
  },
});
