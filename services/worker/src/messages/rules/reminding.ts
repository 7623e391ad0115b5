import { automationRule, textOf, type Finder, type Rule, type RuleText } from '@jurilien/automation';
import type { Held, Way } from '@jurilien/messaging';
import { templateOf } from '@jurilien/notifications';
import type { WorkItem } from '@jurilien/persistence';
import type { NotifyInput } from '@jurilien/processes';
import { MINUTE_MS, plus } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { reminderMoment, subjectOf } from '../delivery/address-facts.js';
import type { Seen } from '../seen.js';
import { waysOf, writtenOn } from '../wishes.js';
import { readerOf, type Reached } from './readers/index.js';

/** The ways of a reminder that go now, and when the next ones do; or why it does not go at all. */
export interface Moments {
  readonly now: readonly Way['channel'][];
  readonly next?: string;
}

/** Every way of a reminder for its reader, with the instant at which it goes. */
async function momentsOf(
  seen: Seen,
  text: RuleText,
  reader: Reached,
  {
    rule,
    leadId,
    dueAt,
    before,
  }: { readonly rule: string; readonly leadId?: string | undefined; readonly dueAt: string; readonly before: string },
): Promise<readonly { readonly channel: Way['channel']; readonly at: string }[]> {
  const { template, channels, reminds } = text;
  const ways = await waysOf(seen, { ...reader, recipientKind: reader.kind }, { template, leadId, channels: writtenOn(template, channels) });
  return Promise.all(
    ways
      .filter(({ channel }) => reader.addresses[channel])
      .map(async ({ channel, neutral }) => {
        const m = {
          ...{ rule, channel, class: templateOf(template).class, to: reader.addresses[channel]! },
          ...{ recipientKind: reader.kind, recipientId: reader.id },
          ...(leadId ? { leadId } : {}),
          ...(neutral ? { neutral } : {}),
        };
        const about = { ...(await subjectOf(seen, m)), window: text.window };
        return { channel, at: reminderMoment(seen, m, about, { dueAt, before, leastMinutes: reminds!.leastMinutes }) };
      }),
  );
}

/**
 * When the ways of a message that reminds of an instant go (4.5.4): looked at ahead of its time, as quiet hours may move it earlier. Nothing
 * for a message that reminds of nothing, has no reader, or no way to them: that is said where it is written.
 */
export async function remindedWhen(
  kernel: Kernel,
  shipped: Rule,
  input: NotifyInput,
  { now, occurredAt, key }: Pick<WorkItem, 'now' | 'occurredAt' | 'key'>,
  finder: Finder,
): Promise<Moments | Held | undefined> {
  const { ruleVersion, dueAt, forDate: before } = input;
  const text = textOf(shipped, kernel.books.of(automationRule, shipped.code), { ruleVersion, dueAt, since: occurredAt, key });
  // Another channel than the one that failed goes at once.
  if (!text.reminds || !dueAt || !before || input.channels || input.instead) return undefined;
  const reader = await readerOf(text.audience, finder);
  if (!reader) return undefined;
  const leadId = input.leadId ?? reader.leadId;
  const all = await momentsOf({ kernel, now, state: finder.state }, text, reader, { rule: shipped.code, leadId, dueAt, before });
  if (all.length === 0) return undefined;
  // What it would say was said less than this before.
  const soonest = plus(occurredAt, text.reminds.restMinutes * MINUTE_MS);
  const going = all.filter(({ at }) => at > soonest);
  if (going.length === 0) return { code: 'Z03' };
  const later = going.filter(({ at }) => at > now).map(({ at }) => at);
  return {
    now: going.filter(({ at }) => at <= now).map(({ channel }) => channel),
    ...(later.length > 0 ? { next: later.reduce((a, b) => (a <= b ? a : b)) } : {}),
  };
}
