import { Refused } from '@jurilien/event-sourcing';
import { asShipped, given, T0 } from '@jurilien/event-sourcing/testing';
import { withTexts } from '@jurilien/reference';
import { form } from '../../testing.js';
import { submitLead } from './submit-lead.js';

const anon = { actor: { kind: 'anon', id: 'anon' } } as const;
const fieldsOf = (run: () => unknown): Record<string, string> => {
  try {
    run();
  } catch (e) {
    if (e instanceof Refused) return Object.fromEntries(e.fields.map((f) => [f.field, f.message]));
    throw e;
  }
  throw new Error('expected field errors');
};

describe('the sentences of a form', () => {
  const DAY_MS = 86_400_000;
  const today = T0.slice(0, 10);
  const config = withTexts(asShipped(), { 'request-consents': [{ version: 2, effectiveOn: today }] });
  const sent = (shown: string | undefined, days = 0) => {
    const now = new Date(Date.parse(`${today}T05:00:00Z`) + days * DAY_MS).toISOString();
    const consents = { ...form.consents, ...(shown ? { shown } : {}) };
    return given().when(submitLead, { ...form, consents }, { ...anon, now, config });
  };
  const kept = (shown: string | undefined, days?: number) => [
    ...new Set(
      sent(shown, days)
        .events()
        ['lead']!.filter((e) => e.type === 'ConsentRecorded')
        .map((e) => e.data.textVersion),
    ),
  ];
  it('that were shown are what is kept, in the language of the page; those in force where it does not say', () => {
    expect(kept('request-consents/2/en')).toEqual(['request-consents/2/en']);
    expect(kept(undefined)).toEqual(['request-consents/2/fr']);
  });
  it('may have been replaced a week ago, and no longer', () => {
    expect(kept('request-consents/1/fr', 7)).toEqual(['request-consents/1/fr']);
    expect(fieldsOf(() => sent('request-consents/1/fr', 8).events())).toEqual({ 'consents.sharing': 'text-changed' });
  });
  it.each(['request-consents/3/fr', 'terms/1/fr', '2', 'request-consents/2/de'])('are refused where they were never shown: %s', (name) =>
    expect(fieldsOf(() => sent(name).events())).toEqual({ 'consents.sharing': 'text-changed' }),
  );
});
