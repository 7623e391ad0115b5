import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const webhookOff = rule({
  code: 'webhook-off',
  purpose: {
    fr: 'Dire au professionnel que les appels vers son outil sont arrêtés',
    en: 'Tell the professional that the calls to their tool have stopped',
  },
  trigger: 'webhookFailed',
  stop: is('webhook.isOn', true),
  audience: 'professional',
  channels: ['email'],
});
