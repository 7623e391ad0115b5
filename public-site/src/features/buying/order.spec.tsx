import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, plain, show } from '../../testing/show.testing';
import { customCc, Order } from './order';
import type { Credits } from './types';

const CREDITS = {
  packs: [
    { cc: 300, cents: 30_000 },
    { cc: 1_000, cents: 90_000 },
  ],
  custom: { minCc: 100, maxCc: 10_000, stepCc: 100 },
  unitPriceCents: 11_000,
  refundDays: 30,
  today: '2026-03-02',
  billing: { name: 'Roy avocats', address: ['12, rue Basse', 'Montréal (QC)  H2X 1Y4'], province: 'QC' },
  suggested: { name: '', province: 'QC' },
} as unknown as Credits;
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const reload = jest.fn(() => Promise.resolve());
const order = (more: object = {}) =>
  show(<Order credits={CREDITS} professionalId="p1" shortCc={0} reload={reload} {...more} />, '/en/buy-juricoins');
const sent = (): Record<string, unknown> => JSON.parse(asked.mock.calls.at(-1)![1].body as string) as Record<string, unknown>;
const pay = (): void => void fireEvent.submit(document.querySelector('form.order')!);
const agree = (): void => void fireEvent.click(document.getElementById('terms')!);

beforeEach(() => {
  asked.mockReset().mockResolvedValue(answer(409, { code: 'WRONG_STATE' }));
  reload.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('coins typed by hand', () => {
  it('are a number that is sold, or none', () => {
    const custom = { minCc: 100, maxCc: 1_000, stepCc: 100 };
    expect(['5', '10', '0', '11', '2.5', 'five'].map((text) => customCc(text, custom))).toEqual([
      500,
      1_000,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('an order of coins', () => {
  it('shows the total with the taxes of where the buyer is, before anything is paid', () => {
    order({ shortCc: 500 });
    // $900 + 5% + 9.975%.
    expect(plain(screen.getAllByRole('button').at(-1)!.textContent)).toContain('$1,034.78');
  });
  it('proposes the smallest pack that makes up what is missing', () => {
    order({ shortCc: 200 });
    expect(plain(screen.getAllByRole('button').at(-1)!.textContent)).toContain('$344.93');
  });
  it('sends nothing before its terms are agreed to', async () => {
    order();
    expect(plain(document.querySelector('.order-terms')!.textContent)).toContain('refunded to the card for 30 days');
    pay();
    await waitFor(() => expect(document.getElementById('terms-error')).not.toBeNull());
    expect(asked).not.toHaveBeenCalled();
  });
  it('has its terms in French before the box where who reads English agrees, and once where the page is French', () => {
    order();
    const french = document.querySelector('details[open][lang="fr-CA"]')!;
    expect(plain(french.textContent)).toContain('remboursables sur la carte pendant 30 jours');
    expect(french.compareDocumentPosition(document.getElementById('terms')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    document.body.replaceChildren();
    show(<Order credits={CREDITS} professionalId="p1" shortCc={0} reload={reload} />, '/acheter-juricoins');
    expect(document.querySelector('details[open]')).toBeNull();
  });
  it('carries the total that was shown, and is the same purchase when it is pressed again after a failure of ours', async () => {
    asked.mockResolvedValue(answer(503, { code: 'UNAVAILABLE' }));
    order({ shortCc: 500, forLead: 'lead-1' });
    agree();
    pay();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    const first = sent();
    expect(first).toMatchObject({
      packCc: 1_000,
      grossCents: 103_478,
      terms: true,
      shown: 'purchase-terms/1/en',
      lang: 'en',
      leadId: 'lead-1',
    });
    await screen.findByRole('alert');
    pay();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(sent().purchaseId).toBe(first.purchaseId);
  });
  it('is another purchase after a refusal', async () => {
    order();
    agree();
    pay();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    const first = sent();
    await screen.findByRole('alert');
    pay();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(sent().purchaseId).not.toBe(first.purchaseId);
    expect(reload).toHaveBeenCalled();
  });
  it('reports that the price has changed instead of charging another one', async () => {
    asked.mockResolvedValue(answer(409, { code: 'WRONG_STATE', detail: 'price-changed' }));
    order();
    agree();
    pay();
    expect((await screen.findByRole('alert')).textContent).toMatch(/price/i);
  });
});
