import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const relayToProfessional = rule({
  ...betweenTwo,
  code: 'relay-to-professional',
  purpose: { fr: 'Porter au professionnel ce que le client lui écrit', en: 'Bring to the professional what the client writes' },
  author: 'client',
  trigger: 'clientWrote',
  audience: 'professional',
});
