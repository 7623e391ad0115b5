import { fold } from '@jurilien/event-sourcing';
import { at, configWith, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, submitted } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { claimed, claimOf, made, ofClaim, offerOf, ofOffer, pro, round, running, wave } from '@jurilien/search/testing';
import { finderWith, lookupWith } from '../acted-out.testing.js';
import type { About } from '../lookup.js';
import type { ListedRequest } from '../questions.js';
import type { Finder, LinkMade, Reader } from '../variable.js';
import { variableOf } from './index.js';

const reader = (lang: 'fr' | 'en'): Reader => ({ kind: 'professional', id: pro(1), lang, zone: 'America/Toronto' });
const states = (past: Past, more: object = {}) => ({
  distribution: fold(distribution, recorded(distribution, leadId, past)),
  lead: fold(lead, recorded(lead, leadId, submitted)),
  ...more,
});
const finder = (about: About, past: Past = running, { now = T0, ...more }: { now?: string; professional?: object } = {}): Finder =>
  finderWith(lookupWith(about, states(past, more), now));
/** What a name of a template says to a reader. */
const says = async (template: string, name: string, l: Finder, lang: 'fr' | 'en' = 'fr') =>
  variableOf(template, name)!.find(l, reader(lang));

describe('an offer', () => {
  const l = finder(ofOffer(1));
  it.each([
    ['field', 'Droit de la famille', 'Family law'],
    ['region', 'Montréal', 'Montréal'],
    ['price', '1 juricoin', '1 juricoin'],
    ['endsAt', 'lundi 10 h 30', 'Monday 10:30 a.m.'],
  ])('says its %s, as its reader reads it', async (name, fr, en) =>
    expect([await says('R10', name, l), await says('R10', name, l, 'en')]).toEqual([fr, en]),
  );
  it('is that of the occurrence, or the last one of its professional', async () => {
    const twice = [...running, made(1, { offerId: offerOf(9), priceCc: 50 })];
    expect(await says('R14', 'price', finder({ leadId, professionalId: pro(1) }, twice))).toBe('0,5 juricoin');
    expect(await says('R10', 'price', finder(ofOffer(1), twice))).toBe('1 juricoin');
  });
  it('has no price that is not its own', async () => expect(await says('R10', 'price', finder({ leadId, offerId: 'x' }))).toBeUndefined());
  it('costs nothing in coins where a plan covers it', async () => {
    const plan = [round({ billing: 'subscription' }), wave(), made(1)];
    const words = [await says('R10', 'price', finder(ofOffer(1), plan)), await says('R10', 'price', finder(ofOffer(1), plan), 'en')];
    expect(words).toEqual(['compris dans votre forfait', 'included in your plan']);
  });
});

it('a claim says how many minutes are left, begun ones whole, and what it costs', async () => {
  const past = [...running, claimed(1)];
  const l = finder(ofClaim(1), past, { now: at(7.5) });
  expect(await says('R12', 'minutes', l)).toBe(3);
  expect(await says('auto-claimed', 'price', l)).toBe('1 juricoin');
  expect(await says('R12', 'minutes', finder(ofClaim(1), past, { now: at(60) }))).toBeUndefined();
  expect(await says('auto-claimed', 'price', finder({ ...ofClaim(1), claimId: claimOf(9) }, past))).toBeUndefined();
});

describe('links', () => {
  const asked: unknown[] = [];
  const l: Finder = {
    ...finder({ leadId, professionalId: pro(1) }),
    link: (purpose, _reader, made?: LinkMade) => {
      asked.push([purpose, made]);
      return Promise.resolve('https://jurilien.example/l');
    },
  };
  it('open an offer, refuse it, or open a request of the board, which has no offer before it is claimed', async () => {
    for (const [template, name] of [
      ['R10', 'offerUrl'],
      ['R10', 'refuseUrl'],
      ['board-alert', 'offerUrl'],
    ] as const)
      await says(template, name, l);
    expect(asked).toEqual([
      ['offer', undefined],
      ['offer', { page: 'refusal' }],
      ['offer', { subject: { leadId, professionalId: pro(1) } }],
    ]);
  });
});

describe('lists', () => {
  const one = (n: number): ListedRequest => ({ code: `K${n}`, lawyerType: 'family', region: '06', province: 'QC' });
  const taken = (count: number): Finder => {
    const l = finder({ professionalId: pro(1), from: at(0), until: at(60) });
    return { ...l, ask: { ...l.ask, takenByOthers: () => Promise.resolve(Array.from({ length: count }, (_, n) => one(n))) } };
  };
  it('count what others took', async () => {
    const words = async (count: number) => [await says('R13', 'count', taken(count)), await says('R13', 'count', taken(count), 'en')];
    expect(await words(1)).toEqual(['1 demande', '1 request']);
    expect(await words(3)).toEqual(['3 demandes', '3 requests']);
  });
  it('name ten requests at most', async () => {
    expect(await says('R13', 'list', taken(2))).toBe('K0 (Droit de la famille, Montréal), K1 (Droit de la famille, Montréal)');
    expect(await says('R13', 'list', taken(2), 'en')).toBe('K0 (Family law, Montréal), K1 (Family law, Montréal)');
    expect(await says('R13', 'list', taken(11))).toMatch(/K9 \([^)]+\)…$/);
    expect(await says('R13', 'list', taken(10))).not.toContain('…');
  });
  it('are empty where nothing is left, so that no letter goes out', async () => expect(await says('R13', 'list', taken(0))).toBe(''));
  it('of the board hold what is still free for their reader', async () => {
    const l = finder({ professionalId: pro(1), leadIds: ['a', 'b', 'c'] });
    const free: Finder = { ...l, ask: { ...l.ask, isOnBoardFor: (id) => Promise.resolve(id !== 'b') } };
    expect([await says('board-digest', 'count', free), await says('board-digest', 'count', free, 'en')]).toEqual([
      '2 demandes libres',
      '2 open requests',
    ]);
    expect(await says('board-digest', 'list', free)).toBe('K7QF (Droit de la famille, Montréal), K7QF (Droit de la famille, Montréal)');
    const only: Finder = { ...l, ask: { ...l.ask, isOnBoardFor: (id) => Promise.resolve(id === 'a') } };
    expect([await says('board-digest', 'count', only), await says('board-digest', 'count', only, 'en')]).toEqual([
      '1 demande libre',
      '1 open request',
    ]);
  });
});

describe('how a professional takes offers', () => {
  const about = { professionalId: pro(1) };
  const pauses = [{ scope: 'all', until: '2026-11-07T19:30:00.000Z' }];
  it('says figures of the configuration, and what was counted when it was noticed', async () => {
    const config = configWith({ 'ignored.count': 8 });
    const l = finder(about);
    expect(await says('R46', 'count', { ...l, config })).toBe(8);
    expect(await says('R46', 'count', { ...finder({ ...about, vars: { count: 5 } }), config })).toBe(5);
    expect(await says('R46', 'days', l)).toBe(14);
    expect(await says('R46', 'pauseAfterDays', l)).toBe(7);
    expect(await says('R47', 'pauseDays', l)).toBe(7);
    expect(await says('auto-claim-off', 'count', l)).toBe(2);
  });
  it('says when a pause ends, and when offers resume or resumed', async () => {
    const l = finder(about, running, { professional: { ...professional.initial, pauses } });
    expect(await says('R47', 'until', l)).toBe('samedi 7 novembre à 14 h 30');
    expect(await says('R47', 'until', l, 'en')).toBe('Saturday, November 7 at 2:30 p.m.');
    for (const name of ['until', 'since'])
      expect(await says('R48', 'until', finder({ ...about, vars: { [name]: pauses[0]!.until } }))).toBe('samedi 7 novembre à 14 h 30');
    expect(await says('R48', 'until', finder(about))).toBeUndefined();
  });
  it('leads to its pages in the language of its reader', async () => {
    const l = finder(about);
    const pages = [
      ['R46', 'pauseUrl', '/pause', '/en/pause'],
      ['auto-claim-off', 'profileUrl', '/profil', '/en/profile'],
      ['R13', 'offersUrl', '/mes-offres', '/en/my-offers'],
      ['board-digest', 'boardUrl', '/leads', '/en/leads'],
      ['board-alert', 'alertsUrl', '/leads', '/en/leads'],
    ] as const;
    for (const [template, name, fr, en] of pages)
      expect([await says(template, name, l), await says(template, name, l, 'en')]).toEqual(
        [fr, en].map((path) => `https://jurilien.example${path}`),
      );
  });
  it('a reservation lasts as long as the configuration says', async () => {
    expect(await says('board-alert', 'minutes', finder(about))).toBe(10);
    expect(await says('board-alert', 'minutes', { ...finder(about), config: configWith({ 'claim.holdMinutes': 8 }) })).toBe(8);
  });
});
