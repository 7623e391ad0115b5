import { rule } from '../../rule.js';

export const r61 = rule({
  code: 'R61',
  purpose: {
    fr: 'Dire au professionnel qui a accepté la demande que le client la retire',
    en: 'Tell the professional who accepted a request that the client has withdrawn it',
  },
  // The client no longer agrees to be called: that has to be passed on.
  fixed: true,
  trigger: 'withdrawnAfterAcceptance',
  audience: 'acceptedProfessionals',
  channels: ['sms', 'email'],
});
