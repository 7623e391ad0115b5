import { asShipped, given, type Past } from '@jurilien/event-sourcing/testing';
import { retainedUntil } from '@jurilien/reference';
import fc from 'fast-check';
import { forgetBilledNames } from './forget-billed-names.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const set: Past = [
  [
    'BillingIdentitySet',
    { professionalId, billingKeyId: 'k', name: 'Me Roy', address: '1, rue Principale', province: 'QC', lang: 'fr' },
    '2026-01-01T12:00:00.000Z',
  ],
];
const asked = (billing: Past, now: string, lastIssuedAt = '2026-06-15T12:00:00.000Z') =>
  given({ billing }).when(forgetBilledNames, { professionalId, lastIssuedAt }, { now });

describe('ForgetBilledNames', () => {
  it('lets names go with the billing key when six years have passed since the end of the tax year, once', () => {
    expect(asked(set, '2033-01-01T05:00:00.000Z').events()).toEqual({
      billing: [{ type: 'BilledNamesForgotten', data: { professionalId, billingKeyId: 'k' } }],
    });
    expect(asked([...set, ['BilledNamesForgotten', { professionalId, billingKeyId: 'k' }]], '2040-01-01T05:00:00.000Z').events()).toEqual(
      {},
    );
    expect(asked([], '2040-01-01T05:00:00.000Z').events()).toEqual({});
  });
  it('refuses a minute before: not-due', () => expect(asked(set, '2033-01-01T04:59:00.000Z').refusal()).toBe('WRONG_STATE: not-due'));
  it('never lets them go before, whenever the last document was issued', () => {
    const DAY = 86_400_000;
    const start = Date.parse('2026-01-01T00:00:00.000Z');
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(6_000), (issuedOn, laterBy) => {
        const [issued, now] = [start + issuedOn * DAY, start + (issuedOn + laterBy) * DAY].map((ms) => new Date(ms).toISOString()) as [
          string,
          string,
        ];
        const due = Date.parse(retainedUntil('books', issued, asShipped())) <= Date.parse(now);
        if (due) expect(asked(set, now, issued).types()).toEqual({ billing: ['BilledNamesForgotten'] });
        else expect(asked(set, now, issued).refusal()).toBe('WRONG_STATE: not-due');
        if (!due) return;
        const years = Number(now.slice(0, 4)) - Number(issued.slice(0, 4));
        expect(years).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
