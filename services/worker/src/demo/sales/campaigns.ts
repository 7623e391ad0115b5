import {
  approveCampaign,
  type CampaignContent,
  estimateCampaign,
  finishCampaign,
  freezeCampaignAudience,
  recordCampaignEstimate,
  returnCampaign,
  saveCampaignDraft,
  saveSegment,
  scheduleCampaign,
  startCampaign,
  submitCampaign,
  testCampaign,
} from '@jurilien/campaigns';
import type { Actor, Condition, Sendable } from '@jurilien/event-sourcing';
import {
  addressName,
  handMessageToProvider,
  queueMessage,
  receiveEmail,
  recordConsent,
  recordMessageBounced,
  recordMessageDelivered,
  recordMessageSent,
  withdrawConsent,
} from '@jurilien/messaging';
import type { PastRecipient } from '@jurilien/persistence';
import { agreedTextAt, IMPLIED_MONTHS, plusMonths } from '@jurilien/reference';
import { messageIdOf } from '@jurilien/runtime';
import type { z } from 'zod';
import { campaignSendKey } from '../../campaigns/freeze.js';
import { DAY, HOUR, iso, MINUTE, SYSTEM, type DemoPorts } from '../ports.js';
import type { Random } from '../random.js';
import { CAMPAIGNS, REPLIES } from './campaign-words.js';
import type { Person } from './prospects.js';

/** Who of the team writes campaigns and lets them go, and whom they reach. */
interface Desk {
  readonly admin: Actor;
  readonly second: Actor;
  readonly people: readonly Person[];
  readonly now: number;
}
/** A member with their address as campaigns know it, and on what they may be written to. */
interface Member extends Person {
  readonly contactId: string;
  readonly basis?: 'express' | 'implied-contract';
}
type Send = <I extends z.ZodObject>(
  command: Sendable<I>,
  input: NoInfer<z.input<I>>,
  at: number,
  actor?: Actor,
  reason?: string,
) => Promise<unknown>;
interface Telling extends Desk {
  readonly ports: DemoPorts;
  readonly random: Random;
  readonly send: Send;
  readonly members: readonly Member[];
}

const ZONE = 'America/Toronto';
/** Members agreed before the first campaign went out. */
const AGREED_DAYS = 55;
const SENT_DAYS = 21;
/** Ten in the morning, more or less, by the clock of both provinces. */
const MORNING = 15 * HOUR;
const everyMember: Condition = { combinator: 'and', rules: [{ field: 'professional.state', operator: '=', value: 'Approved' }] };
const ofFamilies: Condition = {
  combinator: 'and',
  rules: [...everyMember.rules, { field: 'professional.fields', operator: 'in', value: ['family'] }],
};
const countBy = <T>(all: readonly T[], key: (one: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, key)].map(([name, some]) => [name, some.length]));

/** Campaigns of the team: one that went out and was answered, one that waits for a second person after it was sent back, one half written. Nothing of them is sent. */
export async function presentCampaigns(ports: DemoPorts, random: Random, desk: Desk): Promise<void> {
  const send: Send = (command, input, at, actor = desk.admin, reason = 'Démonstration') =>
    ports.dispatch(command, input, { at: iso(at), actor, reason, commandId: random.uuid() });
  // Whose offers are paused is a member as well; every fourth did not agree to news, and some of those bought something of late.
  const members = desk.people
    .filter(({ standing }) => standing === 'approved' || standing === 'paused')
    .map((person, i): Member => {
      const basis = i % 4 !== 3 ? ('express' as const) : i % 8 === 3 ? ('implied-contract' as const) : undefined;
      return { ...person, contactId: ports.hash(addressName('email', person.email)), ...(basis ? { basis } : {}) };
    });
  const telling = { ...desk, ports, random, send, members };
  for (const member of members) await agrees(telling, member);
  const all = await keptSegment(telling, 'Tous les membres', everyMember);
  const families = await keptSegment(telling, 'Québec, droit de la famille', ofFamilies, 'QC');
  await finished(telling, all);
  await submitted(telling, families);
  const draft = { campaignId: random.uuid(), ...contentOf('draft', all), perMinute: 120 };
  await send(saveCampaignDraft, draft, desk.now - 2 * HOUR);
}

/** What a member agreed to on the page of their choices, or what the law implies of a purchase. */
async function agrees({ ports, send, now }: Telling, { contactId, basis, professionalId, lang }: Member): Promise<void> {
  if (!basis) return;
  const at = now - AGREED_DAYS * DAY;
  const of = { contactId, class: 'marketing', basis } as const;
  if (basis === 'express') {
    const textVersion = agreedTextAt({ document: 'message-choices', lang }, { config: ports.config, now: iso(at) }) ?? 'none';
    const said = { ...of, textVersion, source: 'page', part: 'link-marketing', channel: 'web', evidence: 'Démonstration' } as const;
    await send(recordConsent, said, at, { kind: 'token', id: professionalId });
  } else {
    const expiresAt = plusMonths(iso(at), IMPLIED_MONTHS[basis]);
    await send(recordConsent, { ...of, expiresAt, textVersion: 'none', source: 'system', evidence: 'Démonstration' }, at, SYSTEM);
  }
}

async function keptSegment({ send, random, now }: Telling, name: string, query: Condition, province?: 'QC'): Promise<string> {
  const segmentId = random.uuid();
  await send(saveSegment, { segmentId, name, audience: 'professionals', query, ...(province ? { province } : {}) }, now - 40 * DAY);
  return segmentId;
}

const contentOf = (key: keyof typeof CAMPAIGNS, segmentId: string): CampaignContent => ({
  ...CAMPAIGNS[key],
  ...{ channel: 'email', segmentId, segmentVersion: 1, localTime: true, rampUp: false },
});

/** How many of these are reached, as the worker would have counted them. */
function estimateOf(members: readonly Member[]) {
  const reached = members.filter(({ basis }) => basis);
  return {
    ...{ total: members.length, eligible: reached.length, shared: 0, segments: 0, costInCents: 0 },
    suppressed: { Z04: members.length - reached.length },
    bases: countBy(reached, ({ basis }) => basis!),
    languages: countBy(reached, ({ lang }) => lang),
  };
}

interface Counted {
  readonly campaignId: string;
  readonly edit: number;
  readonly members: readonly Member[];
}
/** Counted, tested by its writer, and given to another person to read; the instant of the last. */
async function asked({ send, admin }: Telling, { campaignId, edit, members }: Counted, at: number): Promise<number> {
  await send(estimateCampaign, { campaignId }, at + 2 * MINUTE);
  await send(recordCampaignEstimate, { campaignId, edit, ...estimateOf(members) }, at + 3 * MINUTE, SYSTEM);
  await send(testCampaign, { campaignId }, at + 6 * MINUTE, admin);
  await send(submitCampaign, { campaignId, testSeen: true }, at + 12 * MINUTE, admin);
  return at + 12 * MINUTE;
}

/** Sent back once, written anew, and waiting for the second person: they read what has changed. */
async function submitted(telling: Telling, segmentId: string): Promise<void> {
  const { send, now, random, second } = telling;
  const campaignId = random.uuid();
  const members = telling.members.filter(({ province, fields }) => province === 'QC' && fields.includes('family'));
  await send(saveCampaignDraft, { campaignId, ...contentOf('returned', segmentId) }, now - 30 * HOUR);
  const at = await asked(telling, { campaignId, edit: 1, members }, now - 30 * HOUR);
  await send(returnCampaign, { campaignId }, at + 3 * HOUR, second, 'L’objet promet des clients à qui n’en aura peut-être pas.');
  await send(saveCampaignDraft, { campaignId, ...contentOf('submitted', segmentId), perMinute: 60 }, now - 5 * HOUR);
  await asked(telling, { campaignId, edit: 2, members }, now - 5 * HOUR);
}

/** Written, let go by a second person, and sent three weeks ago. */
async function finished(telling: Telling, segmentId: string): Promise<void> {
  const { ports, send, now, random, second, members } = telling;
  const campaignId = random.uuid();
  const from = Math.floor(now / DAY) * DAY - SENT_DAYS * DAY + MORNING;
  await send(saveCampaignDraft, { campaignId, ...contentOf('finished', segmentId) }, from - 2 * DAY);
  const at = await asked(telling, { campaignId, edit: 1, members }, from - 2 * DAY);
  const [saved] = await ports.history(`campaign-${campaignId}`);
  await send(approveCampaign, { campaignId, hash: String(saved!.data['hash']) }, at + 4 * HOUR, second);
  await send(scheduleCampaign, { campaignId, segmentId, startsAt: iso(from), home: 'demo' }, at + 5 * HOUR);
  await send(startCampaign, { campaignId }, from, SYSTEM);
  await send(freezeCampaignAudience, { campaignId, n: members.length, heldOut: 0, shared: 0 }, from + 1_000, SYSTEM);
  const recipients: PastRecipient[] = [];
  for (const [i, member] of members.entries())
    recipients.push(await sentTo(telling, { campaignId, member, i, at: from + MINUTE + i * 20_000 }));
  await ports.keepRecipients(campaignId, 'email', recipients);
  const count = (state: PastRecipient['state']): number => recipients.filter((one) => one.state === state).length;
  const totals = { sent: count('sent'), suppressed: count('suppressed'), failed: count('failed'), unknown: 0 };
  await send(finishCampaign, { campaignId, ...totals }, from + HOUR, SYSTEM);
  await answered(telling, from + 3 * HOUR);
}

interface Sent {
  readonly campaignId: string;
  readonly member: Member;
  readonly i: number;
  readonly at: number;
}
/** One message of the campaign and what became of it: who did not agree got none, and one address was refused. */
async function sentTo({ send }: Telling, { campaignId, member, i, at }: Sent): Promise<PastRecipient> {
  const { professionalId, contactId, lang, province, basis, email } = member;
  const sendKey = campaignSendKey(campaignId, professionalId);
  const messageId = messageIdOf(sendKey);
  const of = { personId: professionalId, contactId, lang, province, zone: ZONE, messageId };
  if (!basis) return { ...of, state: 'suppressed', code: 'Z04' };
  const { subject, body } = CAMPAIGNS.finished.words[lang];
  const written = { rule: 'campaign', channel: 'email', class: 'marketing', recipientKind: 'professional', templateVersion: 1 } as const;
  const message = { ...written, messageId, sendKey, lang, recipientId: professionalId, to: email, subject, body };
  await send(queueMessage, message, at, SYSTEM);
  await send(handMessageToProvider, { messageId }, at + 2_000, SYSTEM);
  const queued = { ...of, basis: { kind: basis }, queuedAt: iso(at) };
  if (i === 6) {
    await send(recordMessageBounced, { messageId, contactId, kind: 'hard', code: '550' }, at + 4_000, SYSTEM);
    return { ...queued, state: 'failed', code: 'bounced' };
  }
  await send(recordMessageSent, { messageId, providerId: `demo-${messageId}` }, at + 4_000, SYSTEM);
  await send(recordMessageDelivered, { messageId }, at + 9_000, SYSTEM);
  return { ...queued, state: 'sent' };
}

/** One reader of each language wrote back, and one asked for no more news. */
async function answered({ send, random, members }: Telling, at: number): Promise<void> {
  const readers = members.filter(({ basis }, i) => basis === 'express' && i !== 6);
  for (const [i, lang] of (['fr', 'en'] as const).entries()) {
    const reader = readers.find((one) => one.lang === lang)!;
    const { contactId, email } = reader;
    const mail = { threadId: contactId, from: email, mailId: random.uuid(), body: REPLIES[lang], files: [] };
    await send(receiveEmail, { ...mail, subject: `RE: ${CAMPAIGNS.finished.words[lang].subject}` }, at + i * HOUR, SYSTEM);
  }
  const { contactId } = readers.at(-1)!;
  await send(withdrawConsent, { contactId, class: 'marketing', source: 'one-click' }, at + 5 * HOUR, { kind: 'token', id: contactId });
}
