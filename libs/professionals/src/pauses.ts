import { DAY_MS } from '@jurilien/reference';

export const PAUSE_SCOPES = ['all', 'field', 'region', 'type'] as const;
/** Kinds of requests that may be paused by themselves. */
export const PAUSE_TYPES = ['aj', 'super', 'consult'] as const;

/** No offers of a kind for a while; several stand side by side, one of each kind. */
export interface Pause {
  readonly scope: (typeof PAUSE_SCOPES)[number];
  readonly value?: string;
  readonly until?: string;
  readonly reason?: string;
}
/** Which pause: its kind, and of what. */
export type PauseKind = Pick<Pause, 'scope' | 'value'>;

/** What a pause may concern in a request. */
export interface Pausable {
  readonly lawyerType: string;
  readonly region: string;
  readonly juridicalHelp?: boolean;
  readonly superLead?: boolean;
  readonly consult?: boolean;
}

const same = (a: PauseKind, b: PauseKind): boolean => a.scope === b.scope && a.value === b.value;

/** The pause that an event began. */
export const pauseIn = (e: PauseKind & { readonly until?: string; readonly pauseReason?: string }): Pause => ({
  scope: e.scope,
  ...(e.value === undefined ? {} : { value: e.value }),
  ...(e.until === undefined ? {} : { until: e.until }),
  ...(e.pauseReason === undefined ? {} : { reason: e.pauseReason }),
});

/** The pause of one kind, if there is one. */
export const pauseOf = (pauses: readonly Pause[], kind: PauseKind): Pause | undefined => pauses.find((p) => same(p, kind));

/** Pauses once one more has begun; of one kind the newest counts. */
export const withPause = (pauses: readonly Pause[], pause: Pause): readonly Pause[] => [...pauses.filter((p) => !same(p, pause)), pause];

/** Pauses once one kind was resumed, or all of them when none is named. */
export const withoutPause = (pauses: readonly Pause[], { scope, value }: Partial<PauseKind>): readonly Pause[] =>
  scope === undefined ? [] : pauses.filter((p) => !same(p, { scope, value }));

/** A stretch of time in which a pause of everything stood; open-ended while `until` is absent. */
export interface PauseSpan {
  readonly from: string;
  readonly until?: string;
}
/** As far back as a quota looks (E17). */
const SPAN_DAYS = 7;

/** Stretches that still touch the last week, once a pause of everything ends at this instant; one without an end of its own ends now. */
export const spansUntil = (spans: readonly PauseSpan[] | undefined, at: string): PauseSpan[] =>
  (spans ?? [])
    .map(({ from, until }) => ({ from, until: until !== undefined && until < at ? until : at }))
    .filter((span) => span.until > new Date(Date.parse(at) - SPAN_DAYS * DAY_MS).toISOString());

/** The same once a pause of everything begins; an older one ends where the newer one starts. */
export const spansFrom = (spans: readonly PauseSpan[] | undefined, at: string, until?: string): PauseSpan[] => [
  ...spansUntil(spans, at),
  { from: at, ...(until ? { until } : {}) },
];

/** Those that pause something at an instant; equality with the end is over. */
export const currentPauses = (pauses: readonly Pause[], now: string): readonly Pause[] =>
  pauses.filter(({ until }) => until === undefined || Date.parse(until) > Date.parse(now));

/** Whether a pause covers everything right now. */
export const isPaused = (pauses: readonly Pause[], now: string): boolean => currentPauses(pauses, now).some((p) => p.scope === 'all');

/** Whether a pause covers this request right now. */
export const isPausedFor = (pauses: readonly Pause[], request: Pausable, now: string): boolean =>
  currentPauses(pauses, now).some(({ scope, value }) => {
    if (scope === 'all') return true;
    if (scope === 'field') return value === request.lawyerType;
    if (scope === 'region') return value === request.region;
    return (
      (value === 'aj' && request.juridicalHelp === true) ||
      (value === 'super' && request.superLead === true) ||
      (value === 'consult' && request.consult === true)
    );
  });
