import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { LeadState } from '../../lead-state.js';
import { isStaff } from '../rules.js';

/** The secret that a form carries beside the id of its request. It stays with the visitor: the log keeps a keyed hash of it. */
export const formKey = z.string().min(22).max(200).optional();

interface Named {
  readonly leadId: string;
  readonly key?: string | undefined;
}

/**
 * What shows that a caller is the one who began a request, or nothing: the form's secret, the draft's own link, the account. The
 * secret counts before the link, because a form whose link was lost on the way still has it.
 */
function credentialOf({ leadId, key }: Named, { actor }: Ctx): string | undefined {
  if (key) return `key:${key}`;
  if (holdsLink(leadId, actor)) return 'link';
  return actor.kind === 'user' ? `user:${actor.id}` : undefined;
}

const holdsLink = (leadId: string, actor: Ctx['actor']): boolean => actor.kind === 'token' && actor.role === 'draft' && actor.id === leadId;

/** Stored with a new draft: by what its writer is known again. */
export function begunBy(input: Named, ctx: Ctx): { begunBy?: string } {
  const shown = credentialOf(input, ctx);
  return shown === undefined ? {} : { begunBy: ctx.hash(`draft-begun-by:${shown}`) };
}

/** Stored with a request: who sent it and what it said. Only the same words of the same caller are the same request again. */
export const sentAs = (input: Named, said: unknown, ctx: Ctx): string =>
  ctx.hash(`request-sent-as:${credentialOf(input, ctx) ?? ''}:${JSON.stringify(said)}`);

/**
 * Refuses everyone but the one who began the draft, and the team. Who only knows the id of a request is told the same in every
 * state it can be in.
 */
export function refuseUnlessOwn(s: LeadState, input: Named, ctx: Ctx): void {
  const own = isStaff(ctx) || holdsLink(input.leadId, ctx.actor) || (s.begunBy !== undefined && s.begunBy === begunBy(input, ctx).begunBy);
  refuseUnless(own, ...ALREADY_BEGUN);
}

/** The one refusal for a request that is there already and is not this caller's, whatever became of it. */
export const ALREADY_BEGUN = ['WRONG_STATE', 'already-begun'] as const;
