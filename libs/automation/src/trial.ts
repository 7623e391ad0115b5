/** One message as a trial found it: what it would have been, or the code by which it would not. */
export interface Tried {
  /** Local day on which it would have gone. */
  readonly day: string;
  readonly channel: 'sms' | 'email' | 'inapp' | 'followUp';
  readonly recipientId: string;
  readonly segments?: number | undefined;
  /** It would have waited for the hours of its reader. */
  readonly deferred?: true | undefined;
}
/** A rendered example, names masked. */
export interface Sample {
  readonly recipient: string;
  readonly at: string;
  readonly channel: string;
  readonly fr: string;
  readonly en: string;
}

/** What a trial came to. */
export interface TrialReport {
  readonly from: string;
  readonly until: string;
  /** Messages that events of the span made. */
  readonly occurrences: number;
  /** Of them, those whose time is still to come. */
  readonly waiting: number;
  readonly sent: readonly { readonly day: string; readonly channel: string; readonly count: number }[];
  readonly deferred: number;
  /** What was not sent, by code. */
  readonly stopped: Readonly<Record<string, number>>;
  readonly segments: number;
  readonly people: number;
  /** Messages of who would have got the most. */
  readonly busiest: number;
  readonly samples: readonly Sample[];
}

/** Examples in a report. */
const SAMPLES = 20;

/** Adds up a trial, message by message; the same messages in the same order give the same report. */
export function trialTally(from: string, until: string) {
  const sent = new Map<string, { day: string; channel: string; count: number }>();
  const stopped: Record<string, number> = {};
  const people = new Map<string, number>();
  const samples: Sample[] = [];
  let [occurrences, waiting, deferred, segments] = [0, 0, 0, 0];
  return {
    occurred: (): void => void occurrences++,
    waits: (): void => void waiting++,
    stops(code: string): void {
      stopped[code] = (stopped[code] ?? 0) + 1;
    },
    sends(m: Tried): void {
      const key = `${m.day}/${m.channel}`;
      const row = sent.get(key) ?? { day: m.day, channel: m.channel, count: 0 };
      sent.set(key, { ...row, count: row.count + 1 });
      people.set(m.recipientId, (people.get(m.recipientId) ?? 0) + 1);
      segments += m.segments ?? 0;
      if (m.deferred) deferred++;
    },
    wantsSample: (): boolean => samples.length < SAMPLES,
    sample: (s: Sample): void => void samples.push(s),
    report: (): TrialReport => ({
      ...{ from, until, occurrences, waiting, deferred, segments, samples: [...samples] },
      sent: [...sent.values()].sort((a, b) => a.day.localeCompare(b.day) || a.channel.localeCompare(b.channel)),
      stopped: { ...stopped },
      people: people.size,
      busiest: Math.max(0, ...people.values()),
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
