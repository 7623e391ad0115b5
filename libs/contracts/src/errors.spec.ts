import type { RefusalCode } from '@jurilien/event-sourcing';
import { ERRORS, errorText, HTTP_ERRORS, UNEXPECTED, type ErrorCode } from './errors.js';

/** Both directions fail to compile when a refusal has no words, or words have no refusal. */
const worded: Record<RefusalCode, unknown> = ERRORS;
const refusable = (code: ErrorCode): RefusalCode => code;

describe('error texts', () => {
  it.each(Object.keys(worded) as ErrorCode[])('%s says something different in each language', (code) => {
    expect(refusable(code)).toBe(code);
    expect(ERRORS[code].fr.length).toBeGreaterThan(10);
    expect(ERRORS[code].fr).not.toBe(ERRORS[code].en);
    expect(errorText(code, 'fr')).toBe(ERRORS[code].fr);
  });
  it.each(Object.entries(HTTP_ERRORS))('%s, which the API says by itself, too', (code, { fr, en }) => {
    expect(fr).not.toBe(en);
    expect(errorText(code, 'en')).toBe(en);
  });
  it('an unknown code is a fault of ours', () => {
    expect(errorText('toString', 'en')).toBe(UNEXPECTED.en);
  });
});
