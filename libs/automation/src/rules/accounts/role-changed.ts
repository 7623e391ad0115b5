import { rule } from '../../rule.js';

export const roleChanged = rule({
  code: 'role-changed',
  purpose: { fr: 'Dire au titulaire que son rôle a changé', en: 'Tell the account holder that their role has changed' },
  trigger: 'roleSet',
  audience: 'account',
  channels: ['email'],
});
