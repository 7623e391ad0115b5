import { allOf, decision, ids, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { holdingId } from '../../holding.js';
import { ERASURE_CAUSES, ERASURE_STEPS, isHeld, keyDid, nextStep } from '../../person-key.js';
import { holdingOwners, ofHeld, ofHolding, onKey, type OnKey } from './on-key.js';

const step = z.enum(ERASURE_STEPS);
const counts = z.record(z.string().max(40), z.number().int().nonnegative());

/**
 * One thing we hold of a person is erased: because they asked and it was granted, because its time is over. While a hold stands the
 * erasure waits, and goes on when the hold ends. What is being erased or was erased already is not erased a second time.
 */
export const startErasure = decision({
  name: 'StartErasure',
  input: ofHeld.extend({ cause: z.enum(ERASURE_CAUSES), requestId: ids.requestId.optional() }),
  needs: [holdingOwners],
  streams: onKey,
  decide({ kind, id, owners, cause, requestId }, { key: s }) {
    refuseUnless(owners.length > 0, 'NOT_FOUND', 'holding');
    if (s.status !== 'Kept') return {};
    const of = { kind, id };
    return { key: [keyDid('ErasureStarted', { holding: holdingId(of), of, cause, ...(requestId ? { requestId } : {}), owners })] };
  },
});

const erasing = ({ key: s }: OnKey) => unless(s.status === 'Erasing', 'WRONG_STATE', 'not-being-erased');

/**
 * The point of no return: from here on the keys of a holding are to be destroyed, and no hold can stand in the way any more. What is held,
 * or has not ended yet, is refused.
 */
export const shredPersonKey = decision({
  name: 'ShredPersonKey',
  input: ofHolding,
  streams: onKey,
  decide(of, { key: s }, ctx) {
    if (s.shredded) return {};
    refuseUnlessAvailable(
      allOf(
        erasing({ key: s }),
        unless(nextStep(s) === 'key', 'WRONG_STATE', 'not-ended'),
        unless(!isHeld(s, ctx.now), 'WRONG_STATE', 'legal-hold'),
      ),
    );
    return { key: [keyDid('PersonKeyShredded', { holding: holdingId(of), owners: [...s.owners] })] };
  },
});

/** One step of an erasure is done, in its order; with the last one it is complete. */
export const recordErasureStep = decision({
  name: 'RecordErasureStep',
  input: ofHolding.extend({ step: step.exclude(['key']), counts: counts.optional() }),
  streams: onKey,
  decide({ kind, id, step: done, counts: found }, { key: s }) {
    if (s.done.includes(done)) return {};
    refuseUnlessAvailable(erasing({ key: s }));
    refuseUnless(nextStep(s) === done, 'WRONG_STATE', 'out-of-order');
    const holding = holdingId({ kind, id });
    const last = done === ERASURE_STEPS.at(-1);
    return {
      key: [
        keyDid('ErasureStepDone', { holding, step: done, ...(found ? { counts: found } : {}) }),
        ...(last ? [keyDid('ErasureCompleted', { holding, cause: s.cause!, ...(s.requestId ? { requestId: s.requestId } : {}) })] : []),
      ],
    };
  },
});

/** A step failed so often that someone has to look; the engine goes on trying. */
export const markErasureStuck = decision({
  name: 'MarkErasureStuck',
  input: ofHolding.extend({ step, attempts: z.number().int().positive(), error: z.string().max(60) }),
  streams: onKey,
  decide({ kind, id, ...why }, { key: s }) {
    if (s.status !== 'Erasing' || s.stuck === why.step) return {};
    return { key: [keyDid('ErasureStuck', { holding: holdingId({ kind, id }), ...why })] };
  },
});
