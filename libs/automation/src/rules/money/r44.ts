import { rule } from '../../rule.js';

export const r44 = rule({
  code: 'R44',
  purpose: { fr: 'Remettre sa facture ou sa note de crédit', en: 'Deliver an invoice or a credit note' },
  trigger: 'documentIssued',
  audience: 'professional',
  channels: ['email'],
});
