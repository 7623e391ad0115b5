import { rule } from '../../rule.js';

export const followUpsDay = rule({
  code: 'follow-ups-day',
  purpose: { fr: 'Dire à l’équipe, le matin, les suivis du jour', en: 'Tell the team, in the morning, the follow-ups of the day' },
  trigger: 'dayOfFollowUps',
  audience: 'account',
  channels: ['email'],
});
