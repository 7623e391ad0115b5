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
  agreedBeforeStop,
  contactPoint,
  message,
  queueMessage,
  recordConsent,
  refusedBy,
  refuseUnlessText,
  standingOf,
  type ContactState,
  type MessageState,
} from '@jurilien/messaging';
import { basisFor, onProspect, type Basis, type ProspectState } from '@jurilien/prospects';
import { z } from 'zod';

type Channel = 'sms' | 'email';
type Ctx = Parameters<typeof recordConsent.decide>[2];

/** The version of the words by which the list of addresses knows that the agreement stands in a prospect's record, with its proof. */
const TEXT_VERSION = 'prospect-1';
const WHY_NOT = {
  noBasis: { email: 'prospect-without-basis', sms: 'prospect-without-texts' },
  basisOver: { email: 'prospect-basis-is-over', sms: 'prospect-without-texts' },
  asksForSilence: { email: 'prospect-asks-for-silence', sms: 'prospect-asks-for-silence' },
} as const;

/** What a basis says against a message on a channel (CASL-11): it is stored with its proof, and in force, or nothing goes. */
const basisStands = (basis: ReturnType<typeof basisFor>, channel: Channel): Availability =>
  typeof basis === 'string' ? unless(false, 'SUPPRESSED', WHY_NOT[basis][channel]) : true;

/** What the address itself says, whatever we hold: it was refused, said STOP, complained, bounced or was taken off by hand. */
function addressStands(contact: ContactState, channel: Channel, since: string | undefined, now: string): Availability {
  const stopped = channel === 'sms' && agreedBeforeStop(contact, since);
  const withdrawn = contact.consents.marketing?.granted === false ? 'Z04' : undefined;
  const refused = withdrawn ?? refusedBy(contact, channel, 'service', now) ?? (stopped ? 'Z04' : undefined);
  return unless(refused === undefined, 'SUPPRESSED', `address-says-${refused?.toLowerCase()}`);
}

const said = z.object({
  prospectId: ids.prospectId,
  contactId: ids.contactId,
  subject: oneLine(150),
  ...queueMessage.input.pick({ messageId: true, sendKey: true, channel: true, body: true, html: true, occasion: true }).shape,
});
type Said = z.output<typeof said>;
const streams = (i: Pick<Said, 'prospectId' | 'messageId' | 'contactId'>) => ({
  ...onProspect(i),
  message: streamOf(message, i.messageId),
  contact: streamOf(contactPoint, i.contactId),
});
type On = { readonly prospect: ProspectState; readonly message: MessageState; readonly contact: ContactState };
type By = { readonly rule: string; readonly templateVersion: number; readonly author?: 'staff' };

/**
 * Puts a message to a prospect in line. The basis is looked at before, handed to the list of addresses with its end, and looked at again
 * by the gate before the send; what the address refused wins over every basis.
 */
function putInLine({ prospectId, contactId, channel, ...words }: Said, by: By, { prospect: s, message: m, contact }: On, ctx: Ctx) {
  refuseUnless(s.status === 'Known', 'NOT_FOUND', 'no-such-prospect');
  const { lang } = s;
  const to = channel === 'sms' ? s.phoneNumber : s.email;
  refuseUnless(to && lang && ctx.hash(addressName(channel, to)) === contactId, 'WRONG_STATE', 'no-address');
  const queued = { ...words, ...by, channel, class: 'marketing', lang, to, recipientKind: 'anyone', recipientId: prospectId } as const;
  if (m.status !== 'None') return queueMessage.decide(queued, { message: m }, ctx);
  const basis = basisFor(s, channel, ctx.now);
  refuseUnlessAvailable(allOf(addressStands(contact, channel, s.textsSince, ctx.now), basisStands(basis, channel)));
  return { ...handed(basis as Basis, contactId, contact, ctx), ...queueMessage.decide(queued, { message: m }, ctx) };
}

/**
 * The list of addresses learns of the basis, where nothing there says more; an implied one with its end. It is the record that proves it,
 * and not who writes.
 */
function handed({ kind, until }: Basis, contactId: string, contact: ContactState, ctx: Ctx) {
  const { marketing, pending } = standingOf(contact, ctx.now);
  if (marketing && !pending) return {};
  const agreed = { contactId, class: 'marketing', basis: kind, textVersion: TEXT_VERSION, source: 'form', evidence: 'prospect' } as const;
  const byRecord = { ...ctx, actor: { kind: 'system', id: 'write-to-prospect' } } as const;
  return recordConsent.decide({ ...agreed, ...(until ? { expiresAt: until } : {}) }, { contact }, byRecord);
}

/** A person of the team writes an e-mail or a text to a prospect. */
export const writeToProspect = decision({
  name: 'WriteToProspect',
  input: said,
  streams,
  province: ({ prospect: s }) => s.province,
  decide(input, on, ctx) {
    const { channel, subject, body } = input;
    if (channel === 'sms') refuseUnlessText(body, ctx.config);
    else refuseUnless(subject.trim() !== '', 'VALIDATION', 'no-subject');
    return putInLine(input, { rule: 'team', templateVersion: 1, author: 'staff' }, on, ctx);
  },
});

/** A campaign reaches a prospect whom its audience names: on the basis of the record as it stands now, or not at all. */
export const sendCampaignToProspect = decision({
  name: 'SendCampaignToProspect',
  input: said.extend({ edit: z.int().positive() }),
  streams,
  province: ({ prospect: s }) => s.province,
  decide: ({ edit, ...input }, on, ctx) => putInLine(input, { rule: 'campaign', templateVersion: edit }, on, ctx),
});
