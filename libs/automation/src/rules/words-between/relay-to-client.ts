import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const relayToClient = rule({
  ...betweenTwo,
  code: 'relay-to-client',
  purpose: { fr: 'Porter au client ce que le professionnel lui écrit', en: 'Bring to the client what the professional writes' },
  author: 'professional',
  trigger: 'professionalWrote',
  audience: 'client',
});
