import { followUp, followUpDigest, subjectOfTask } from '@jurilien/follow-ups';
import { trigger, type Occurrence } from '../trigger.js';

interface OfTask {
  readonly version: number;
  readonly data: { readonly followUpId: string };
}
/** Once when most of the time is over, and once when all of it is. */
function late({ version, data: { followUpId } }: OfTask): readonly Occurrence[] {
  const leadId = subjectOfTask('validationLate', followUpId);
  return leadId === undefined ? [] : [{ key: `${leadId}:${version}`, about: { leadId } }];
}

/** Once per alert. */
function ready({ version, data: { followUpId } }: OfTask): readonly Occurrence[] {
  const leadId = subjectOfTask('clientReady', followUpId);
  return leadId === undefined ? [] : [{ key: `${leadId}:${version}`, about: { leadId } }];
}

/** What the team hears of its own work. */
export const teamTriggers = [
  trigger(followUp)({
    key: 'validationLate',
    label: { fr: 'Personne ne prend une demande à valider', en: 'No one takes a request that waits for validation' },
    about: ['leadId'],
    on: { FollowUpOpened: late, FollowUpEscalated: late },
  }),
  trigger(followUp)({
    key: 'clientReady',
    label: { fr: 'Un client est prêt à commencer', en: 'A client is ready to start' },
    about: ['leadId'],
    on: { FollowUpOpened: ready },
  }),
  trigger(followUpDigest)({
    key: 'dayOfFollowUps',
    label: { fr: 'Une journée de suivis commence', en: 'A day of follow-ups begins' },
    about: ['userId'],
    on: { FollowUpDigestDue: ({ data: { userId, day } }) => [{ key: `${userId}:${day}`, about: { userId } }] },
  }),
];
