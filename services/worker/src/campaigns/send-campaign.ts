import { campaign, type CampaignState, finishCampaign, pauseCampaign } from '@jurilien/campaigns';
import { KILL_SWITCH_ID, killSwitch, message, switchOver } from '@jurilien/messaging';
import {
  duePlaces,
  moveRecipients,
  nextRecipientIn,
  placeOf,
  type RecipientCounts,
  recipientCounts,
  settleRecipients,
  strandedRecipients,
  suppressRecipients,
  type TakenRecipient,
  takeRecipients,
  type WorkItem,
} from '@jurilien/persistence';
import {
  campaignLateHours,
  campaignRateEmail,
  campaignRatePerCarrier,
  campaignRateSms,
  HOUR_MS,
  MINUTE_MS,
  plus,
} from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';
import { heldSeconds } from './at-gate.js';
import { readerKind } from './freeze.js';
import { pausedElsewhere } from './home.js';
import { pausedByAnswers } from './pauses.js';
import { queueMessages } from './queue-messages.js';
import { openThere } from './send-times.js';

/** A portion leaves this often, so that what a minute allows leaves evenly. */
const EVERY_SECONDS = 2;
/** The longest that a campaign is not looked at, and that an answer is waited for before it is looked at again. */
const LONGEST_SECONDS = 60;
/** Recipients of a killed worker who are looked for at once. */
const STRANDED = 500;
/** As many messages of a campaign are in line at most: what else waits for the provider is not behind a whole campaign. */
const IN_LINE = 2_000;
/** A campaign that ramps up begins with a tenth, and is twice as fast every quarter of an hour. */
const RAMP = { tenth: 10, everyMs: 15 * MINUTE_MS } as const;
/** What is not answered this long after it could have been sent at the latest is not answered any more. */
const ANSWER_MS = HOUR_MS;

/** Sends a campaign, a portion at a time, until everyone's message is accounted for: then it is finished. */
export function sendCampaign(kernel: Kernel, bus: CommandBus): JobHandler<'send-campaign'> {
  return async (item) => {
    const { campaignId } = item.input;
    const s = await stateOf(kernel, campaign, campaignId);
    if (s.status !== 'Sending' && s.status !== 'Paused') return;
    // It was resumed meanwhile: the work of then goes on with it.
    if (s.sendingSince !== item.occurredAt) return;
    const counts = await settled(kernel, campaignId, s, item.now);
    // Paused: what is with the provider already is accounted for; what is in line waits.
    if (s.status === 'Paused') return again(counts.queued > 0 ? heldSeconds(s, item.now) : undefined);
    if (await isPaused(kernel, bus, item, campaignId, s)) return again(0);
    if (counts.pending === 0 && counts.queued === 0) return finish(kernel, bus, item, campaignId, counts);
    const left = await sendPortion(kernel, bus, item, campaignId, s, IN_LINE - counts.queued);
    const next = (await nextRecipientIn(kernel.db, campaignId)) ?? LONGEST_SECONDS;
    again(Math.min(LONGEST_SECONDS, Math.max(EVERY_SECONDS, counts.queued > 0 || left > 0 ? EVERY_SECONDS : next)));
  };
}

/** Looks again after so many seconds. @throws always, unless there is nothing to look at */
function again(seconds: number | undefined): void {
  if (seconds !== undefined) throw tooEarly('the rest of a campaign', seconds);
}

const messagesOf = (kernel: Kernel) => placeOf(kernel.registry.views.get('messages')!);
const lateHours = (kernel: Kernel): number => kernel.configuration.current().value(campaignLateHours);

/** What is known of everyone by now. */
async function settled(kernel: Kernel, campaignId: string, s: CampaignState, now: string): Promise<RecipientCounts> {
  await settleRecipients(kernel.db, campaignId, messagesOf(kernel), plus(now, -(lateHours(kernel) * HOUR_MS + ANSWER_MS)));
  return recipientCounts(kernel.db, campaignId);
}

/** Whether a kill switch, another installation or what its readers answer has it pause. */
async function isPaused(kernel: Kernel, bus: CommandBus, item: WorkItem, campaignId: string, s: CampaignState): Promise<boolean> {
  const { channel } = s.content!;
  if (await pausedElsewhere(kernel, bus, item, campaignId, s)) return true;
  if (switchOver(kernel.books.of(killSwitch, KILL_SWITCH_ID), { channel, class: 'marketing' })) {
    await send(bus, item, pauseCampaign, { campaignId, cause: 'kill-switch' }, String(s.resumed));
    return true;
  }
  return pausedByAnswers(kernel, bus, item, campaignId, s);
}

/** It is over; refused is that only where it was held meanwhile, and then it is looked at again. */
async function finish(kernel: Kernel, bus: CommandBus, item: WorkItem, campaignId: string, counts: RecipientCounts): Promise<void> {
  const { sent, suppressed, failed, unknown } = counts;
  await send(bus, item, finishCampaign, { campaignId, sent, suppressed, failed, unknown });
  if ((await stateOf(kernel, campaign, campaignId)).status === 'Sending') again(LONGEST_SECONDS);
}

/** Recipients who were taken by what was killed before their message was there. */
export async function lostRecipients(kernel: Kernel, campaignId: string): Promise<TakenRecipient[]> {
  const stranded = await strandedRecipients(kernel.db, campaignId, messagesOf(kernel), STRANDED);
  const lost = [];
  for (const each of stranded) if ((await stateOf(kernel, message, each.messageId)).status === 'None') lost.push(each);
  return lost;
}

/** The next recipients whose hour has come, as many as the pace and the line allow; before them those whom a killed worker took. @returns how many */
async function sendPortion(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  campaignId: string,
  state: CampaignState,
  room: number,
): Promise<number> {
  const { channel } = state.content!;
  const portion = { item, campaignId, state };
  const lost = await lostRecipients(kernel, campaignId);
  if (lost.length > 0) await queueMessages(kernel, bus, portion, lost);
  const dueBefore = plus(item.now, -lateHours(kernel) * HOUR_MS);
  await suppressRecipients(kernel.db, campaignId, 'Z03', { dueBefore });
  await waitForHours(kernel, campaignId, state, item.now);
  const pace = paceOf(kernel, state, item.now);
  const taken = await takeRecipients(kernel.db, campaignId, channel, { ...pace, atOnce: Math.min(pace.atOnce, room) });
  if (taken.length > 0) await queueMessages(kernel, bus, portion, taken);
  return taken.length;
}

/** A recipient whose hours have closed before their turn came waits for the next ones: hours make nothing late. */
async function waitForHours(kernel: Kernel, campaignId: string, { content, audience }: CampaignState, now: string): Promise<void> {
  const asked = { channel: content!.channel, recipient: readerKind(audience) };
  for (const place of await duePlaces(kernel.db, campaignId)) {
    const open = openThere(kernel, asked, place, now);
    if (Date.parse(open) > Date.parse(now)) await moveRecipients(kernel.db, campaignId, place, open);
  }
}

const inPortion = (perMinute: number): number => Math.ceil((perMinute * EVERY_SECONDS) / 60);

/** How many may leave in this minute, and with one portion. */
function paceOf(kernel: Kernel, { content, startedAt }: CampaignState, now: string) {
  const { channel, perMinute, rampUp } = content!;
  const config = kernel.configuration.current();
  const ofChannel = config.value(channel === 'sms' ? campaignRateSms : campaignRateEmail);
  const ofCarrier = config.value(campaignRatePerCarrier);
  const whole = Math.min(ofChannel, perMinute ?? ofChannel);
  const doublings = Math.floor((Date.parse(now) - Date.parse(startedAt!)) / RAMP.everyMs);
  const ofCampaign = rampUp ? Math.max(1, Math.min(whole, Math.floor((whole / RAMP.tenth) * 2 ** Math.min(doublings, RAMP.tenth)))) : whole;
  return { ofChannel, ofCarrier, ofCampaign, atOnce: inPortion(ofCampaign), carrierAtOnce: inPortion(ofCarrier) };
}
