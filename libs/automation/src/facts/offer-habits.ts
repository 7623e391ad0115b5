import { currentPauses, isPaused } from '@jurilien/professionals';
import { fact } from '../fact.js';
import { professionalOf, type Lookup } from '../lookup.js';

/** When the pause of all offers that holds now ends; nothing where there is none, or it has no end. */
export async function pausedUntil(l: Lookup): Promise<string | undefined> {
  const pro = await professionalOf(l);
  return pro && currentPauses(pro.pauses, l.now).find(({ scope }) => scope === 'all')?.until;
}

/** How a professional takes offers. */
export const habitFacts = [
  fact({
    key: 'professional.ignoresOffers',
    label: { fr: 'Les offres du professionnel restent sans réponse', en: 'The professional’s offers stay unanswered' },
    type: 'boolean',
    // Any answer takes this back (MO20).
    of: async (l) => Boolean((await professionalOf(l))?.ignoredNoticedAt),
  }),
  fact({
    key: 'professional.pausedUntil',
    label: { fr: 'Fin de la pause de toutes les offres', en: 'End of the pause of all offers' },
    type: 'instant',
    of: pausedUntil,
  }),
  fact({
    key: 'professional.pauseEndStands',
    label: { fr: 'La fin de pause annoncée est toujours vraie', en: 'The end of the pause is still as announced' },
    type: 'boolean',
    // The day before: only of a pause that is still set to end then. At the end: unless another one has started.
    async of(l) {
      const pro = await professionalOf(l);
      const until = l.about.vars?.['until'];
      return pro && (until ? pro.pauses.some((p) => p.until === until) : !isPaused(pro.pauses, l.now));
    },
  }),
  fact({
    key: 'professional.autoClaims',
    label: { fr: 'La réservation automatique est activée', en: 'Automatic reservations are on' },
    type: 'boolean',
    of: async (l) => (await professionalOf(l))?.autoClaim?.enabled,
  }),
];
