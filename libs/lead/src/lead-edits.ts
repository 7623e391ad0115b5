import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { clearFacts, privateFacts } from './facts.js';
import { identity, identityOwners, sealed, storedSafeContact } from './lead-identity.js';
import { keptSafeContact } from './safe-contact.js';
import { type LeadState, opened } from './lead-state.js';

/** Facts that someone corrected; a description only by the client, who wrote it: each is a new version, the earlier ones stay in the log. */
export const leadEdited = event(
  z.object({
    leadId: z.string(),
    personId: z.string(),
    changed: z.array(z.string()),
    facts: clearFacts.partial(),
    privateFacts: sealed(privateFacts.partial()).optional(),
    ...z.object({ ...identity, description: z.string() }).partial().shape,
    safeContact: sealed(storedSafeContact).optional(),
  }),
  { personal: { ...identityOwners, description: 'personId' } },
);

interface Numbered {
  readonly phoneNumber?: string;
  readonly phoneExtension?: string;
}
/** Whether a correction leaves the number one dials as it was. */
export const sameNumber = (edits: Numbered, before: Numbered): boolean =>
  (edits.phoneNumber ?? before.phoneNumber) === before.phoneNumber &&
  (edits.phoneExtension ?? before.phoneExtension ?? '') === (before.phoneExtension ?? '');

/** A changed address is not confirmed any more. */
export function withEdits(s: LeadState, data: EventOf<{ LeadEdited: typeof leadEdited }>['data']): LeadState {
  const {
    leadId: _l,
    personId: _p,
    changed: _c,
    facts,
    privateFacts: closed,
    address: at,
    othersInvolved,
    specificQuestions,
    accessibleSpecificQuestions,
    safeContact,
    ...plain
  } = data;
  const reset = {
    ...(plain.email !== undefined && plain.email !== s.email ? { emailConfirmed: false } : {}),
    ...(sameNumber(plain, s) ? {} : { phoneNumberConfirmed: false }),
  };
  return {
    ...s,
    ...plain,
    facts: { ...s.facts, ...facts, ...opened(closed ?? {}, {}), ...reset },
    lang: facts.lang ?? s.lang,
    safeContact:
      safeContact === undefined
        ? keptSafeContact(s, specificQuestions === undefined ? undefined : opened(specificQuestions, {}))
        : opened(safeContact, undefined),
    address: at === undefined ? s.address : opened(at, undefined),
    othersInvolved: othersInvolved === undefined ? s.othersInvolved : opened(othersInvolved, []),
    specificQuestions: specificQuestions === undefined ? s.specificQuestions : opened(specificQuestions, {}),
    accessibleSpecificQuestions:
      accessibleSpecificQuestions === undefined ? s.accessibleSpecificQuestions : opened(accessibleSpecificQuestions, {}),
  };
}
