import { asShipped } from '@jurilien/event-sourcing/testing';
import { isUrgent, lead } from '@jurilien/lead';
import { shippedConfig } from '@jurilien/reference';
import { fieldsOf } from '../../public-site/src/features/intake/questions/fields';
import { promiseText } from '../../public-site/src/features/intake/quick/promise.server';
import { cannotWait, helpFor, URGENCIES, urgentFacts } from '../../public-site/src/features/intake/quick/quick';

const NOW = '2026-11-03T15:00:00.000Z';
const SUNDAY = '2026-11-01T15:00:00.000Z';

/** What the search makes of the answers of S02. */
const hurries = (urgency: (typeof URGENCIES)[number]): boolean => {
  const { specificQuestions, ...facts } = fieldsOf({ ...urgentFacts(urgency), courtDate: '2026-11-05' });
  return isUrgent({ ...lead.initial, facts, specificQuestions: specificQuestions ?? {} } as Parameters<typeof isUrgent>[0], {
    now: NOW,
    config: asShipped(),
  });
};

describe('the quick request', () => {
  it.each(URGENCIES)('hurries the search exactly when it says so: %s', (urgency) => expect(hurries(urgency)).toBe(cannotWait(urgency)));
  it.each(URGENCIES.filter(cannotWait))('shows whom to call before anything else: %s', (urgency) => {
    for (const province of ['QC', 'ON'] as const) expect(helpFor(urgency, province)[0]).toEqual({ said: 'danger', number: '911' });
  });
  it('names the line of the province', () => {
    const numbers = (province: 'QC' | 'ON') => helpFor('violence', province).map((h) => h.number);
    expect(numbers('QC')).toEqual(['911', '1 800 363-9010', '811']);
    expect(numbers('ON')).toEqual(['911', '1 866 863-0511']);
    expect(helpFor('detained', 'QC').map((h) => h.said)).toEqual(['danger', 'duty']);
    expect(helpFor('detained', 'ON').map((h) => h.said)).toEqual(['danger', 'lao']);
  });
  it('is shown for a court date and for what the team marked, by province', () => {
    for (const why of ['court', 'marked'] as const) {
      expect(helpFor(why, 'QC').map((h) => h.number)).toEqual(['911', '811']);
      expect(helpFor(why, 'ON').map((h) => h.number)).toEqual(['911', '1 800 668-8258']);
    }
  });
  it('shows no number when nothing presses', () => expect(helpFor('calmly', 'QC')).toEqual([]));
  it.each([
    [45, 'acceptance was 45 minutes'],
    [180, 'acceptance was 3 business hours'],
    [1_440, 'acceptance was 3 business days'],
    [null, 'a time that we cannot keep'],
  ])('promises the median that was lived: %s', (median, said) =>
    expect(promiseText(median, 'QC', NOW, 'en', shippedConfig)).toContain(said),
  );
  it('says when we reopen, outside opening hours', () => {
    expect(promiseText(45, 'QC', SUNDAY, 'fr', shippedConfig)).toContain('en dehors des heures d’ouverture');
    expect(promiseText(45, 'QC', SUNDAY, 'en', shippedConfig)).toContain('We reopen Monday 9 a.m.');
  });
});
