import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const jobReceived = rule({
  code: 'job-received',
  purpose: { fr: 'Confirmer qu’une candidature chez nous est arrivée', en: 'Confirm that an application to work with us arrived' },
  trigger: 'jobApplicationReceived',
  when: is('jobApplication.status', 'Received'),
  audience: 'applicant',
  channels: ['email'],
});
