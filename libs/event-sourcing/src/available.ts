import type { AsOf } from './config.js';
import type { Actor } from './event.js';
import { Refused, type RefusalCode } from './refused.js';

/** Who asks whether a command is possible, at which instant and on which configuration: what a rule of availability may know beside the states. */
export interface Asking extends AsOf {
  readonly actor: Actor;
}

/**
 * What stands in the way of a command: the refusal that its decision gives. With `done` it is so already: the decision has nothing
 * to append and refuses no one, and a button has nothing to offer.
 */
export interface Reason {
  readonly code: RefusalCode;
  readonly detail: string;
  readonly done?: true;
}

/** Whether a command is possible in these states: yes, or the first reason why not. */
export type Availability = true | Reason;

/** Possible if `condition` holds; the counterpart of `refuseUnless` that answers instead of throwing. */
export const unless = (condition: unknown, code: RefusalCode, detail: string): Availability => (condition ? true : { code, detail });

/** Possible unless it is so already. */
export const unlessDone = (done: unknown, detail: string): Availability => (done ? { code: 'DUPLICATE', detail, done: true } : true);

/** Possible if everything is; else the first reason. */
export const allOf = (...found: readonly Availability[]): Availability => found.find((each) => each !== true) ?? true;

/** Whether a decision has nothing left to do. @throws Refused when the command is not possible */
export function alreadyDone(available: Availability): boolean {
  if (available === true) return false;
  if (available.done) return true;
  throw new Refused(available.code, available.detail);
}

/** The same for a command that is never done already. @throws Refused when it is not possible */
export function refuseUnlessAvailable(available: Availability): void {
  alreadyDone(available);
}
