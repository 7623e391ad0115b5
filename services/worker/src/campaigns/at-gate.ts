import { campaign, type CampaignState } from '@jurilien/campaigns';
import { ids } from '@jurilien/event-sourcing';
import { type AddressedMessage, type GateFacts, KILL_SWITCH_ID, killSwitch, type Recipient, switchOver } from '@jurilien/messaging';
import { basisFor, prospect } from '@jurilien/prospects';
import { campaignLateHours, HOUR_MS, later, plus, reached } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { tooEarly } from '../work/too-early.js';
import { isElsewhere } from './home.js';
import { occasionOf, province } from './occasion.js';

/** What a message to a prospect keeps of whom it is to, written by hand or of a campaign. */
const toProspect = z.object({ prospectId: ids.prospectId, zone: z.string(), province });

type Kept = Pick<AddressedMessage, 'occasion'>;
const prospectIn = (m: Kept) => toProspect.safeParse(m.occasion?.input).data;

export const isOfCampaign = (m: Kept): boolean => occasionOf(m) !== undefined;

/** Where the reader of a campaign is, or a prospect; nothing for a message to anyone else. */
export const readersPlace = (m: Kept): Recipient | undefined => {
  const of = occasionOf(m) ?? prospectIn(m);
  return of && { zone: of.zone, ...(of.province ? { province: of.province } : {}) };
};

/** How soon it is looked again whether a paused campaign goes on: the longer it is paused, the more seldom. */
const LOOK_AGAIN = { least: 5, most: 300, partOfPause: 1 / 10 } as const;
/** In how many seconds a campaign that is held is looked at again. */
export function heldSeconds({ pausedAt }: Pick<CampaignState, 'pausedAt'>, now: string): number {
  const pausedFor = pausedAt === undefined ? Infinity : (Date.parse(now) - Date.parse(pausedAt)) / 1_000;
  return Math.min(LOOK_AGAIN.most, Math.max(LOOK_AGAIN.least, pausedFor * LOOK_AGAIN.partOfPause));
}

type OfCampaign = Pick<AddressedMessage, 'occasion' | 'channel' | 'class'>;

/**
 * A message in line stays there while its campaign is paused, on a copy of where it was started, and while what sells is switched off, for
 * which its campaign is about to pause: nothing of it leaves before a person has it go on. @throws that it is too early
 */
export async function waitForCampaign(kernel: Kernel, m: OfCampaign, now: string): Promise<void> {
  const of = occasionOf(m);
  if (!of) return;
  const s = await stateOf(kernel, campaign, of.campaignId);
  if (s.status === 'Cancelled') return;
  if (s.status === 'Paused' || (await isElsewhere(kernel, s))) throw tooEarly('its campaign is held', heldSeconds(s, now));
  if (switchOver(kernel.books.of(killSwitch, KILL_SWITCH_ID), m)) throw tooEarly('campaigns are about to pause', LOOK_AGAIN.least);
}

/** What its campaign says of a message before it goes: it was called off, or the message is late by more than it may be. */
export async function campaignFacts(
  kernel: Kernel,
  { message: m, keptUntil }: { readonly message: AddressedMessage; readonly keptUntil?: string | undefined },
  now: string,
): Promise<Pick<GateFacts, 'stopped' | 'late'>> {
  const of = occasionOf(m);
  if (!of) return {};
  const { status } = await stateOf(kernel, campaign, of.campaignId);
  const due = keptUntil ? later(of.dueAt, keptUntil) : of.dueAt;
  const lateFrom = plus(due, kernel.configuration.current().value(campaignLateHours) * HOUR_MS);
  return { stopped: status === 'Cancelled', late: reached(lateFrom, now) };
}

/** What the record of a prospect says of a message that waited: they asked for silence meanwhile, or what it rests on is gone. */
export async function prospectFacts(
  kernel: Kernel,
  { message: m }: { readonly message: AddressedMessage },
  now: string,
): Promise<Pick<GateFacts, 'stopped'>> {
  const of = prospectIn(m);
  if (!of) return {};
  return typeof basisFor(await stateOf(kernel, prospect, of.prospectId), m.channel, now) === 'string' ? { stopped: true } : {};
}
