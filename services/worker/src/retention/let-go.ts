import { forgetBilledNames } from '@jurilien/credits';
import { forgetLeadDetails } from '@jurilien/lead';
import { forgetConsents } from '@jurilien/messaging';
import { placeOf, statement } from '@jurilien/persistence';
import { forgetIncident, forgetPrivacyRequest, holdingOf, startErasure } from '@jurilien/privacy';
import type { PARTS } from '@jurilien/processes';
import { removeLicenceProofs } from '@jurilien/professionals';
import type { RetentionRow } from '@jurilien/reference';
import { iso, type Due, type Kernel } from '@jurilien/runtime';

interface Sending {
  readonly commandId: string;
  readonly actor: { readonly kind: 'system'; readonly id: string };
}
type LetGo = (kernel: Kernel, due: Due, sending: Sending) => Promise<unknown>;

/** When the last message went to an address, if one did. */
async function lastMessageTo(kernel: Kernel, contactId: string): Promise<string | undefined> {
  const [last] = await kernel.db.query<{ at: string }>(
    statement`select "queuedAt" as at from ${placeOf(kernel.registry.views.get('messages')!)}
      where "contactId" = ${contactId} order by "queuedAt" desc limit 1`,
  );
  return last && iso(last.at);
}

/** How each part goes: by a decision of its own, which judges its time again. */
const PART: Readonly<Record<(typeof PARTS)[number], LetGo>> = {
  requestDetails: (kernel, { entityId }, sending) => kernel.send(forgetLeadDetails, { leadId: entityId }, sending),
  licenceProofs: (kernel, { entityId }, sending) => kernel.send(removeLicenceProofs, { professionalId: entityId }, sending),
  books: (kernel, { entityId, since }, sending) =>
    kernel.send(forgetBilledNames, { professionalId: entityId, lastIssuedAt: since }, sending),
  consents: async (kernel, { entityId }, sending) => {
    const lastMessageAt = await lastMessageTo(kernel, entityId);
    return kernel.send(forgetConsents, { contactId: entityId, ...(lastMessageAt ? { lastMessageAt } : {}) }, sending);
  },
  privacyRequests: (kernel, { entityId }, sending) => kernel.send(forgetPrivacyRequest, { requestId: entityId }, sending),
  incidents: (kernel, { entityId }, sending) => kernel.send(forgetIncident, { incidentId: entityId }, sending),
};

/** A whole holding is erased, step by step, by its engine. */
const erased: LetGo = (kernel, { id }, sending) => kernel.send(startErasure, { ...holdingOf(id), cause: 'retention' }, sending);

/** How what is due of a row goes. */
export const letGoOf = (row: RetentionRow): LetGo => (row in PART ? PART[row as keyof typeof PART] : erased);
