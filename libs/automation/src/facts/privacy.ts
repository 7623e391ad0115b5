import { PRIVACY_STATES, privacyRequest } from '@jurilien/privacy';
import { fact } from '../fact.js';
import { found } from '../lookup.js';

const requestOf = found(privacyRequest, ({ about }) => about.privacyId);

export const privacyFacts = [
  fact({
    key: 'privacy.status',
    label: { fr: 'L’état de la demande sur ses renseignements', en: 'The state of the request about one’s own data' },
    type: { oneOf: PRIVACY_STATES },
    of: async (l) => (await requestOf(l))?.status,
  }),
];
