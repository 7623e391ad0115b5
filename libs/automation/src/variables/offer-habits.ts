import {
  autoClaimTimeoutsToOff,
  ignoredAutoPauseAfterDays,
  ignoredAutoPauseDays,
  ignoredCount,
  ignoredWindowDays,
  whenWords,
  type Key,
} from '@jurilien/reference';
import { pausedUntil } from '../facts/offer-habits.js';
import { professionalOf, type Lookup } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

/** A figure of the business where the professional is. */
const figure =
  (key: Key<number, string, 'P'>) =>
  async (l: Lookup): Promise<number> =>
    l.config.value(key, { province: (await professionalOf(l))?.province });

/** How a professional takes offers. */
export const habitVariables = [
  variable({
    key: 'ignoredCount',
    label: { fr: 'Combien d’offres sont restées sans réponse', en: 'How many offers went unanswered' },
    privacy: 'public',
    sample: { fr: '5', en: '5' },
    find: async (l) => l.about.vars?.['count'] ?? figure(ignoredCount)(l),
  }),
  variable({
    key: 'ignoredDays',
    label: { fr: 'Sur combien de jours des offres sans réponse sont comptées', en: 'Over how many days unanswered offers are counted' },
    privacy: 'public',
    sample: { fr: '14', en: '14' },
    find: figure(ignoredWindowDays),
  }),
  variable({
    key: 'pauseAfterDays',
    label: { fr: 'Après combien de jours sans réponse nous mettons en pause', en: 'After how many days without an answer we pause offers' },
    privacy: 'public',
    sample: { fr: '7', en: '7' },
    find: figure(ignoredAutoPauseAfterDays),
  }),
  variable({
    key: 'pauseDays',
    label: { fr: 'Durée de la pause que nous faisons, en jours', en: 'Length of the pause that we make, in days' },
    privacy: 'public',
    sample: { fr: '7', en: '7' },
    find: figure(ignoredAutoPauseDays),
  }),
  variable({
    key: 'pausedUntil',
    label: { fr: 'Fin de la pause de toutes les offres', en: 'End of the pause of all offers' },
    privacy: 'public',
    sample: { fr: 'mercredi 7 octobre à 14 h 30', en: 'Wednesday, October 7 at 2:30 p.m.' },
    async find(l, { lang, zone }) {
      const until = await pausedUntil(l);
      return until && whenWords(until, lang, zone);
    },
  }),
  variable({
    key: 'offersResumeAt',
    label: { fr: 'Quand les offres reprennent, ou ont repris', en: 'When offers resume, or resumed' },
    privacy: 'public',
    sample: { fr: 'mercredi 7 octobre à 14 h 30', en: 'Wednesday, October 7 at 2:30 p.m.' },
    find({ about: { vars } }, { lang, zone }) {
      const at = vars?.['until'] ?? vars?.['since'];
      return at === undefined ? undefined : whenWords(String(at), lang, zone);
    },
  }),
  variable({
    key: 'pauseUrl',
    label: { fr: 'Page où les offres se mettent en pause', en: 'Page where offers are paused' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/pause', en: 'https://jurilien.example/en/pause' },
    find: page('/pause', '/en/pause'),
  }),
  variable({
    key: 'autoClaimTimeouts',
    label: {
      fr: 'Après combien de réservations sans suite la règle est désactivée',
      en: 'After how many reservations that ran out of time the rule is switched off',
    },
    privacy: 'public',
    sample: { fr: '2', en: '2' },
    find: figure(autoClaimTimeoutsToOff),
  }),
];
