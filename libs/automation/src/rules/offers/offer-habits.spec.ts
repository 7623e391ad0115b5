import { at, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { pro } from '@jurilien/search/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import type { About } from '../../lookup.js';

const DAY = 1_440;
const ofPro = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  professional,
  pro(1),
  type,
  { professionalId: pro(1), ...data },
  minutes,
];
const run = (rule: string, n: number, about: object = {}) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${pro(1)}:${n}`,
  input: { rule, ruleVersion: 1, professionalId: pro(1), ...about },
});

describe('offers no one answers', () => {
  it('lead to a suggestion', () =>
    expect(runsAsShipped(ofPro('IgnoredOffersNoticed', { count: 5, days: 14 }), ofPro('IgnoredOffersAnswered'))).toEqual([
      run('R46', 1, { vars: { count: 5 } }),
    ]));
  it('and to a pause that is said at once when we made it', () =>
    expect(runsAsShipped(ofPro('OffersPaused', { scope: 'all', until: at(7 * DAY), auto: true }))).toEqual([run('R47', 1)]));
});

it('the end of a pause is said the day before and when it comes; one that is resumed by hand is not', () => {
  const until = at(3 * DAY);
  const runs = runsAsShipped(
    ofPro('OffersPaused', { scope: 'all', until }),
    ofPro('PauseEndAnnounced', { scope: 'all', until }, 2 * DAY),
    ofPro('OffersResumed', { scope: 'all', auto: true }, 3 * DAY),
    ofPro('OffersResumed', {}, 3 * DAY),
  );
  expect(runs).toEqual([run('R48', 2, { vars: { until } }), run('R48', 3, { vars: { since: until } })]);
});

describe('messages about how a member takes offers', () => {
  const verdict = (rule: string, given: Partial<ProfessionalState>, vars: About['vars'] = {}, now = T0) =>
    verdictOf(rule, lookupWith({ professionalId: pro(1), vars }, { professional: given }, now));
  const pause = { scope: 'all', until: at(DAY) } as const;

  it('R46 is taken back by any answer', async () => {
    expect(await verdict('R46', { ignoredNoticedAt: T0 })).toBe('sent');
    expect(await verdict('R46', {})).toBe('Z02');
  });
  it('R47 speaks of a pause of all offers that holds and has an end', async () => {
    expect(await verdict('R47', { pauses: [pause] })).toBe('sent');
    expect(await verdict('R47', { pauses: [] })).toBe('Z02');
    expect(await verdict('R47', { pauses: [pause] }, {}, at(2 * DAY))).toBe('Z02');
    expect(await verdict('R47', { pauses: [{ scope: 'all' }] })).toBe('Z02');
    expect(await verdict('R47', { pauses: [{ ...pause, scope: 'field', value: 'family' }] })).toBe('Z02');
  });
  it('R48 speaks the day before of a pause that still ends then', async () => {
    expect(await verdict('R48', { pauses: [pause] }, { until: at(DAY) })).toBe('sent');
    expect(await verdict('R48', { pauses: [pause] }, { until: at(2 * DAY) })).toBe('Z02');
    expect(await verdict('R48', { pauses: [] }, { until: at(DAY) })).toBe('Z02');
  });
  it('R48 speaks at the end unless another pause has started', async () => {
    expect(await verdict('R48', { pauses: [] }, { since: T0 })).toBe('sent');
    expect(await verdict('R48', { pauses: [pause] }, { since: T0 })).toBe('Z02');
  });
});
