import type { LeadEvent } from './lead.js';
import { keptSafeContact } from './safe-contact.js';
import { opened, type LeadState } from './lead-state.js';

/** A changed address is not confirmed any more. */
export function withEdits(s: LeadState, data: Extract<LeadEvent, { type: 'LeadEdited' }>['data']): LeadState {
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
    ...(plain.phoneNumber !== undefined && plain.phoneNumber !== s.phoneNumber ? { phoneNumberConfirmed: false } : {}),
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
