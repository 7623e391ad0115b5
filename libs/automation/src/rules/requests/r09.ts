import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r09 = rule({
  code: 'R09',
  purpose: {
    fr: 'Dire au client que la recherche commence, et combien de temps elle dure',
    en: 'Tell the client that the search begins, and how long it lasts',
  },
  trigger: 'validated',
  when: isIn('lead.status', ['Ready', 'Offering', 'SelfServe', 'Accepted', 'InService']),
  audience: 'client',
  channels: ['email'],
});
