import { createHash } from 'node:crypto';
import { campaign, type CampaignContent, type CampaignState, freezeCampaignAudience, segment, segmentVersion } from '@jurilien/campaigns';
import {
  addRecipients,
  type Recipient,
  recipientCounts,
  suppressRecipients,
  waitForViews,
  type WorkItem,
  writingAlone,
} from '@jurilien/persistence';
import { messageIdOf, type Reach, reachOf, selectAudience, stateOf, type Kernel, type Whom } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';
import { pausedElsewhere } from './home.js';
import { sendTimes } from './send-times.js';

/** Persons who are written down together. */
const PAGE = 2_000;

/** The send key of a campaign and a person (4.9): paused, killed or resumed, it is the same message. */
export const campaignSendKey = (campaignId: string, personId: string): string => `campaign:${campaignId}/${personId}`;

/** Whom a segment means in the version that a campaign names. */
export async function whomOf(kernel: Kernel, { segmentId, segmentVersion: v }: CampaignContent): Promise<Whom> {
  const found = segmentVersion(await stateOf(kernel, segment, segmentId), v);
  if (!found) throw new Error('the segment of a campaign is gone');
  return found;
}

/** What kind of reader the people of an audience are to those who send. */
export const readerKind = (audience: CampaignState['audience']): 'client' | 'professional' | 'anyone' =>
  audience === 'professionals' ? 'professional' : audience === 'clients' ? 'client' : 'anyone';

/** A number below a hundred that is the same for the same person each time, and says nothing of them. */
function lot(what: string, campaignId: string, personId: string): number {
  return createHash('sha256').update(`${what}/${campaignId}/${personId}`).digest().readUInt32BE(0) % 100;
}

/** How soon it is looked again whether another run, killed or not, has written the audience down. */
const LOOK_AGAIN_SECONDS = 5;

/**
 * Writes down everyone a campaign goes to, page by page; killed, it goes through them again and adds who is not there. Then sending begins.
 * What was called off meanwhile lets everyone go.
 */
export function freezeCampaign(kernel: Kernel, bus: CommandBus): JobHandler<'freeze-campaign'> {
  return async (item) => {
    const { campaignId } = item.input;
    const ran = await writingAlone(kernel.db, campaignId, () => freezeAlone(kernel, bus, item));
    if (!ran) throw tooEarly('another run writes this audience down', LOOK_AGAIN_SECONDS);
    const { status } = await stateOf(kernel, campaign, campaignId);
    if (status === 'Cancelled') await suppressRecipients(kernel.db, campaignId, 'Z01', {});
  };
}

async function freezeAlone(kernel: Kernel, bus: CommandBus, item: WorkItem<{ readonly campaignId: string }>): Promise<void> {
  const { campaignId } = item.input;
  const s = await stateOf(kernel, campaign, campaignId);
  if (s.status !== 'Preparing' || (await pausedElsewhere(kernel, bus, item, campaignId, s))) return;
  await waitForViews(kernel.db, [kernel.registry.views.get('contact-points')!], item.position);
  const before = await recipientCounts(kernel.db, campaignId);
  const known = sum(before) - before.heldOut;
  // Resumed where it was frozen already: who was written down stays, and no one is added.
  const shared = known > 0 && known === s.frozen ? 0 : await writeDown(kernel, campaignId, s, item.now);
  const counts = await recipientCounts(kernel.db, campaignId);
  const { heldOut } = counts;
  await send(bus, item, freezeCampaignAudience, { campaignId, n: sum(counts) - heldOut, heldOut, shared });
}

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/**
 * Who carries messages to an address, by a hash that tells no one which: the domain of a mailbox. Numbers move between networks, and none is
 * asked whose they are.
 */
function carrierOf({ secrets }: Kernel, channel: 'sms' | 'email', to: string): { carrier?: string } {
  if (channel === 'sms') return {};
  const domain = to.slice(to.lastIndexOf('@') + 1);
  return { carrier: secrets.hash(`mailboxes:${domain.trim().toLowerCase()}`) };
}

async function writeDown(kernel: Kernel, campaignId: string, { content, audience, startsAt }: CampaignState, now: string): Promise<number> {
  const { channel, localTime, trial } = content!;
  const sendAt = sendTimes(kernel, { channel, recipient: readerKind(audience) }, startsAt!, localTime);
  const variantOf = (personId: string) =>
    trial ? { variant: lot('subject', campaignId, personId) < trial.secondPercent ? ('b' as const) : ('a' as const) } : {};
  const recipient = ({ person, to, contactId, code, basis }: Reach): Recipient => {
    const { personId, lang, province, zone } = person;
    const base = { personId, contactId, lang, province, zone, messageId: messageIdOf(campaignSendKey(campaignId, personId)) };
    if (code) return { ...base, state: 'suppressed', code };
    const heldOut = trial && lot('holdout', campaignId, personId) < trial.holdoutPercent;
    if (heldOut) return { ...base, basis, state: 'heldOut' };
    return { ...base, basis, ...variantOf(personId), ...carrierOf(kernel, channel, to!), state: 'pending', sendAt: sendAt(person) };
  };
  let shared = 0;
  for await (const people of selectAudience(kernel, await whomOf(kernel, content!), { now, pageSize: PAGE })) {
    const reached = await reachOf(kernel, channel, people, now);
    // Who may be written to has their address before who may not.
    const inOrder = [...reached].sort((a, b) => Number(a.code !== undefined) - Number(b.code !== undefined));
    shared += await addRecipients(kernel.db, campaignId, channel, inOrder.map(recipient));
  }
  return shared;
}
