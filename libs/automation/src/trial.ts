import type { Config } from '@jurilien/event-sourcing';
import { sendCaps } from '@jurilien/messaging';
import { segmentsCostCents, smsThousandSegmentsCents } from '@jurilien/reference';
import type { RuleText } from './rule.js';
import { goingInTrial } from './trial-caps.js';
import type { Sample, TriedOccasion } from './tried.js';

/** What goes on one day by one way; of texts, their parts and what they cost in cents, where a price is noted. */
interface SentOfDay {
  readonly day: string;
  readonly channel: string;
  readonly count: number;
  readonly segments?: number | undefined;
  readonly costCents?: number | undefined;
}

/** What a trial came to. */
export interface TrialReport {
  readonly from: string;
  readonly until: string;
  /** Messages that events of the span made. */
  readonly occurrences: number;
  /** Of them, those whose time is still to come. */
  readonly waiting: number;
  readonly sent: readonly SentOfDay[];
  readonly deferred: number;
  /** What was not sent, by code. */
  readonly stopped: Readonly<Record<string, number>>;
  /** Parts of texts, and what they cost by the price of the day of the trial, in cents; no cost while no price is noted. */
  readonly segments: number;
  readonly costCents?: number | undefined;
  readonly people: number;
  /** Messages of who would have got the most. */
  readonly busiest: number;
  readonly samples: readonly Sample[];
}

/** Examples in a report. */
const SAMPLES = 20;

/** By what a trial counts. */
interface Counted {
  readonly from: string;
  readonly until: string;
  readonly config: Config;
  readonly caps?: RuleText['caps'];
}

/**
 * Adds up a trial, occurrence by occurrence; the same occurrences give the same report. Delays change their order: caps are counted at the
 * end, over all of them in the order in which they were due.
 */
export function trialTally({ from, until, config, caps }: Counted) {
  const stopped: Record<string, number> = {};
  const stops = (code: string, count = 1): void => {
    stopped[code] = (stopped[code] ?? 0) + count;
  };
  const kept: TriedOccasion[] = [];
  const gone = goneInTrial(config.value(smsThousandSegmentsCents));
  let [occurrences, waiting, sampled] = [0, 0, 0];
  return {
    occurred: (): void => void occurrences++,
    waits: (): void => void waiting++,
    stops: (code: string): void => stops(code),
    sends(o: TriedOccasion): void {
      if (o.sample) sampled++;
      // What no cap may stop is counted at once: a month of it need not be kept.
      if (caps || sendCaps(o.class, config, o.place).length > 0) kept.push(o);
      else gone.add(o);
    },
    wantsSample: (): boolean => sampled < SAMPLES,
    /** What it came to: asked once, at its end. */
    report(): TrialReport {
      const going = goingInTrial(caps, config);
      for (const o of kept.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
        const messages = going(o);
        if (messages.length < o.messages.length) stops('Z06', o.messages.length - messages.length);
        gone.add({ ...o, messages });
      }
      return { from, until, occurrences, waiting, stopped: { ...stopped }, ...gone.figures() };
    },
  };
}

/** The figures of what goes. @param price of a thousand parts of texts, in cents; 0 while no one has noted it */
function goneInTrial(price: number) {
  const sent = new Map<string, { day: string; channel: string; count: number; segments: number }>();
  const cost = (parts: number) => ({ costCents: segmentsCostCents(parts, price) ?? undefined });
  const people = new Map<string, number>();
  const samples: Sample[] = [];
  let [deferred, segments] = [0, 0];
  return {
    add({ recipientId, messages, sample }: TriedOccasion): void {
      if (messages.length === 0) return;
      people.set(recipientId, (people.get(recipientId) ?? 0) + messages.length);
      if (sample) samples.push(sample);
      for (const { day, channel, segments: parts = 0, deferred: waited } of messages) {
        const row = sent.get(`${day}/${channel}`) ?? { day, channel, count: 0, segments: 0 };
        sent.set(`${day}/${channel}`, { ...row, count: row.count + 1, segments: row.segments + parts });
        segments += parts;
        if (waited) deferred++;
      }
    },
    figures: () => ({
      ...{ deferred, segments, samples, people: people.size },
      ...cost(segments),
      sent: [...sent.values()]
        .sort((a, b) => a.day.localeCompare(b.day) || a.channel.localeCompare(b.channel))
        .map(({ segments: parts, ...row }) => (row.channel === 'sms' ? { ...row, segments: parts, ...cost(parts) } : row)),
      busiest: [...people.values()].reduce((most, n) => Math.max(most, n), 0),
    }),
  };
}
export type TrialTally = ReturnType<typeof trialTally>;

/** The figures of a report, for the log. */
export const countsOf = (r: TrialReport): Record<string, number> => ({
  ...{ occurrences: r.occurrences, waiting: r.waiting, deferred: r.deferred, segments: r.segments, people: r.people, busiest: r.busiest },
  sent: r.sent.reduce((sum, { count }) => sum + count, 0),
  ...r.stopped,
});

/** What of a personal value an example shows: its first letter. */
export const masked = (value: string): string => (value === '' ? '' : `${[...value][0]!}•••`);
