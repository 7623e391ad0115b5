import { at, T0, type Past } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';

export { candidate, request } from './matching/match.testing.js';

/** Past lives of one search, for specs. Professional n got offer n, claims it by claim n. */
type Step = Past[number];
const id = (kind: string, n: number): string => `018f2a10-0000-7000-8${kind}-${String(n).padStart(12, '0')}`;
export const pro = (n: number): string => id('001', n);
export const offerOf = (n: number): string => id('002', n);
export const claimOf = (n: number): string => id('003', n);

/** What commands on the offer or the claim of professional n name. */
export const ofOffer = (n: number) => ({ leadId, offerId: offerOf(n), professionalId: pro(n) });
export const ofClaim = (n: number) => ({ ...ofOffer(n), claimId: claimOf(n) });

/** Facts that a round freezes. */
export const frozen = {
  leadId,
  plan: 'default',
  urgent: false,
  coinValueCc: 100,
  factors: [],
  maxAcceptances: 1,
  province: 'QC' as const,
  region: '06',
  lawyerType: 'family' as const,
  lang: 'fr' as const,
  board: true,
  code: 'K7QF',
};
export const round = (over: Record<string, unknown> = {}): Step => [
  'RoundStarted',
  {
    ...frozen,
    round: 1,
    waves: [
      { size: 3, minutes: 30 },
      { size: 5, minutes: 60 },
      { size: 10, minutes: 120 },
    ],
    ...over,
  },
];
export const wave = (n = 1, endsAt = at(30), startedAt = T0): Step => [
  'WaveStarted',
  { leadId, round: 1, wave: n, size: 3, endsAt },
  startedAt,
];
export const made = (n: number, over: Record<string, unknown> = {}): Step => [
  'OfferMade',
  { ...ofOffer(n), professionalName: `Me ${n}`, round: 1, wave: 1, code: 'K7QF', priceCc: 100, expiresAt: at(30), lang: 'fr', ...over },
];
export const refused = (n: number, when = T0): Step => ['OfferRefused', ofOffer(n), when];
export const conflicted = (n: number): Step => [
  'ClaimReleased',
  { ...ofClaim(n), offerState: 'Conflict', round: 1, wave: 1, cause: 'conflict' },
];
/** A claim begun so many minutes after the start, for ten minutes. */
export const claimed = (n: number, minutes = 0): Step => [
  'ClaimStarted',
  { ...ofClaim(n), holdUntil: at(minutes + 10), priceCc: 100, funded: true },
  at(minutes),
];
export const accepting = (n: number, capacityFull: boolean): Step => [
  'AcceptanceConfirmed',
  { ...ofClaim(n), acceptanceId: claimOf(n), priceCc: 100, capacityFull, round: 1, wave: 1 },
];
export const waveOver: Step = ['WaveEnded', { leadId, round: 1, wave: 1, early: false }];
export const roundOver: Step = ['RoundClosed', { leadId, round: 1, cause: 'stopped' }];

/** A first wave of three offers, running. */
export const running: Past = [round(), wave(), made(1), made(2), made(3)];
/** The same when two or three may accept. */
export const runningMulti: Past = [round({ maxAcceptances: 3 }), wave(), made(1), made(2), made(3)];
