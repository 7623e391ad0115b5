import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const representedAlready = rule({
  code: 'represented-already',
  purpose: { fr: 'Demander au client s’il était déjà représenté', en: 'Ask the client whether they were represented already' },
  trigger: 'saidRepresented',
  when: is('acceptance.asksAboutRepresentation', true),
  audience: 'client',
  channels: ['email'],
});
