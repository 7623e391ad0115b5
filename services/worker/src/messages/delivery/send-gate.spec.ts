import { isKeywordAnswer } from './send-check.js';

it('only the answers a carrier requires go past the STOP list', () => {
  expect(['keyword-stop', 'keyword-help', 'keyword-start'].every(isKeywordAnswer)).toBe(true);
  expect(['inbox-receipt', 'claim-held', 'R10', 'thread', 'contact-code'].some(isKeywordAnswer)).toBe(false);
});
