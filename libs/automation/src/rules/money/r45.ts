import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r45 = rule({
  code: 'R45',
  purpose: { fr: 'Dire au professionnel qu’un paiement pose problème', en: 'Tell the professional that there is a problem with a payment' },
  trigger: 'paymentProblem',
  stop: is('payment.isPaid', true),
  audience: 'professional',
  channels: ['email'],
});
