import { agreedTextAt, namedText, shippedConfig, SHOWN_DAYS, storedText, textInWords, textName, withTexts } from './index.js';

const from = (version: number, effectiveOn: string) => ({ version, effectiveOn });
const config = withTexts(shippedConfig, { 'top-up-consent': [from(2, '2027-01-01'), from(3, '2027-02-01')] });
const at = (now: string, shown?: string) => agreedTextAt({ document: 'top-up-consent', shown, lang: 'en' }, { now, config });
const name = (version: number) => `top-up-consent/${version}/fr`;

describe('the text that someone agrees to', () => {
  it('is the one in force, in the language of the page, where the page does not say', () => {
    expect(at('2026-12-31T12:00:00Z')).toBe('top-up-consent/1/en');
    expect(at('2027-01-01T05:00:00Z')).toBe('top-up-consent/2/en');
  });
  it('is the one that was shown while it is in force, and some days after it was replaced', () => {
    expect(at('2027-01-01T04:59:59Z', name(1))).toBe(name(1));
    expect(SHOWN_DAYS).toBe(7);
    expect(at('2027-01-08T05:00:00Z', name(1))).toBe(name(1));
    expect(at('2027-01-08T05:00:01Z', name(1))).toBeUndefined();
  });
  it('is never one that is to come, that never was, or of another document', () => {
    for (const shown of [name(3), name(4), 'purchase-terms/1/fr', 'top-up-consent/2', 'top-up-consent/02/fr', '2026-11-01'])
      expect(at('2027-01-15T12:00:00Z', shown)).toBeUndefined();
    expect(at('2027-01-15T12:00:00Z', name(2))).toBe(name(2));
  });
});

describe('the text that an agreement was given to', () => {
  it('is named by its document, its version and its language', () => {
    const shown = { document: 'purchase-terms', version: 12, lang: 'en' } as const;
    expect(namedText(textName(shown))).toEqual(shown);
    expect(storedText('purchase-terms/12/en', 'terms')).toEqual(shown);
  });
  it.each([
    ['2', 'request-consents', 'request-consents', 2],
    ['phone-1', 'request-consents', 'phone-script', 1],
    ['sms-page-1', 'request-consents', 'message-choices', 1],
    ['preferences-page-1', 'message-choices', 'message-choices', 1],
    ['1', 'referral-statements', 'referral-statements', 1],
    ['2026-11', 'terms', 'terms', 1],
    ['2026-11-01', 'purchase-terms', 'purchase-terms', 1],
    ['2026-12-24', 'top-up-consent', 'top-up-consent', 1],
  ] as const)('is known of agreements of before: %s', (stored, about, document, version) =>
    expect(storedText(stored, about)).toEqual({ document, version }),
  );
  it('can be said in words', () => {
    expect(textInWords('top-up-consent/2/en', 'top-up-consent', 'fr')).toBe('Autorisation de recharge automatique, version 2 (EN)');
    expect(textInWords('phone-1', 'request-consents', 'en')).toBe('Consents read on the phone, version 1');
  });
});
