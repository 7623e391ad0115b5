import { rule } from '../../rule.js';

export const smsTest = rule({
  code: 'sms-test',
  purpose: { fr: 'Envoyer un texto d’essai à qui le demande', en: 'Send a test text to who asks for it' },
  fixed: true,
  trigger: 'testTextAsked',
  audience: 'contact',
  channels: ['sms'],
});
