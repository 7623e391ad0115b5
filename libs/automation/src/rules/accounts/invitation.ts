import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const invitation = rule({
  code: 'invitation',
  purpose: { fr: 'Inviter une ou un collègue à choisir son mot de passe', en: 'Invite a colleague to choose their password' },
  fixed: true,
  trigger: 'colleagueInvited',
  when: is('account.isInvited', true),
  audience: 'account',
  channels: ['email'],
});
