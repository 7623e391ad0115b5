import type { Config } from '@jurilien/event-sourcing';
import { needsSecondFactor } from '@jurilien/identity';
import type { Principal } from '../permissions/principal.js';

/** Proofs that count as one factor however they are combined: what is known, or a mailbox that can be read. */
const FIRST_FACTORS = ['password', 'link'];

/**
 * Whether a session, sound as it is, only opens what enrolling a second factor needs: staff and professionals who signed in
 * with a first one alone (design/security.md, row 32).
 */
export const owesSecondFactor = ({ actor, methods }: Pick<Principal, 'actor' | 'methods'>, config: Config): boolean =>
  needsSecondFactor(actor.role ?? '', config) && methods.every((method) => FIRST_FACTORS.includes(method));
