import { kindOf, rulesOfKind } from './render.js';
import { templates } from './templates/index.js';

it('only the answers a carrier requires go past the STOP list', () => {
  expect(['keyword-stop', 'keyword-help', 'keyword-start'].every((rule) => kindOf(rule) === 'carrier-answer')).toBe(true);
  expect(['inbox-receipt', 'claim-held', 'R10', 'thread', 'contact-code'].some((rule) => kindOf(rule) === 'carrier-answer')).toBe(false);
  expect(rulesOfKind('carrier-answer').toSorted()).toEqual(['keyword-help', 'keyword-start', 'keyword-stop']);
});

it('offers are those that waves pace, and only news of one’s own claim never wait', () => {
  expect(rulesOfKind('offer').toSorted()).toEqual(['R10', 'R11', 'R14']);
  expect(rulesOfKind('claim').toSorted()).toEqual(['R12', 'claim-ended']);
  expect(rulesOfKind('digest')).toEqual(['R13']);
});

it('only the reason for a refusal goes to a blocked request', () => {
  expect(
    Object.values(templates)
      .filter((t) => t.toBlocked)
      .map((t) => t.rule),
  ).toEqual(['R60']);
});
