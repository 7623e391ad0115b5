import { creditAccount } from '@jurilien/credits';
import { fact } from '../fact.js';
import { professionalOf } from '../lookup.js';

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
    of: async (l) => {
      const { professionalId } = l.about;
      if (professionalId === undefined) return undefined;
      const { lots } = await l.state(creditAccount, professionalId);
      return lots.some(({ kind }) => kind === 'purchased' || kind === 'subscription');
    },
  }),
];
