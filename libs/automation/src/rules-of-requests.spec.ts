import { documents } from '@jurilien/documents';
import { at, configWith, effectsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { leadId, personId, submitted } from '@jurilien/lead/testing';
import { atWorkByTrigger } from './at-work.js';
import { automationRule } from './automation-rule.js';
import { holds } from './condition.js';
import { rulesEngine } from './engine.js';
import { factsFor } from './facts/index.js';
import type { About, Lookup } from './lookup.js';
import { shippedRule } from './rules/index.js';
import { TRIGGERS } from './triggers/index.js';

const engine = rulesEngine(TRIGGERS, () =>
  atWorkByTrigger(
    () => automationRule.initial,
    () => 1,
  ),
);
const of = (type: string, data: Record<string, unknown>): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const [, asSubmitted] = submitted.find(([type]) => type === 'LeadSubmitted')! as unknown as [string, { facts: object }];
const sent = (facts: Record<string, unknown> = {}): StoryEvent =>
  of('LeadSubmitted', { ...asSubmitted, facts: { ...asSubmitted.facts, ...facts } });
const edited = (facts: Record<string, unknown>): StoryEvent => of('LeadEdited', { personId, changed: Object.keys(facts), facts });
/** Key and due instant of the runs that an event makes of some rules. */
const runs = (event: StoryEvent, rules: readonly string[], config?: ReturnType<typeof configWith>) =>
  effectsOf(
    engine,
    story(event).map((e) => ({ ...e, ...(config ? { config } : {}) })),
  ).flatMap((e) => (e.do === 'work' && rules.includes(String(e.input['rule'])) ? [[e.key, e.dueAt] as const] : []));

/** Why a rule writes nothing about a request as it is: stopped, not true, or nothing. */
async function verdict(code: string, request: Partial<LeadState>, { about = {}, uploaded = 0 }: { about?: About; uploaded?: number } = {}) {
  const state: LeadState = {
    ...lead.initial,
    leadId,
    status: 'ToValidate',
    ...request,
    facts: { ...lead.initial.facts, ...request.facts },
  };
  const papers = {
    ...documents.initial,
    documents: Array.from({ length: uploaded }, () => ({ documentId: 'd', type: 'pdf', bytes: 1, at: at(0) })),
  };
  const states: Record<string, unknown> = { lead: state, documents: papers };
  const lookup = {
    about: { leadId, ...about },
    state: (d: { category: string }) => Promise.resolve(states[d.category]),
  } as unknown as Lookup;
  const { stop, when } = shippedRule(code)!.text;
  const facts = await factsFor([stop, when], lookup);
  if (stop && holds(stop, facts)) return 'Z01';
  return when && !holds(when, facts) ? 'Z02' : 'sent';
}
const facts = (of: Partial<LeadState['facts']>) => ({ facts: { ...lead.initial.facts, ...of } });

describe('R05 and R06: please confirm', () => {
  it('wait half an hour and twenty hours, once per request', () =>
    expect(runs(sent(), ['R05', 'R06'])).toEqual([
      [`R05:${leadId}`, at(30)],
      [`R06:${leadId}`, at(20 * 60)],
    ]));
  it.each(['R05', 'R06'])('%s goes out until any address is proven, or the team has answered, or it has ended', async (code) => {
    expect(await verdict(code, { status: 'AwaitingConfirmation' })).toBe('sent');
    expect(await verdict(code, { status: 'ToValidate' })).toBe('sent');
    expect(await verdict(code, facts({ emailConfirmed: true }))).toBe('Z01');
    expect(await verdict(code, facts({ phoneNumberConfirmed: true }))).toBe('Z01');
    expect(await verdict(code, { status: 'Withdrawn' })).toBe('Z01');
    expect(await verdict(code, { status: 'Offering' })).toBe('Z02');
  });
});

describe('R08: the question waits', () => {
  const asked = of('LeadInfoRequested', { personId, questions: [], dueAt: at(72 * 60) });
  it('waits as long as the configuration says', () => {
    expect(runs(asked, ['R08'])).toEqual([[`R08:${leadId}:1`, at(24 * 60)]]);
    expect(runs(asked, ['R08'], configWith({ 'lead.info.remindHours': 48 }))).toEqual([[`R08:${leadId}:1`, at(48 * 60)]]);
  });
  it('has the key it always had where an older version has waited already', () =>
    expect(runs(of('LeadInfoReminded', {}), ['R08'])).toEqual([[`R08:${leadId}:1`, undefined]]));
  it('goes out while that question waits, not for another one', async () => {
    const waits = { status: 'AwaitingInfo', infoDueAt: at(72 * 60) } as const;
    expect(await verdict('R08', waits, { about: { forDate: at(72 * 60) } })).toBe('sent');
    expect(await verdict('R08', waits)).toBe('sent');
    expect(await verdict('R08', waits, { about: { forDate: at(10) } })).toBe('Z01');
    expect(await verdict('R08', { ...waits, status: 'ToValidate' }, { about: { forDate: at(72 * 60) } })).toBe('Z02');
    expect(await verdict('R08', { ...waits, status: 'Blocked' }, { about: { forDate: at(72 * 60) } })).toBe('Z01');
  });
});

describe('R53: the court date', () => {
  // The story begins on 2 November 2026; clocks went back the day before.
  const eleven = (day: string) => `${day}T16:00:00.000Z`;
  it('is told a week and a day before, at eleven where the client lives', () => {
    expect(runs(sent({ courtDate: '2026-12-10', province: 'QC' }), ['R53'])).toEqual([
      [`R53:${leadId}:2026-12-10`, eleven('2026-12-03')],
      [`R53:${leadId}:2026-12-10:2`, eleven('2026-12-09')],
    ]);
    const kenora = runs(sent({ courtDate: '2026-12-10', province: 'ON', city: 'Kenora' }), ['R53']);
    expect(kenora.map(([, due]) => due)).toEqual(['2026-12-03T17:00:00.000Z', '2026-12-09T17:00:00.000Z']);
  });
  it('is the day on which an instant falls there', () =>
    expect(runs(sent({ courtDate: '2026-12-11T03:00:00.000Z', province: 'QC' }), ['R53'])[1]![1]).toBe(eleven('2026-12-09')));
  it('has no reminder whose moment had passed when the date became known', () => {
    const [soon, today] = [at(4 * 24 * 60).slice(0, 10), at(0).slice(0, 10)];
    expect(runs(sent({ courtDate: soon }), ['R53']).map(([key]) => key)).toEqual([`R53:${leadId}:${soon}:2`]);
    expect(runs(sent({ courtDate: today }), ['R53'])).toEqual([]);
  });
  it('is counted again when it moves, and its old reminders end', async () => {
    expect(runs(edited({ courtDate: '2026-12-17' }), ['R53']).map(([key]) => key)).toEqual([
      `R53:${leadId}:2026-12-17`,
      `R53:${leadId}:2026-12-17:2`,
    ]);
    expect(runs(edited({ courtDate: null }), ['R53'])).toEqual([]);
    const about = { forDate: '2026-12-10' };
    expect(await verdict('R53', facts({ courtDate: '2026-12-10' }), { about })).toBe('sent');
    expect(await verdict('R53', facts({ courtDate: '2026-12-17' }), { about })).toBe('Z01');
    expect(await verdict('R53', facts({ courtDate: null }), { about })).toBe('Z01');
    expect(await verdict('R53', { ...facts({ courtDate: '2026-12-10' }), status: 'Closed' }, { about })).toBe('Z01');
  });
});

describe('R55: the legal aid certificate', () => {
  const DAYS = 2 * 24 * 60;
  it('is explained two days after legal aid was asked for without it, once per request', () => {
    expect(runs(sent({ juridicalHelp: true }), ['R55'])).toEqual([[`R55:${leadId}`, at(DAYS)]]);
    expect(runs(edited({ juridicalHelp: true }), ['R55'])).toEqual([[`R55:${leadId}`, at(DAYS)]]);
    expect(runs(sent({ juridicalHelp: true, hasLegalAidCert: true }), ['R55'])).toEqual([]);
    expect(runs(sent({ juridicalHelp: false }), ['R55'])).toEqual([]);
  });
  it('is not explained to who has it, asks no more, or never proved the address', async () => {
    const asks = { juridicalHelp: true, emailConfirmed: true };
    expect(await verdict('R55', facts(asks))).toBe('sent');
    expect(await verdict('R55', facts({ ...asks, hasLegalAidCert: true }))).toBe('Z01');
    expect(await verdict('R55', facts(asks), { uploaded: 1 })).toBe('Z01');
    expect(await verdict('R55', { ...facts(asks), status: 'Referred' })).toBe('Z01');
    expect(await verdict('R55', facts({ ...asks, juridicalHelp: false }))).toBe('Z02');
    expect(await verdict('R55', facts({ ...asks, emailConfirmed: false }))).toBe('Z02');
  });
});
