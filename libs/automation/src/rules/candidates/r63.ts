import { all } from '../../condition.js';
import { rule } from '../../rule.js';

export const r63 = rule({
  code: 'R63',
  purpose: { fr: 'Signaler au cabinet les candidats de son alerte', en: 'Tell the firm of candidates that match its alert' },
  trigger: 'employeeAlertMatched',
  when: all({ field: 'employeeAlert.profiles', operator: '>', value: 0 }),
  audience: 'professional',
  // Which of them, each alert says.
  channels: ['sms', 'email'],
});
