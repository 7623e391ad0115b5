import { ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { clearFacts, privateFacts } from './facts.js';
import { identity, identityOwners, nameMark, sealed, storedSafeContact } from './lead-identity.js';
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
    nameMark,
    safeContact: sealed(storedSafeContact).optional(),
    /** Whose questions the answers are of, where it is in another field of law than before. */
    questionSet: z.object({ field: z.string(), version: z.number().int() }).optional(),
  }),
  { personal: { ...identityOwners, description: 'leadId' } },
);

interface Numbered {
  readonly phoneNumber?: string;
  readonly phoneExtension?: string;
}
/** Whether a correction leaves a text as it was. A correction has what it changed: a text of it that was erased since was another. */
export const sameText = (edit: string | undefined, before: string | undefined): boolean =>
  edit === undefined || (edit === (before ?? '') && edit !== ERASED);

/** Whether a correction leaves the number one dials as it was. */
export const sameNumber = (edits: Numbered, before: Numbered): boolean =>
  sameText(edits.phoneNumber, before.phoneNumber) && sameText(edits.phoneExtension, before.phoneExtension);

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
    partiesKey: _k,
    nameMark: _m,
    specificQuestions,
    accessibleSpecificQuestions,
    safeContact,
    ...plain
  } = data;
  const reset = {
    ...(sameText(plain.email, s.email) ? {} : { emailConfirmed: false }),
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
