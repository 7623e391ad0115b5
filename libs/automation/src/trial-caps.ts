import type { Config } from '@jurilien/event-sourcing';
import { goingUnderCaps, type PastMessage } from '@jurilien/messaging';
import { DAY_MS } from '@jurilien/reference';
import type { RuleText } from './rule.js';
import type { Tried, TriedOccasion } from './tried.js';

/** When something happened to each of several, within the last days of an instant. */
function instantsOf() {
  const all = new Map<string, number[]>();
  return {
    note: (key: string, at: string): void => void all.set(key, [...(all.get(key) ?? []), Date.parse(at)]),
    within: (key: string, days: number, at: string): number =>
      (all.get(key) ?? []).filter((before) => before >= Date.parse(at) - days * DAY_MS).length,
  };
}

/**
 * Lets what the occurrences of a trial would have sent go, one after another, the oldest first, as the rule's own caps and those of a
 * person would (Z06). What other rules sent meanwhile does not count.
 * @returns the messages of an occurrence that go
 */
export function goingInTrial(caps: RuleText['caps'], config: Config): (o: TriedOccasion) => readonly Tried[] {
  const underPersonCaps = goingUnderCaps(config);
  const sent = instantsOf();
  const limits = ({ leadId, recipientId }: TriedOccasion) =>
    [
      [caps?.perSubjectPerDay, 1, leadId && `subject:${leadId}`],
      [caps?.perPersonPerDay, 1, recipientId],
      [caps?.perPersonPerWeek, 7, recipientId],
    ] as const;
  return (o) => {
    const isFull = limits(o).some(([most, days, key]) => most !== undefined && key && sent.within(key, days, o.at) >= most);
    const going = isFull ? [] : o.messages.filter((m) => m.channel === 'followUp' || underPersonCaps(sentTo(o, m)));
    if (caps && going.length > 0) for (const key of new Set(limits(o).map(([, , of]) => of))) if (key) sent.note(key, o.at);
    return going;
  };
}

const sentTo = ({ at, class: messageClass, recipientId, place }: TriedOccasion, { contactId }: Tried): PastMessage => ({
  ...{ at, class: messageClass, recipientId, contactId, place },
});
