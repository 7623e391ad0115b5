import { creditAccount } from '@jurilien/credits';
import { at, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { DAY_MS, plus } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { claimOf, offerOf, pro } from '@jurilien/search/testing';
import { lookupWith, verdictOf } from '../../acted-out.testing.js';
import { occurrencesOf } from '../../engine.js';
import { story } from '@jurilien/event-sourcing/testing';
import { triggerNamed } from '../../triggers/index.js';
import { shippedRule } from '../index.js';

const professionalId = pro(1);
const r65 = shippedRule('R65')!;
const DAYS = 24 * 60;

describe('R65: a professional accepts no more', () => {
  it('is shipped switched off, and never comes more than once in 90 days', () => {
    expect(r65.off).toBe(true);
    expect(r65.text.caps).toEqual({ perPersonPer90Days: 1 });
  });
  it('waits sixty days after each acceptance', () => {
    const ids = { leadId, acceptanceId: claimOf(1), professionalId, offerId: offerOf(1), claimId: claimOf(1) };
    const confirmed: StoryEvent = [
      distribution,
      leadId,
      'AcceptanceConfirmed',
      { ...ids, priceCc: 100, capacityFull: true, round: 1, wave: 1 },
    ];
    const [due, ...others] = story(confirmed).flatMap((e) => occurrencesOf(triggerNamed('professionalAccepted')!, r65.text, e));
    expect([due!.key, due!.dueAt, due!.occurrence.about, others]).toEqual([claimOf(1), at(60 * DAYS), { professionalId }, []]);
  });

  /** An account whose claims began so many days before now, and how each ended. */
  const verdict = (claims: readonly (readonly [daysAgo: number, ended?: 'captured' | 'released'])[], status = 'Approved') => {
    const holds = claims.map(
      ([days, ended], n) => [claimOf(n + 1), { claimId: claimOf(n + 1), cc: 100, at: plus(T0, -days * DAY_MS), ended }] as const,
    );
    const account = { ...creditAccount.initial, holds: creditAccount.initial.holds.merge(holds as never) };
    return verdictOf('R65', lookupWith({ professionalId }, { credit: account, professional: { status } }));
  };
  it('goes out when nothing was accepted since', async () =>
    expect(
      await verdict([
        [100, 'captured'],
        [60, 'captured'],
      ]),
    ).toBe('sent'));
  it('does not after a newer acceptance, or where there was none', async () => {
    expect(
      await verdict([
        [60, 'captured'],
        [59, 'captured'],
      ]),
    ).toBe('Z02');
    expect(await verdict([])).toBe('Z02');
  });
  it('looks at acceptances alone: a claim that came to nothing, or has not ended, is none', async () => {
    expect(await verdict([[60, 'captured'], [10, 'released'], [1]])).toBe('sent');
    expect(await verdict([[60, 'released']])).toBe('Z02');
  });
  it('goes to members alone', async () => expect(await verdict([[60, 'captured']], 'Suspended')).toBe('Z02'));
});
