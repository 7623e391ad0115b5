import { isPending, isUndoable } from '@jurilien/identity';
import { accountOf, changeOf, isInvited, linkOf } from '../account-lookup.js';
import { codeOf } from '../code.js';
import { fact } from '../fact.js';
import { professionalOf } from '../lookup.js';

export const accountFacts = [
  fact({
    key: 'account.isInvited',
    label: { fr: 'L’invitation attend encore sa réponse', en: 'The invitation still waits for its answer' },
    type: 'boolean',
    of: async (l) => {
      const account = await accountOf(l);
      return account && isInvited(account);
    },
  }),
  fact({
    key: 'account.emailVerified',
    label: { fr: 'L’adresse courriel du compte est vérifiée', en: 'The account’s e-mail address is verified' },
    type: 'boolean',
    of: async (l) => (await accountOf(l))?.emailVerified,
  }),
  fact({
    key: 'code.isNewest',
    label: { fr: 'Le code est le dernier demandé, et n’a pas servi', en: 'The code is the newest one asked for, and was not used' },
    type: 'boolean',
    of: async (l) => {
      const code = await codeOf(l);
      return code && code.sequence === l.about.sequence;
    },
  }),
  fact({
    key: 'professional.numberVerified',
    label: { fr: 'Le cellulaire du professionnel est confirmé', en: 'The professional’s cell phone is confirmed' },
    type: 'boolean',
    of: async (l) => (await professionalOf(l))?.channels.includes('sms'),
  }),
  fact({
    key: 'link.isRevoked',
    label: { fr: 'Le lien personnel est révoqué', en: 'The personal link is revoked' },
    type: 'boolean',
    of: async (l) => (await linkOf(l))?.revoked,
  }),
  fact({
    key: 'change.isPending',
    label: { fr: 'Le changement attend encore son code', en: 'The change still waits for its code' },
    type: 'boolean',
    of: async (l) => {
      const change = await changeOf(l);
      return change && isPending(change, l.now);
    },
  }),
  fact({
    key: 'change.isUndoable',
    label: { fr: 'Le changement peut encore être annulé', en: 'The change can still be undone' },
    type: 'boolean',
    of: async (l) => {
      const change = await changeOf(l);
      return change && isUndoable(change, l.now);
    },
  }),
];
