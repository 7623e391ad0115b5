import { LAWYER_TYPES } from './lawyer-types.js';
import { limitedTask, LIMITED_TASKS, LIMITED_TASKS_READ } from './limited-tasks.js';

describe('the catalogue of limited tasks', () => {
  it('has at least ten, each of its own id and of a field there is', () => {
    expect(LIMITED_TASKS.length).toBeGreaterThanOrEqual(10);
    expect(new Set(LIMITED_TASKS.map((t) => t.id)).size).toBe(LIMITED_TASKS.length);
    expect(LIMITED_TASKS.filter((t) => !LAWYER_TYPES.some((l) => l.code === t.field))).toEqual([]);
    expect(limitedTask('ticket')?.field).toBe('traffic');
    expect(limitedTask('divorce-for-free')).toBeUndefined();
  });
  it('says the same things in both languages', () =>
    expect(LIMITED_TASKS.filter((t) => t.includes.fr.length !== t.includes.en.length).map((t) => t.id)).toEqual([]));
  it('gives no price without a range, a day before the reading and a source that can be opened', () => {
    for (const { price } of LIMITED_TASKS) {
      if (!price) continue;
      expect(price.fromDollars).toBeLessThan(price.toDollars);
      expect(price.published < LIMITED_TASKS_READ).toBe(true);
      expect(price.url).toMatch(/^https:\/\//);
      expect(price.source.fr && price.source.en && price.scope.fr && price.scope.en).toBeTruthy();
    }
  });
});
