import { shippedConfig } from '@jurilien/reference';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, plain, show } from '../../testing/show.testing';
import { grossOfOne, TopUpForm } from './top-up-form';
import type { Billing, Credits, StandingOrder } from './types';

const CREDITS = {
  packs: [
    { cc: 300, cents: 30_000 },
    { cc: 1_000, cents: 90_000 },
    { cc: 5_000, cents: 400_000 },
  ],
  unitPriceCents: 11_000,
  today: '2026-03-02',
} as unknown as Credits;
const BILLING = { name: 'Roy', address: [], province: 'ON' } as Billing;
const LIMITS = { ceilingMaxCents: 300_000, thresholdMaxCc: 1_000 };
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const saved = jest.fn(() => Promise.resolve());
const form = (settings?: object) =>
  show(
    <TopUpForm
      credits={CREDITS}
      billing={BILLING}
      order={{ settings, limits: LIMITS } as unknown as StandingOrder}
      hasCard
      professionalId="p1"
      onSaved={saved}
      onCancel={() => undefined}
    />,
    '/en/buy-juricoins',
  );
const ceiling = (): HTMLInputElement => document.querySelector('#top-up-ceiling')!;
const consent = (): HTMLInputElement => document.querySelector('#top-up-consent')!;
const save = (): void => void fireEvent.submit(document.querySelector('form')!);
const sent = () => JSON.parse(asked.mock.calls[0]![1].body as string) as { payload: Record<string, unknown> };

beforeEach(() => {
  asked.mockReset().mockResolvedValue(answer(200, {}));
  saved.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('the terms of a standing order', () => {
  it('know what one top-up takes from the card, of a pack and of any number', () => {
    expect(grossOfOne(CREDITS, 300, BILLING, shippedConfig)).toBe(33_900);
    expect(grossOfOne(CREDITS, 200, BILLING, shippedConfig)).toBe(24_860);
  });
  it('propose a ceiling with room for two, and no pack above it', () => {
    form();
    expect(ceiling().value).toBe('700');
    const packs = [...document.querySelectorAll('select')].at(-1)!;
    expect([...packs.options].map((option) => option.value)).toEqual(['300', '1000']);
  });
  it('are saved as they are shown, once agreed to', async () => {
    form();
    fireEvent.click(consent());
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls[0]![0]).toBe('/api/commands/SetAutoTopUp');
    expect(sent().payload).toEqual({
      professionalId: 'p1',
      on: true,
      thresholdCc: 300,
      packCc: 300,
      monthlyCeilingCents: 70_000,
      consent: true,
      shown: 'top-up-consent/1/en',
    });
  });
  it('are agreed to in the words of the text in force, with what would be charged, and read again when those have changed', async () => {
    asked.mockResolvedValue(answer(422, { code: 'VALIDATION', errors: [{ field: 'consent', message: 'text-changed' }] }));
    form();
    expect(plain(screen.getByLabelText(/^I authorize Jurilien to charge my card/).closest('div')!.textContent)).toContain(
      '$339.00, taxes included',
    );
    expect(document.body.textContent).not.toContain('{');
    fireEvent.click(consent());
    save();
    await waitFor(() => expect(document.getElementById('top-up-consent-error')?.textContent).toContain('This text has changed'));
    expect(saved).not.toHaveBeenCalled();
  });
  it('are not saved without a yes, nor with a ceiling below one top-up', async () => {
    form();
    fireEvent.change(ceiling(), { target: { value: '100' } });
    save();
    await waitFor(() => expect(document.getElementById('top-up-consent-error')).not.toBeNull());
    expect(document.getElementById('top-up-ceiling-error')).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
  it('are not saved above what is allowed, nor with no figure at all', async () => {
    for (const typed of ['9000', 'beaucoup', '']) {
      cleanup();
      form();
      fireEvent.change(ceiling(), { target: { value: typed } });
      fireEvent.click(consent());
      save();
      await waitFor(() => expect(document.getElementById('top-up-ceiling-error')).not.toBeNull());
    }
    expect(asked).not.toHaveBeenCalled();
  });
  it('ask again for a yes when what would be charged changes', () => {
    form();
    fireEvent.click(consent());
    expect(consent().checked).toBe(true);
    fireEvent.change([...document.querySelectorAll('select')].at(-1)!, { target: { value: '1000' } });
    expect(consent().checked).toBe(false);
    expect(plain(screen.getByText(/I authorize/).textContent)).toContain('$1,017');
  });
  it('start from those in force', () => {
    form({ thresholdCc: 500, cc: 1_000, monthlyCeilingCents: 250_000 });
    expect([...document.querySelectorAll('select')].map((select) => select.value)).toEqual(['500', '1000']);
    expect(ceiling().value).toBe('2,500');
  });
});
