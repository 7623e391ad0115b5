import { allOf, alreadyDone, decision, refuseUnless, refuseUnlessAvailable, Refused, unlessDone } from '@jurilien/event-sourcing';
import { LAWYER_TYPES, REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { PAUSE_SCOPES, PAUSE_TYPES, pauseOf } from '../pauses.js';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

const scope = z.enum(PAUSE_SCOPES);
const value = z.string().max(40).optional();
/** What may be paused by itself, by scope. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  field: LAWYER_TYPES.map((t) => t.code),
  region: REGIONS.map((r) => r.code),
  type: PAUSE_TYPES,
};

const receives = ({ professional: s }: OnProfessional) => isIn(s, ['Approved', 'Suspended']);
const resumable = (states: OnProfessional) => allOf(receives(states), unlessDone(states.professional.pauses.length === 0, 'not-paused'));

/** No offers for a while, all or of one kind; live claims and open offers are released free by the process that follows. */
export const pauseOffers = decision({
  name: 'PauseOffers',
  input: z.object({
    professionalId,
    scope: scope.default('all'),
    value,
    until: z.iso.datetime().optional(),
    pauseReason: z.enum(['vacation', 'tooBusy', 'badLeads', 'price', 'other', 'sms']).optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  available: receives,
  decide(input, { professional: s }, ctx) {
    refuseUnlessAvailable(receives({ professional: s }));
    const known = input.scope === 'all' ? input.value === undefined : VALUES[input.scope]!.includes(input.value ?? '');
    refuseUnless(known, 'VALIDATION', 'pause-of-what');
    if (input.until && Date.parse(input.until) <= Date.parse(ctx.now))
      throw new Refused('VALIDATION', 'not-in-the-future', [{ field: 'until', message: 'future' }]);
    const own = pauseOf(s.pauses, input);
    // PAUSE by text is a day at least: it never shortens a rest that someone chose to be longer.
    const longer = own && input.pauseReason === 'sms' && (!own.until || (input.until && Date.parse(own.until) >= Date.parse(input.until)));
    const same = own && own.until === input.until;
    return { professional: same || longer ? [] : [happened('OffersPaused', input)] };
  },
});

/** Offers again: everything, or the one pause that is named. */
export const resumeOffers = decision({
  name: 'ResumeOffers',
  input: z.object({ professionalId, scope: scope.optional(), value }),
  streams: onProfessional,
  province: inProvince,
  available: resumable,
  decide(input, { professional: s }) {
    if (alreadyDone(resumable({ professional: s }))) return { professional: [] };
    const resumes = input.scope ? pauseOf(s.pauses, { scope: input.scope, value: input.value }) : s.pauses[0];
    return { professional: resumes ? [happened('OffersResumed', input)] : [] };
  },
});

const timed = z.object({ professionalId, scope, value, until: z.iso.datetime() });

/** A day before: the pause that is still set to end then is announced. */
export const announcePauseEnd = decision({
  name: 'AnnouncePauseEnd',
  input: timed,
  streams: onProfessional,
  decide(input, { professional: s }) {
    return { professional: pauseOf(s.pauses, input)?.until === input.until ? [happened('PauseEndAnnounced', input)] : [] };
  },
});

/** A pause that has come to its end is over; one that was moved or taken back meanwhile is left alone. */
export const endPause = decision({
  name: 'EndPause',
  input: timed,
  streams: onProfessional,
  decide({ until, ...input }, { professional: s }, ctx) {
    if (pauseOf(s.pauses, input)?.until !== until) return {};
    refuseUnless(Date.parse(until) <= Date.parse(ctx.now), 'WRONG_STATE', 'not-due');
    return { professional: [happened('OffersResumed', { ...input, auto: true })] };
  },
});
