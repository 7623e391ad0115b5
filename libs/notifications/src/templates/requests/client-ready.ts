import { template } from '../../template.js';

/** A client is ready to start: a notice to who may move the request on. */
export const clientReady = template({
  rule: 'client-ready',
  class: 'transactional',
  audience: 'account',
  vars: { code: 'public' },
  samples: { fr: { code: 'K7M2' }, en: { code: 'K7M2' } },
  inapp: {
    fr: {
      title: 'Demande {code} : client prêt à commencer',
      text: 'Elle passe avant les autres dans la file et dans les suivis.',
      url: '/admin/follow-ups',
    },
    en: {
      title: 'Request {code}: client ready to start',
      text: 'It comes before the others in the queue and among the follow-ups.',
      url: '/en/admin/follow-ups',
    },
  },
});
