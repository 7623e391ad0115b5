import { all, any, is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r55 = rule({
  code: 'R55',
  purpose: { fr: 'Expliquer comment obtenir l’attestation d’aide juridique', en: 'Explain how to get a legal aid certificate' },
  trigger: 'legalAidAsked',
  delays: [after(2, 'days')],
  // What it says of their means goes to a proven address alone.
  when: all(is('lead.legalAid', true), is('lead.isConfirmed', true)),
  stop: any(is('lead.hasCertificate', true), is('lead.isOver', true)),
  audience: 'client',
  channels: ['email'],
});
