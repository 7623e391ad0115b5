import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r21 = rule({
  code: 'R21',
  purpose: { fr: 'Dire au client que la recherche continue', en: 'Tell the client that the search goes on' },
  trigger: 'stillSearching',
  when: isIn('lead.status', ['Offering', 'SelfServe']),
  audience: 'client',
  channels: ['email'],
});
