import { dateWords, whenWords } from '@jurilien/reference';
import { requestOf } from '../lookup.js';
import { variable } from '../variable.js';

export const requestVariables = [
  variable({
    key: 'confirmUrl',
    label: { fr: 'Lien qui confirme le courriel du client', en: 'Link that confirms the client’s e-mail' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/validation-demande?d=q8Zr1m', en: 'https://jurilien.example/en/lead-validation?d=q8Zr1m' },
    find: (l, reader) => l.link('confirm-email', reader),
  }),
  variable({
    key: 'answerBy',
    label: { fr: 'Jusqu’à quand répondre à la question de l’équipe', en: 'Until when the team’s question can be answered' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: async (l, { lang, zone }) => {
      const due = (await requestOf(l))?.infoDueAt;
      return due && whenWords(due, lang, zone);
    },
  }),
  variable({
    key: 'courtDate',
    label: { fr: 'Date d’audience', en: 'Court date' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre 2026', en: 'Wednesday, September 30, 2026' },
    find: async (l, { lang, zone }) => {
      const day = (await requestOf(l))?.facts.courtDate;
      return day ? dateWords(day, lang, { dateStyle: 'full' }, zone) : undefined;
    },
  }),
  variable({
    key: 'province',
    label: { fr: 'Province de la demande', en: 'Province of the request' },
    privacy: 'public',
    sample: { fr: 'QC', en: 'ON' },
    find: async (l) => (await requestOf(l))?.facts.province ?? 'other',
  }),
  variable({
    key: 'legalAidUrl',
    label: { fr: 'Page des seuils de l’aide juridique', en: 'Page of the legal aid thresholds' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/outils/aide-juridique', en: 'https://jurilien.example/en/tools/legal-aid' },
    find: (l, { lang }) => `${l.publicUrl}${lang === 'fr' ? '/outils/aide-juridique' : '/en/tools/legal-aid'}`,
  }),
];
