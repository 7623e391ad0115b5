import { formatCoins } from '@jurilien/notifications';
import { coinNameOf, whenWords } from '@jurilien/reference';
import { acceptanceOf } from '../lookup.js';
import { variable } from '../variable.js';

/** Grounds of a granted credit that its letter has words of its own for; every other one is a check that confirmed the reason. */
const GROUNDS: readonly string[] = ['staff', 'timeLimit', 'clientWithdrew'];

export const afterAcceptanceVariables = [
  variable({
    key: 'replacementRefusal',
    label: { fr: 'Pourquoi le client n’aura pas d’autre professionnel', en: 'Why the client gets no other professional' },
    privacy: 'public',
    sample: { fr: 'contacted', en: 'contacted' },
    find: async (l) => (await acceptanceOf(l))?.replacement?.refusal,
  }),
  variable({
    key: 'replacedBy',
    label: { fr: 'Qui a demandé un autre professionnel', en: 'Who asked for another professional' },
    privacy: 'public',
    sample: { fr: 'client', en: 'client' },
    find: async (l) => (await acceptanceOf(l))?.replacement?.by ?? 'client',
  }),
  variable({
    key: 'creditReason',
    label: { fr: 'Motif de la demande de crédit', en: 'Reason for the credit request' },
    privacy: 'public',
    sample: { fr: 'unreachable', en: 'unreachable' },
    find: async (l) => (await acceptanceOf(l))?.credit?.reason,
  }),
  variable({
    key: 'creditDecideBy',
    label: { fr: 'Jusqu’à quand la demande de crédit aura sa réponse', en: 'By when the credit request is answered' },
    privacy: 'public',
    sample: { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' },
    find: async (l, { lang, zone }) => {
      const credit = (await acceptanceOf(l))?.credit;
      return credit && whenWords(credit.decideBy, lang, zone);
    },
  }),
  variable({
    key: 'creditVerdict',
    label: { fr: 'Crédit accordé ou refusé', en: 'Credit granted or refused' },
    privacy: 'public',
    sample: { fr: 'approved', en: 'approved' },
    find: async (l) => (await acceptanceOf(l))?.credit?.state,
  }),
  variable({
    key: 'creditGround',
    label: { fr: 'Pourquoi le crédit est accordé ou refusé', en: 'Why the credit is granted or refused' },
    privacy: 'public',
    sample: { fr: 'rule', en: 'rule' },
    find: async (l) => {
      const { state, rule = '', refusal } = (await acceptanceOf(l))?.credit ?? {};
      if (state === 'refused') return refusal;
      return GROUNDS.includes(rule) ? rule : 'rule';
    },
  }),
  variable({
    key: 'creditCoins',
    label: { fr: 'Juricoins rendus', en: 'Coins returned' },
    privacy: 'public',
    sample: { fr: '1,5 juricoin', en: '1.5 juricoins' },
    find: async (l, { lang }) => formatCoins((await acceptanceOf(l))?.credit?.cc ?? 0, lang, coinNameOf(l.config)),
  }),
];
