import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const replacementRefused = rule({
  code: 'replacement-refused',
  purpose: {
    fr: 'Expliquer au client pourquoi il n’aura pas d’autre professionnel',
    en: 'Explain why the client gets no other professional',
  },
  trigger: 'replacementRefused',
  when: is('acceptance.replacement', 'refused'),
  audience: 'client',
  channels: ['email'],
});
