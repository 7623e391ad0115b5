import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import type { Lead } from '../lead';
import { PricePanel } from './PricePanel';

const lead = { id: 'lead-1', province: 'ON', version: 3 } as unknown as Lead;
const preview = {
  baseCc: 200,
  factors: [
    { code: 'smallMandate', bp: 6_000 },
    { code: 'rate', bp: 11_000 },
  ],
  coinValueCc: 150,
};
/** What is listed, as one sees it: each term with what stands beside it. */
const rows = () =>
  [...document.querySelectorAll('dt')].map((term) =>
    [term, term.nextElementSibling].map((node) => node?.textContent?.replace(/[\u00a0\u202f]/g, ' ')),
  );
const panel = async (over: Partial<Lead> = {}, why: () => string | undefined = () => undefined) => {
  const open = jest.fn();
  await show(<PricePanel lead={{ ...lead, ...over }} why={why} label={(command) => command} open={open} />);
  await screen.findByText('Base');
  return open;
};

describe('the price in the workbench', () => {
  it('adds up: base, each factor, their product, its rounding, the price', async () => {
    answering(() => ({ body: preview }));
    await panel();
    expect(rows().map(([, value]) => value)).toEqual(['2 jc', '× 0,6', '× 1,1', '1,32 jc', '1,5 jc', '1,5 jc']);
  });
  it('rounds by the steps and bounds in force', async () => {
    answering(() => ({ body: preview }));
    await show(<PricePanel lead={lead} why={() => undefined} label={(command) => command} open={jest.fn()} />, '/', {
      'pricing.stepCc': 100,
      'pricing.maxCc': 500,
    });
    await screen.findByText('Base');
    expect(rows().map(([, value]) => value)).toContain('2 jc');
    expect(document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain('5 jc');
  });
  it('opens the command that moves it', async () => {
    answering(() => ({ body: preview }));
    const open = await panel();
    await userEvent.click(screen.getByRole('button', { name: 'SetLeadPrice' }));
    expect(open).toHaveBeenCalledWith('SetLeadPrice');
  });
  it('opens nothing while a reason stands against it, and states the reason', async () => {
    answering(() => ({ body: preview }));
    const open = await panel({}, () => 'Prenez d’abord la demande');
    const button = screen.getByRole('button', { name: /SetLeadPrice/ });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toContain('Prenez d’abord la demande');
    expect(open).not.toHaveBeenCalled();
  });
});
