import {
  churnContactPercent,
  churnIgnoredOffers,
  churnLeastCalls,
  churnLicenceDays,
  churnNoPurchaseDays,
  churnPauseDays,
  type Config,
  creditsLowBalanceCc,
  DAY_MS,
} from '@jurilien/reference';

/** What may tell that a member is leaving, each a rule of its own. */
export const CHURN_RULES = ['noPurchase', 'lowBalance', 'ignoredOffers', 'longPause', 'licenceSoon', 'fewContacts'] as const;
export type ChurnRule = (typeof CHURN_RULES)[number];

/** What is known of an approved member, as it stands at an instant. */
export interface MemberFacts {
  readonly province: 'QC' | 'ON';
  /** When coins were bought last; nothing for one who never bought. */
  readonly boughtAt?: string | undefined;
  /** A subscription buys by itself. */
  readonly subscribed: boolean;
  readonly availableCc: number;
  /** Offers of late that ran out without a word, since the last one that was answered. */
  readonly ignored: number;
  readonly paused: boolean;
  readonly pausedUntil?: string | undefined;
  readonly licenceNextCheckAt?: string | undefined;
  /** First calls of which it is known whether they were made in time, and those that were. */
  readonly calls: number;
  readonly callsKept: number;
}
/** A rule that is true of a member: the figure found, and the one it is measured by. */
export interface ChurnSignal {
  readonly rule: ChurnRule;
  readonly figure: number | null;
  readonly limit: number;
}

const daysBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * The rules that are true of a member at an instant; the limits are figures of the business (`churn.*`, `credits.lowBalanceCc`). Who never
 * bought does not stop buying: they are in the stage before.
 */
export function churnSignals(m: MemberFacts, now: string, config: Config): readonly ChurnSignal[] {
  const at = { province: m.province };
  const limit = {
    noPurchase: config.value(churnNoPurchaseDays, at),
    lowBalance: config.value(creditsLowBalanceCc, at),
    ignoredOffers: config.value(churnIgnoredOffers, at),
    longPause: config.value(churnPauseDays, at),
    licenceSoon: config.value(churnLicenceDays, at),
    fewContacts: config.value(churnContactPercent, at),
  };
  const quiet = m.boughtAt && !m.subscribed ? daysBetween(m.boughtAt, now) : undefined;
  const pauseAhead = m.pausedUntil ? daysBetween(now, m.pausedUntil) : null;
  const licenceIn = m.licenceNextCheckAt ? daysBetween(now, m.licenceNextCheckAt) : undefined;
  const kept = m.calls >= config.value(churnLeastCalls, at) ? Math.round((100 * m.callsKept) / m.calls) : undefined;
  const found: readonly (readonly [ChurnRule, boolean, number | null])[] = [
    ['noPurchase', quiet !== undefined && quiet >= limit.noPurchase, quiet ?? null],
    ['lowBalance', m.boughtAt !== undefined && !m.subscribed && m.availableCc < limit.lowBalance, m.availableCc],
    ['ignoredOffers', m.ignored >= limit.ignoredOffers, m.ignored],
    ['longPause', m.paused && (pauseAhead === null || pauseAhead >= limit.longPause), pauseAhead],
    ['licenceSoon', licenceIn !== undefined && licenceIn <= limit.licenceSoon, licenceIn ?? null],
    ['fewContacts', kept !== undefined && kept < limit.fewContacts, kept ?? null],
  ];
  return found.flatMap(([rule, holds, figure]) => (holds ? [{ rule, figure, limit: limit[rule] }] : []));
}
