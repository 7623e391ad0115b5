import { screen } from '@testing-library/react';
import { answering, show } from '../../page.testing';
import Prices from './Prices';

const text = () => document.body.textContent!.replace(/[\u00a0\u202f]/g, ' ');
const page = async (inForce: Record<string, unknown>) => {
  answering(() => ({ body: { sellers: [{ from: '2026-01-01', name: 'Jurilien', address: ['1, rue A'], gstNo: '1', qstNo: '2' }] } }));
  await show(<Prices />, '/prices', inForce);
  await screen.findByText('Jurilien');
};

describe('prices and taxes', () => {
  it('are those in force: coins, plans, taxes, terms and the numbers of invoices', async () => {
    const rate = { code: 'HST', province: 'ON', fr: 'TVH', en: 'HST', rateMilli: 20_000, from: '2026-01-01' };
    await page({
      'credits.unitPriceCents': 4_321,
      'credits.packs': [{ cc: 700, cents: 77_700 }],
      'subscription.plan': { cc: 0, cents: 10_000 },
      'tax.rates': [rate],
      'credits.promoDays': 33,
      'refund.cardDays': 7,
      'invoice.prefix': 'ZZ',
    });
    for (const said of ['43,21 $', '777,00 $', '120,00 $', '20 %', '33 jours', '7 jours', 'ZZ-']) expect(text()).toContain(said);
    expect(text()).not.toContain('JC-');
  });
});
