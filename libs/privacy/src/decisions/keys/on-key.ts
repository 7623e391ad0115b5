import { HOLDING_KINDS } from '@jurilien/reference';
import { type Availability, ids, need, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { holdingId, type HoldingRef } from '../../holding.js';
import { personKey, type PersonKeyState } from '../../person-key.js';

/** Names one thing we hold of a person. */
export const ofHolding = z.object({ kind: z.enum(HOLDING_KINDS), id: ids.holdingId });
/** The same, with whose keys seal it, as the running process knows it: the caller is not trusted with that. */
export const ofHeld = ofHolding.extend({ owners: z.array(z.string()).default([]) });

/** The keys that seal a holding; none where there is no such holding. */
export const holdingOwners = need<HoldingRef & { readonly owners: string[] }>('holdingOwners');

/** The life of a holding's keys. */
export const onKey = (of: HoldingRef) => ({ key: streamOf(personKey, holdingId(of)) });
export interface OnKey {
  readonly key: PersonKeyState;
}

/** Once its key is shredded there is nothing left to hold or to erase. */
export const notShredded = ({ key }: OnKey): Availability => unless(!key.shredded, 'WRONG_STATE', 'person-erased');
