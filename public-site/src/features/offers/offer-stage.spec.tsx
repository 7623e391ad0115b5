import { cleanup, screen } from '@testing-library/react';
import type { Figures } from '../../lang';
import { figuresWith, plain, show } from '../../testing/show.testing';
import type { Offer } from './offer.server';
import { OfferPage } from './offer-stage';

const OFFER: Offer = {
  leadId: 'lead-1',
  state: 'open',
  code: 'AB12',
  lawyerType: 'family',
  region: 'MTL',
  province: 'QC',
  summary: 'A separation with two children.',
  facts: { urgent: true, lang: 'en' },
  priceCc: 300,
  price: undefined,
  onBoard: false,
  available: { ClaimOffer: true, RefuseOffer: true, RevealClaimNames: true, ConfirmAcceptance: true, DeclareConflict: true },
  availableCc: 500,
  waveEndsAt: '2026-03-02T16:00:00.000Z',
  expiresAt: '2026-03-02T16:00:00.000Z',
  serverNow: '2026-03-02T15:00:00.000Z',
} as unknown as Offer;
const CLAIM = { claimId: 'c1', holdUntil: '2026-03-02T15:10:00.000Z', funded: true, missingCc: 0, extended: false };
const NAMES = { client: 'Anne Roy', others: [{ name: 'Luc Roy', role: 'spouse' }, { unknown: true }] };

const page = (of: object, more: object = {}, path = '/en/leads/lead-1/t', figures?: Figures): string[] => {
  show(
    <OfferPage offer={{ ...OFFER, ...of }} fait={null} errors={{}} commandId="cmd" refuseHref="/en/refuse?t=x" {...more} />,
    path,
    figures,
  );
  return [...document.querySelectorAll<HTMLButtonElement>('button[name=go]')].map((button) => button.value);
};
const words = (): string => plain(document.body.textContent);

describe('an offer, step by step', () => {
  it('first shows the request without anyone’s name, with its price and one button', () => {
    expect(page({})).toEqual(['claim']);
    expect(words()).toContain('3 juricoins');
    expect(words()).not.toContain('Anne Roy');
    expect(document.querySelector('a[href="/en/refuse?t=x"]')).not.toBeNull();
    expect(document.querySelector<HTMLElement>('[data-until]')!.dataset.until).toBe(OFFER.waveEndsAt);
  });
  it('counts as seen only while it is open', () => {
    page({});
    expect(document.querySelector('form[data-viewed] input[name=commandId]')).toHaveProperty('value', 'cmd');
    cleanup();
    page({ state: 'taken' });
    expect(document.querySelector('form[data-viewed]')).toBeNull();
  });
  it('is open to everyone on the board, so that there is nothing to refuse', () => {
    page({ onBoard: true, expiresAt: undefined, waveEndsAt: undefined, available: { ClaimOffer: true } });
    expect(document.querySelector('a[href="/en/refuse?t=x"]')).toBeNull();
  });
  it('leads to the purchase of coins where the balance is too low, but not with a plan', () => {
    page({ availableCc: 200 });
    expect(document.querySelector('a[href^="/en/buy-juricoins?demande=lead-1"]')).not.toBeNull();
    cleanup();
    page({ availableCc: 200, price: { plan: true } });
    expect(document.querySelector('a[href^="/en/buy-juricoins"]')).toBeNull();
    expect(words()).toContain('Included in your plan');
  });
  it('then holds the request and asks before it shows names', () => {
    expect(page({ claim: CLAIM })).toEqual(['names', 'release']);
    expect(words()).not.toContain('Luc Roy');
  });
  it('shows the names it knows, to be checked and accepted or given back', () => {
    expect(page({ claim: { ...CLAIM, names: NAMES } })).toEqual(['accept', 'conflict', 'release']);
    expect([...document.querySelectorAll('.names li')].map((li) => li.firstChild!.textContent)).toEqual(['Anne Roy', 'Luc Roy']);
    expect(screen.getByLabelText(/conflict/i)).toHaveProperty('checked', false);
  });
  it('is accepted without names where they are not shown before', () => {
    const figures = figuresWith({ 'claim.conflictMode': 'none' }, 'QC');
    expect(page({ claim: CLAIM }, {}, undefined, figures)).toEqual(['accept', 'conflict', 'release']);
    expect(words()).toContain('not shown before you accept');
    cleanup();
    expect(page({ claim: CLAIM, province: 'ON' }, {}, undefined, figures)).toEqual(['names', 'release']);
  });
  it('cannot be accepted before its coins are there', () => {
    const available = { ...OFFER.available, ConfirmAcceptance: { code: 'INSUFFICIENT_COINS', detail: 'claim-not-funded' } };
    expect(page({ claim: { ...CLAIM, funded: false, names: NAMES }, available })).toEqual(['conflict', 'release']);
    expect(document.querySelector('a[href^="/en/buy-juricoins"]')).not.toBeNull();
  });
  it('leads from the summary to the statement that is missing', () => {
    page({ claim: { ...CLAIM, names: NAMES } }, { errors: { noConflict: 'Confirm it' } });
    expect(screen.getByRole('alert').querySelector('a')!.getAttribute('href')).toBe('#noConflict');
  });
  it.each(['refused', 'conflict', 'taken', 'expired', 'withdrawn', 'claimed-by-other'])('%s: there is nothing left to hold', (state) => {
    expect(page({ state })).not.toContain('claim');
  });
  it.each(['taken', 'claimed-by-other'])('%s: offers to tell when it is free again, where that would be kept', (state) => {
    expect(page({ state, available: { RequestSecondChance: true } })).toEqual(['second']);
    cleanup();
    expect(page({ state, available: { RequestSecondChance: { code: 'WRONG_STATE', detail: 'lead-ended' } } })).toEqual([]);
  });
  it('says why who may not claim cannot: nothing is sent that could only be refused', () => {
    const stopped = { code: 'FORBIDDEN', detail: 'E01-paused' };
    page({ available: { ClaimOffer: stopped } });
    expect(document.querySelector('button[value=claim]')).toHaveProperty('disabled', true);
    expect(words()).toContain('Your account is paused');
    cleanup();
    page({ claim: CLAIM, available: { RevealClaimNames: stopped } });
    expect(document.querySelector('button[value=names]')).toHaveProperty('disabled', true);
    expect(words()).toContain('Your account is paused');
  });
  it('goes back to the start when the hold ran out', () => {
    expect(page({ claim: CLAIM, state: 'open' }, { outcome: 'claimExpired' })).not.toContain('names');
  });
  it('speaks the language of its link', () => {
    page({}, {}, '/leads/lead-1/t');
    expect(words()).toContain('Prix d’accès');
  });
});
