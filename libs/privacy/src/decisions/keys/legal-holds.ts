import { allOf, alreadyDone, type Asking, decision, ids, refuseUnless, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, legalHoldMaxDays, reached } from '@jurilien/reference';
import { z } from 'zod';
import { holdingId } from '../../holding.js';
import { keyDid, type PersonKeyState } from '../../person-key.js';
import { holdingOwners, notShredded, ofHeld, ofHolding, onKey, type OnKey } from './on-key.js';

const holdId = ids.holdId;

type Hold = PersonKeyState['holds'][string];
const agreed = (hold: Hold | undefined, { actor }: Asking) =>
  unless(hold?.proposedBy !== actor.id, 'FOUR_EYES_REQUIRED', 'same-administrator');

const placeable = ({ key: s }: OnKey, who: Asking, { holdId: named }: { readonly holdId: string }) => {
  const hold = s.holds[named];
  return allOf(notShredded({ key: s }), unlessDone(hold && hold.state !== 'proposed', 'hold-placed'), agreed(hold, who));
};

/**
 * Something is kept from being erased until a date: for a dispute, an inquiry, an order. One administrator asks for it, and a second one
 * sends the same to agree; while it is only asked for it keeps already.
 */
export const placeLegalHold = decision({
  name: 'PlaceLegalHold',
  input: ofHeld.extend({ holdId, until: z.iso.datetime() }),
  reasonRequired: true,
  needs: [holdingOwners],
  streams: onKey,
  available: placeable,
  decide({ kind, id, owners, holdId: named, until }, { key: s }, ctx) {
    refuseUnless(owners.length > 0, 'NOT_FOUND', 'holding');
    if (alreadyDone(placeable({ key: s }, ctx, { holdId: named }))) return {};
    const hold = s.holds[named];
    const holding = holdingId({ kind, id });
    if (hold) {
      refuseUnless(hold.until === until, 'STALE_VERSION', 'changed-meanwhile');
      return { key: [keyDid('LegalHoldPlaced', { holding, holdId: named, until, proposedBy: hold.proposedBy })] };
    }
    refuseUnless(!reached(until, ctx.now), 'VALIDATION', 'not-in-the-future');
    const most = ctx.config.value(legalHoldMaxDays) * DAY_MS;
    refuseUnless(Date.parse(until) - Date.parse(ctx.now) <= most, 'VALIDATION', 'too-far');
    return { key: [keyDid('LegalHoldProposed', { holding, holdId: named, until })] };
  },
});

const liftable = ({ key: s }: OnKey, who: Asking, { holdId: named }: { readonly holdId: string }) => {
  const hold = s.holds[named];
  return allOf(
    unlessDone(!hold, 'no-such-hold'),
    unless(hold?.state !== 'proposed', 'WRONG_STATE', 'hold-only-proposed'),
    hold?.state === 'liftProposed' ? agreed(hold, who) : true,
  );
};

/** A hold ends before its date: one administrator asks for it, a second one agrees. What waited goes on under its first clock. */
export const liftLegalHold = decision({
  name: 'LiftLegalHold',
  input: ofHolding.extend({ holdId }),
  reasonRequired: true,
  streams: onKey,
  available: liftable,
  decide({ kind, id, holdId: named }, { key: s }, ctx) {
    if (alreadyDone(liftable({ key: s }, ctx, { holdId: named }))) return {};
    const holding = holdingId({ kind, id });
    const { state, until } = s.holds[named]!;
    if (state === 'placed') return { key: [keyDid('LegalHoldProposed', { holding, holdId: named, until, lifts: true })] };
    return { key: [keyDid('LegalHoldLifted', { holding, holdId: named, cause: 'staff' })] };
  },
});

const refusable = ({ key: s }: OnKey, _who: Asking, { holdId: named }: { readonly holdId: string }) =>
  allOf(unlessDone(!s.holds[named], 'no-such-hold'), unless(s.holds[named]?.state !== 'placed', 'WRONG_STATE', 'no-such-proposal'));

/** Takes a proposal about a hold back, or says no to it. */
export const refuseLegalHold = decision({
  name: 'RefuseLegalHold',
  input: ofHolding.extend({ holdId }),
  reasonRequired: true,
  streams: onKey,
  available: refusable,
  decide({ kind, id, holdId: named }, { key: s }, ctx) {
    if (alreadyDone(refusable({ key: s }, ctx, { holdId: named }))) return {};
    return { key: [keyDid('LegalHoldRefused', { holding: holdingId({ kind, id }), holdId: named })] };
  },
});

/** The date of a hold is there. */
export const expireLegalHold = decision({
  name: 'ExpireLegalHold',
  input: ofHolding.extend({ holdId }),
  streams: onKey,
  decide({ kind, id, holdId: named }, { key: s }, ctx) {
    const hold = s.holds[named];
    if (!hold) return {};
    refuseUnless(reached(hold.until, ctx.now), 'WRONG_STATE', 'not-due');
    return { key: [keyDid('LegalHoldLifted', { holding: holdingId({ kind, id }), holdId: named, cause: 'expired' })] };
  },
});
