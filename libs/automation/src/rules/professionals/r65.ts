import { all, atLeast, is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

const DAYS = 60;

export const r65 = rule({
  code: 'R65',
  purpose: {
    fr: 'Montrer les volumes au professionnel qui n’accepte plus de demandes',
    en: 'Show volumes to a professional who no longer accepts requests',
  },
  off: true,
  trigger: 'professionalAccepted',
  delays: [after(DAYS, 'days')],
  when: all(is('professional.status', 'Approved'), atLeast('professional.daysSinceAcceptance', DAYS)),
  audience: 'professional',
  channels: ['email'],
  caps: { perPersonPer90Days: 1 },
});
