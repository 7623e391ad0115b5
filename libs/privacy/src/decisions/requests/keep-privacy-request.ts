import { allOf, alreadyDone, type Asking, decision, ids, refuseUnless, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, privacyAlarmDays, privacyProofDays } from '@jurilien/reference';
import { z } from 'zod';
import {
  onPrivacyRequest,
  type OnPrivacyRequest,
  privacyDid,
  PROVABLE,
  requestId,
  theirs,
  WAITING,
  whileIn,
} from './on-privacy-request.js';

/** An instant so many days after a request came. */
export const daysAfter = (filedAt: string, days: number): string => new Date(Date.parse(filedAt) + days * DAY_MS).toISOString();
const atTheEarliest = (filedAt: string, days: number, now: string) =>
  unless(Date.parse(now) >= Date.parse(daysAfter(filedAt, days)), 'WRONG_STATE', 'not-yet');

const assignable = ({ request: s }: OnPrivacyRequest) => whileIn(s, WAITING);

/** An administrator takes a request on, gives it to another one, or lays it back. */
export const assignPrivacyRequest = decision({
  name: 'AssignPrivacyRequest',
  input: z.object({ requestId, assigneeId: ids.userId.nullable() }),
  streams: onPrivacyRequest,
  available: assignable,
  province: ({ request }) => request.province,
  decide({ requestId: id, assigneeId }, { request: s }) {
    if (alreadyDone(assignable({ request: s })) || (s.assigneeId ?? null) === assigneeId) return {};
    return { request: [privacyDid('PrivacyRequestAssigned', { requestId: id, assigneeId })] };
  },
});

const abandonable = ({ request: s }: OnPrivacyRequest, who: Pick<Asking, 'actor'>) =>
  allOf(theirs(s, who), unlessDone(s.status === 'Abandoned', 'privacy-request-abandoned'), whileIn(s, PROVABLE));

/** The person takes a request back before it is decided; one of which no address was proven in time ends by timer. */
export const abandonPrivacyRequest = decision({
  name: 'AbandonPrivacyRequest',
  input: z.object({ requestId }),
  streams: onPrivacyRequest,
  available: abandonable,
  province: ({ request }) => request.province,
  decide({ requestId: id }, { request: s }, ctx) {
    if (ctx.actor.kind !== 'system') {
      if (alreadyDone(abandonable({ request: s }, ctx))) return {};
      return { request: [privacyDid('PrivacyRequestAbandoned', { requestId: id, cause: 'takenBack' })] };
    }
    if (s.status !== 'Verifying') return {};
    alreadyDone(atTheEarliest(s.filedAt!, ctx.config.value(privacyProofDays), ctx.now));
    return { request: [privacyDid('PrivacyRequestAbandoned', { requestId: id, cause: 'unproven' })] };
  },
});

/** A request still waits so many days after it came: the privacy officers hear of it (R57, L25-7). */
export const soundPrivacyClock = decision({
  name: 'SoundPrivacyClock',
  input: z.object({ requestId }),
  streams: onPrivacyRequest,
  province: ({ request }) => request.province,
  decide({ requestId: id }, { request: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'no-such-privacy-request');
    if (s.soundedAt || !(WAITING as readonly string[]).includes(s.status)) return {};
    alreadyDone(atTheEarliest(s.filedAt!, ctx.config.value(privacyAlarmDays), ctx.now));
    return { request: [privacyDid('PrivacyClockSounded', { requestId: id, dueAt: s.dueAt! })] };
  },
});
