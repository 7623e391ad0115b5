import {
  allOf,
  type Availability,
  decision,
  ids,
  oneLine,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import {
  addressName,
  contactPoint,
  message,
  queueMessage,
  recordConsent,
  refusedBy,
  standingOf,
  type ContactState,
} from '@jurilien/messaging';
import { isInForce, onProspect, type ProspectState } from '@jurilien/prospects';
import { z } from 'zod';

/** The version of the words by which the list of addresses knows that the agreement stands in a prospect's record, with its proof. */
const TEXT_VERSION = 'prospect-1';

/** Whether a basis stands behind a message to a prospect (CASL-11): stored with its proof, and in force. */
const basisStands = ({ basis }: ProspectState, now: string): Availability =>
  allOf(
    unless(basis !== undefined, 'SUPPRESSED', 'prospect-without-basis'),
    unless(isInForce(basis, now), 'SUPPRESSED', 'prospect-basis-is-over'),
  );

/** What the address itself says, whatever we hold: it was refused, complained, bounced or was taken off by hand. */
function addressStands(contact: ContactState, now: string): Availability {
  const refused = contact.consents.marketing?.granted === false ? 'Z04' : refusedBy(contact, 'email', 'service', now);
  return unless(refused === undefined, 'SUPPRESSED', `address-says-${refused?.toLowerCase()}`);
}

/**
 * A person of the team writes an e-mail to a prospect. The basis is looked at before anything is put in line, handed to the list of
 * addresses with its end, and looked at again by the gate before the send; what the address refused wins over every basis.
 */
export const writeToProspect = decision({
  name: 'WriteToProspect',
  input: z.object({
    prospectId: ids.prospectId,
    messageId: ids.messageId,
    contactId: ids.contactId,
    sendKey: z.string().max(300),
    subject: oneLine(150),
    body: z.string().min(1),
    html: z.string().optional(),
  }),
  streams: (i) => ({ ...onProspect(i), message: streamOf(message, i.messageId), contact: streamOf(contactPoint, i.contactId) }),
  province: ({ prospect: s }) => s.province,
  decide({ prospectId, contactId, ...words }, { prospect: s, message: m, contact }, ctx) {
    refuseUnless(s.status === 'Known', 'NOT_FOUND', 'no-such-prospect');
    const { email, lang } = s;
    refuseUnless(email && lang && ctx.hash(addressName('email', email)) === contactId, 'WRONG_STATE', 'no-address');
    const of = { class: 'marketing', channel: 'email', rule: 'team', templateVersion: 1, author: 'staff' } as const;
    const queued = { ...words, ...of, lang, to: email, recipientKind: 'anyone', recipientId: prospectId } as const;
    if (m.status !== 'None') return queueMessage.decide(queued, { message: m }, ctx);
    refuseUnlessAvailable(allOf(addressStands(contact, ctx.now), basisStands(s, ctx.now)));
    return { ...handed(s, contactId, contact, ctx), ...queueMessage.decide(queued, { message: m }, ctx) };
  },
});

type Ctx = Parameters<typeof recordConsent.decide>[2];
/**
 * The list of addresses learns of the basis, where nothing there says more; an implied one with its end. It is the record that proves it,
 * and not who writes.
 */
function handed({ basis }: ProspectState, contactId: string, contact: ContactState, ctx: Ctx) {
  const { marketing, pending } = standingOf(contact, ctx.now);
  if ((marketing && !pending) || !basis) return {};
  const { kind, until } = basis;
  const said = { contactId, class: 'marketing', basis: kind, textVersion: TEXT_VERSION, source: 'form', evidence: 'prospect' } as const;
  const byRecord = { ...ctx, actor: { kind: 'system', id: 'write-to-prospect' } } as const;
  return recordConsent.decide({ ...said, ...(until ? { expiresAt: until } : {}) }, { contact }, byRecord);
}
