import { dateWords, dayWords, reached, whenWords } from '@jurilien/reference';
import { ofRequest } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

export const requestVariables = [
  variable({
    key: 'confirmUrl',
    label: { fr: 'Lien qui confirme le courriel du client', en: 'Link that confirms the client’s e-mail' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/validation-demande?d=q8Zr1m', en: 'https://jurilien.example/en/lead-validation?d=q8Zr1m' },
    find: (l, reader) => l.link('confirm-email', reader),
  }),
  variable({
    key: 'confirmBy',
    label: { fr: 'Jour où une demande sans confirmation se ferme', en: 'Day on which a request that no one confirmed closes' },
    privacy: 'public',
    sample: { fr: '5 octobre 2026', en: 'October 5, 2026' },
    find: ofRequest(({ confirmEndsAt }, _l, { lang, zone }) => confirmEndsAt && dayWords(confirmEndsAt, lang, zone)),
  }),
  variable({
    key: 'answerBy',
    label: { fr: 'Jusqu’à quand répondre à la question de l’équipe', en: 'Until when the team’s question can be answered' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: ofRequest(({ infoDueAt }, _l, { lang, zone }) => infoDueAt && whenWords(infoDueAt, lang, zone)),
  }),
  variable({
    key: 'validateBy',
    label: { fr: 'Jusqu’à quand la demande doit être validée', en: 'By when the request is to be validated' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: ofRequest(({ slaAt }, _l, { lang, zone }) => slaAt && whenWords(slaAt, lang, zone)),
  }),
  variable({
    key: 'validationUrgency',
    label: { fr: 'Délai de validation presque passé, ou passé', en: 'Time to validate nearly over, or over' },
    privacy: 'public',
    sample: { fr: 'soon', en: 'soon' },
    find: ofRequest(({ slaAt }, l) => slaAt && (reached(slaAt, l.now) ? 'late' : 'soon')),
  }),
  variable({
    key: 'courtDate',
    label: { fr: 'Date d’audience', en: 'Court date' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre 2026', en: 'Wednesday, September 30, 2026' },
    find: ofRequest(({ facts: { courtDate } }, _l, { lang, zone }) =>
      courtDate ? dateWords(courtDate, lang, { dateStyle: 'full' }, zone) : undefined,
    ),
  }),
  variable({
    key: 'province',
    label: { fr: 'Province de la demande', en: 'Province of the request' },
    privacy: 'public',
    sample: { fr: 'QC', en: 'ON' },
    find: ofRequest(({ facts }) => facts.province ?? 'other'),
  }),
  variable({
    key: 'legalAidUrl',
    label: { fr: 'Page des seuils de l’aide juridique', en: 'Page of the legal aid thresholds' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/outils/aide-juridique', en: 'https://jurilien.example/en/tools/legal-aid' },
    find: page('/outils/aide-juridique', '/en/tools/legal-aid'),
  }),
];
