import { rule } from '../../rule.js';

export const clientErased = rule({
  code: 'client-erased',
  purpose: {
    fr: 'Dire au professionnel qui a accepté la demande que le client a fait effacer ses renseignements',
    en: 'Tell the professional who accepted a request that its client had their information erased',
  },
  trigger: 'requestErased',
  audience: 'acceptedProfessionals',
  channels: ['email'],
});
