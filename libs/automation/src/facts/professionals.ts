import { claimsOnAccount, creditAccount, type CreditState } from '@jurilien/credits';
import { DAY_MS } from '@jurilien/reference';
import { fact } from '../fact.js';
import { professionalOf, type Lookup } from '../lookup.js';

/** The account of the professional; nothing where the occurrence is about none. */
const accountOf = async ({ about: { professionalId }, state }: Lookup): Promise<CreditState | undefined> =>
  professionalId === undefined ? undefined : state(creditAccount, professionalId);

export const professionalFacts = [
  fact({
    key: 'professional.status',
    label: { fr: 'État du professionnel', en: 'State of the professional' },
    type: 'text',
    of: async (l) => (await professionalOf(l))?.status,
  }),
  fact({
    key: 'professional.hasBought',
    label: { fr: 'Le professionnel a déjà acheté', en: 'The professional has bought before' },
    type: 'boolean',
    of: async (l) => (await accountOf(l))?.lots.some(({ kind }) => kind === 'purchased' || kind === 'subscription'),
  }),
  fact({
    key: 'professional.daysSinceAcceptance',
    label: { fr: 'Jours depuis la dernière demande acceptée', en: 'Days since the last request they accepted' },
    type: 'number',
    of: async (l) => {
      const account = await accountOf(l);
      const last = account && claimsOnAccount(account).findLast(({ ended, spent }) => ended && spent);
      return last && Math.floor((Date.parse(l.now) - Date.parse(last.at)) / DAY_MS);
    },
  }),
];
