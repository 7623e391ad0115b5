import { at, automation, cancel, type Config, type Effect, forEach, type Recorded, timer } from '@jurilien/event-sourcing';
import { followUp as followUps, subjectOfTask } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { DAY_MS, followUpQuietDays, plus, type Province } from '@jurilien/reference';
import { createFollowUp } from '../../decisions/create-follow-up.js';
import { asking, endFollowUp } from './follow-up.js';

const quiet = timer('lead.quiet', createFollowUp);
const subject = (leadId: string): string => `lead-${leadId}`;

/** Until when nothing may happen to a request that no clock carries on, before someone looks at it. */
export const quietUntil = ({
  occurredAt,
  config,
  province,
}: Pick<Recorded, 'occurredAt'> & { readonly config: Config; readonly province?: Province | undefined }): string =>
  plus(occurredAt, config.value(followUpQuietDays, { province }) * DAY_MS);

/**
 * What is asked of the team about a request that nothing carries on: a look at it.
 * @param day the end of its quiet days; of one day it is asked once
 * @param dueAt by when, where that day has long been over
 */
export const quietLook = (leadId: string, day: string, dueAt = day) =>
  asking({ kind: 'requestQuiet', subjectId: leadId, occurrence: day, about: { leadId }, dueAt });

const watch = (leadId: string, dueAt: string): Effect[] => [at(dueAt, quiet, quietLook(leadId, dueAt), subject(leadId))];
interface OfLead {
  readonly data: { readonly leadId: string };
}
const moves = ({ data: { leadId } }: OfLead): Effect[] => [cancel(quiet, subject(leadId)), endFollowUp('requestQuiet', leadId)];
/** An invitation may find its day and not go out, where its client agrees no more: then nothing carries the request on either. */
const waits = (
  { data: { leadId }, config, province }: OfLead & Pick<Parameters<typeof quietUntil>[0], 'config' | 'province'>,
  day: string,
): Effect[] => [endFollowUp('requestQuiet', leadId), ...watch(leadId, quietUntil({ occurredAt: day, config, province }))];

/** A live request that nothing carries on is looked at after some days, and again as long as nothing does: none is left alone. */
export const followUpQuietRequests = automation(
  lead,
  followUps,
)({
  name: 'follow-up-quiet-requests',
  on: {
    ...forEach(lead)(['LeadOfferingStopped', 'LeadUnserved', 'RenewalDeclined', 'RenewalExpired'], (e) =>
      watch(e.data.leadId, quietUntil(e)),
    ),
    RenewalPlanned: (e) => waits(e, e.data.dueAt),
    RenewalSnoozed: (e) => waits(e, e.data.until),
    ...forEach(lead)(
      ['LeadOfferingStarted', 'LeadHeld', 'LeadResumed', 'RenewalInvitationSent', 'LeadRenewed', 'LeadAccepted', 'LeadContactMade'],
      moves,
    ),
    ...forEach(lead)(['LeadReturnedToReady', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'], moves),
    LeadReferredToPartner: (e) => (e.data.final ? moves(e) : []),
    FollowUpCompleted: (e) => {
      const leadId = subjectOfTask('requestQuiet', e.data.followUpId);
      return leadId ? watch(leadId, quietUntil(e)) : [];
    },
  },
});
