import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { packed, averaging, type OwnWave } from '@jurilien/runtime';
import type { Matching, Ranked } from '@jurilien/search';
import { fatesOf, monthOf, monthsOf, type SentOffer } from './transparency.js';

const ZONE = 'America/Toronto';
const leadId = '018f2a10-0000-7000-8001-000000000001';
const other = '018f2a10-0000-7000-8001-000000000002';
const wave = (over: Partial<OwnWave> = {}): OwnWave => ({
  leadId,
  round: 1,
  wave: 1,
  at: '2026-11-02T15:00:00.000Z',
  eligible: true,
  seat: false,
  fairness: false,
  ...over,
});
const excluded = (code: string, over: Partial<OwnWave> = {}): OwnWave => wave({ code, eligible: Number(code.slice(1)) > 20, ...over });
const offer = (over: Partial<SentOffer> = {}): SentOffer => ({ leadId, round: 1, wave: 1, sentAt: '2026-11-02T15:00:00.000Z', ...over });
const fates = (waves: OwnWave[], offers: SentOffer[] = [], inside = true) => fatesOf(waves, offers, () => inside);

const monthsAt = (now: string, config = asShipped()) => monthsOf({ now, config }, ZONE);

describe('months of the report', () => {
  it('are calendar months of the province’s zone, across the change of the clock', () => {
    const [november, october] = monthsAt('2026-11-21T20:00:00.000Z');
    expect(november).toEqual({ month: '2026-11', from: '2026-11-01T04:00:00.000Z', to: '2026-12-01T05:00:00.000Z', complete: false });
    expect(october).toMatchObject({ month: '2026-10', from: '2026-10-01T04:00:00.000Z', to: november!.from, complete: true });
  });
  it('are six at most, and none of which days are gone already', () => {
    expect(monthsAt('2026-11-21T20:00:00.000Z').map((m) => m.month)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
    ]);
    expect(monthsAt('2026-08-30T16:00:00.000Z').at(-1)!.month).toBe('2026-04');
  });
  it('are as many as explanations are kept of', () => {
    const kept = monthsAt('2026-11-21T20:00:00.000Z', configWith({ 'matching.explanationDays': 60 }));
    expect(kept.map((m) => m.month)).toEqual(['2026-11', '2026-10']);
  });
  it('begin and end at midnight there, not in Greenwich', () =>
    expect([monthsAt('2026-11-01T03:59:59.999Z')[0]!.month, monthsAt('2026-11-01T04:00:00.000Z')[0]!.month]).toEqual([
      '2026-10',
      '2026-11',
    ]));
});

describe('what became of a request', () => {
  it.each<[string, Partial<SentOffer>, OwnWave[]]>([
    ['points', {}, [wave({ seat: true })]],
    ['fairness', {}, [wave({ seat: true, fairness: true })]],
    ['fairness', { wave: 2 }, [wave(), wave({ wave: 2, seat: true, fairness: true })]],
    ['points', { wave: 2 }, [wave({ fairness: true, seat: true }), wave({ wave: 2, seat: true })]],
    ['exploration', { parts: { exploration: 50 } }, [wave({ seat: true })]],
    ['points', { parts: { exploration: 0 } }, [wave({ seat: true })]],
    ['manual', { manual: true, parts: { exploration: 50 } }, [excluded('E10')]],
    ['board', { board: true }, [excluded('E18')]],
    ['board', { board: true }, []],
  ])('asked: %s', (askedBy, given, waves) => {
    const [fate] = fates(waves, [offer(given)]);
    expect(fate).toMatchObject({ askedBy, inside: true });
    expect(fate!.code).toBeUndefined();
  });
  it.each<[string, OwnWave[]]>([
    ['E10', [excluded('E10')]],
    ['E17', [excluded('E17'), excluded('E18', { wave: 2 })]],
    ['queued', [wave()]],
    ['queued', [excluded('E21'), wave({ wave: 2 })]],
    ['queued', [wave(), excluded('E17', { wave: 2 })]],
    ['E21', [excluded('E17'), excluded('E21', { wave: 2 })]],
    ['E22', [excluded('E22')]],
  ])('not asked: %s', (code, waves) => expect(fates(waves)[0]).toMatchObject({ code, inside: true }));
  it('counts once, when it first came up, however many waves and offers it had', () => {
    const later = '2026-12-02T15:00:00.000Z';
    const all = fates(
      [wave(), wave({ wave: 2, at: later, seat: true })],
      [offer({ wave: 2, sentAt: later }), offer({ round: 2, sentAt: later })],
    );
    expect(all).toHaveLength(1);
    expect(all[0]!.at).toBe('2026-11-02T15:00:00.000Z');
  });
  it('is not theirs when the code says so, or when the practice would not have reached it', () => {
    expect(fates([excluded('E04')])[0]!.inside).toBe(false);
    expect(fates([excluded('E06')])[0]!.inside).toBe(false);
    expect(fates([excluded('E01')], [], false)[0]!.inside).toBe(false);
    expect(fates([excluded('E01')])[0]!.inside).toBe(true);
    expect(fates([wave()], [], false)[0]!.inside).toBe(true);
    expect(fates([excluded('E06')], [offer({ manual: true })], false)[0]!.inside).toBe(true);
  });
});

describe('a month', () => {
  const month = (complete: boolean, k: number, config = asShipped()) =>
    monthOf(
      { month: '2026-10', from: '', to: '', complete },
      fates(
        [excluded('E17'), wave({ leadId: other, seat: true }), excluded('E04', { leadId: 'far' }), excluded('E17', { leadId: 'third' })],
        [offer({ leadId: other })],
      ),
      { own: { field: 250 }, k, others: { field: 200 } },
      config,
    );
  it('adds up: asked and not asked are all that was considered', () => {
    const m = month(true, 10);
    expect(m).toEqual({
      month: '2026-10',
      complete: true,
      considered: 3,
      outside: 1,
      eligible: 1,
      asked: 1,
      askedBy: { points: 1, fairness: 0, exploration: 0, manual: 0, board: 0 },
      notAsked: [{ code: 'E17', n: 2 }],
      own: { field: 250 },
      others: { k: 10, parts: { field: 200 } },
    });
    expect(m.asked + m.notAsked.reduce((sum, { n }) => sum + n, 0)).toBe(m.considered);
  });
  it('says nothing of others when they are fewer than ten, or while it runs', () => {
    expect(month(true, 9).others).toBeNull();
    expect(month(true, 9, configWith({ 'stats.kMin': 9 })).others).toEqual({ k: 9, parts: { field: 200 } });
    expect(month(false, 50).others).toBeNull();
    expect(month(false, 50).own).toEqual({ field: 250 });
  });
});

describe('averages by part', () => {
  const PART = { field: 0, territory: 0, needs: 0, answering: 0, contactSla: 0, rotation: 0, exploration: 0 };
  const ranking = (size: number, ...ranked: (readonly [id: number, field: number])[]): Buffer =>
    packed(
      {
        excludedById: new Map(),
        ranked: ranked.map(([id, field]) => ({ professionalId: String(id), parts: { ...PART, field } }) as unknown as Ranked),
      } as unknown as Matching,
      size,
      Number,
    ).ranked;
  const of = (me: number, ...rankings: Buffer[]) => {
    const sums = averaging(me);
    for (const r of rankings) sums.add(r);
    return sums.result();
  };
  const field = (parts: Readonly<Record<string, number>> | null) => parts?.['field'];

  it('compare with those who had a seat, never with oneself or who waited', () => {
    const { own, k, others } = of(3, ranking(3, [1, 250], [3, 200], [2, 150], [4, 10]));
    expect([field(own), k, field(others)]).toEqual([200, 2, 200]);
  });
  it('weigh each other person the same, however often they were asked', () => {
    const { k, others } = of(3, ...Array.from({ length: 9 }, () => ranking(1, [1, 250], [3, 0])), ranking(1, [2, 150], [3, 0]));
    expect([k, field(others)]).toEqual([2, 200]);
  });
  it('are nothing of nothing', () => expect(of(3)).toEqual({ own: null, k: 0, others: null }));
});
