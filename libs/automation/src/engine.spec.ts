import { acceptance } from '@jurilien/acceptance';
import { systemActor } from '@jurilien/event-sourcing';
import { at, configWith, effectsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { claimOf, offerOf, pro } from '@jurilien/search/testing';
import { atWorkByTrigger } from './at-work.js';
import { automationRule, type AutomationRuleState } from './automation-rule.js';
import { AT_ONCE } from './delay.js';
import { rulesEngine } from './engine.js';
import { RULES } from './rules/index.js';
import { TRIGGERS } from './triggers/index.js';

const acceptanceId = claimOf(1);
const ids = { leadId, acceptanceId, professionalId: pro(1) };
const of = (type: string, data: Record<string, unknown> = {}): StoryEvent => [acceptance, acceptanceId, type, { ...ids, ...data }];
const opened = of('AcceptanceOpened', { priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' });
const spoken = of('ContactRecorded', { channel: 'phone' });
const DAY = 1440;

/** R26 begins with the acceptance too, whatever becomes of the call: what is told of bookings has a spec of its own. */
const WITHOUT_BOOKINGS = { R26: { decided: 'Retired' } } as const;

/** The engine with rules as someone decided about them. */
const engine = (decided: Readonly<Record<string, Partial<AutomationRuleState>>> = {}) =>
  rulesEngine(TRIGGERS, () =>
    atWorkByTrigger(
      (code) => ({ ...automationRule.initial, ...{ ...WITHOUT_BOOKINGS, ...decided }[code] }),
      () => 3,
    ),
  );
/** Key, due instant and version of every run that an event makes. */
const runs = (happened: StoryEvent, decided = {}, config?: ReturnType<typeof configWith>) =>
  effectsOf(
    engine(decided),
    story(happened).map((e) => ({ ...e, ...(config ? { config } : {}) })),
  ).flatMap((e) => (e.do === 'work' ? [[e.key, e.dueAt, e.input['ruleVersion']] as const] : []));

describe('an event meets the rules that listen to it', () => {
  it('at once, under the keys that messages of this occasion always had', () => {
    const confirmed: StoryEvent = [
      distribution,
      leadId,
      'AcceptanceConfirmed',
      { ...ids, offerId: offerOf(1), claimId: acceptanceId, priceCc: 100, capacityFull: true, round: 1, wave: 1 },
    ];
    expect(runs(confirmed)).toEqual([
      [`R15:${acceptanceId}`, undefined, 1],
      [`R16:${acceptanceId}`, undefined, 1],
    ]);
    expect(effectsOf(engine(), story(confirmed))[0]).toMatchObject({ do: 'work', job: 'notify', input: { rule: 'R15', ...ids } });
    expect(runs(of('ContactSlaMissed'))).toEqual([[`R19:${acceptanceId}`, undefined, 1]]);
  });

  it('in the words of now where it waits, so that a later version of them is of later events', () => {
    const frozen = effectsOf(engine(), story(opened)).map((e) => e.do === 'work' && e.input['templateVersion']);
    expect(frozen).toEqual([3, 3]);
    const atOnce = effectsOf(engine(), story(of('ContactSlaMissed')));
    expect(atOnce.map((e) => e.do === 'work' && e.input['templateVersion'])).toEqual([undefined]);
  });

  it('after its delay, as the configuration of the event says: one run per delay, each under a key of its own', () => {
    expect(runs(opened)).toEqual([
      [`R17:${acceptanceId}`, at(120), 1],
      [`R18:${acceptanceId}`, at(210), 1],
    ]);
    expect(runs(opened, {}, configWith({ 'contact.nudgeMinutes': [30, 60, 90] }))).toEqual([
      [`R17:${acceptanceId}`, at(30), 1],
      [`R18:${acceptanceId}`, at(60), 1],
      [`R18:${acceptanceId}:2`, at(90), 1],
    ]);
    expect(runs(spoken)).toEqual([
      [`R20:${acceptanceId}:1`, at(DAY), 1],
      [`R54:${acceptanceId}`, at(10 * DAY), 1],
      [`R54:${acceptanceId}:2`, at(30 * DAY), 1],
    ]);
  });

  it('at once where an older version of the product has waited already, under the key it used', () => {
    for (const rule of ['R17', 'R18', 'R20', 'R54'])
      expect(runs(of('AcceptanceReminded', { rule, occasion: 'o' }))).toEqual([[`${rule}:${acceptanceId}:1`, undefined, 1]]);
  });

  it('not at all where the rule does not wait: it spoke when the wait began', () => {
    const { text } = RULES.find((r) => r.code === 'R20')!;
    const atOnce = { R20: { versions: [{ version: 2, text: { ...text, delays: [AT_ONCE] } }], decided: 'Active' } };
    expect(runs(of('AcceptanceReminded', { rule: 'R20', occasion: 'o' }), atOnce)).toEqual([]);
  });

  it('by the version that is at work, with the delay that someone chose', () => {
    const r18 = RULES.find((r) => r.code === 'R18')!;
    const moved = { ...r18.text, delays: [{ unit: 'businessMinutes' as const, amount: 220 }] };
    expect(runs(opened, { R18: { versions: [{ version: 2, text: moved }], decided: 'Active' } })).toEqual([
      [`R17:${acceptanceId}`, at(120), 1],
      [`R18:${acceptanceId}`, at(220), 2],
    ]);
  });

  it('but none that led to it: two rules that set each other off send a message each, and a person begins them anew', () => {
    const keysLedBy = (ledBy?: readonly string[]) =>
      effectsOf(
        engine(),
        story(opened).map((e) => ({ ...e, actor: systemActor('job:x', ledBy) })),
      ).flatMap((e) => (e.do === 'work' ? [e.key] : []));
    expect(keysLedBy()).toEqual([`R17:${acceptanceId}`, `R18:${acceptanceId}`]);
    expect(keysLedBy(['R17'])).toEqual([`R18:${acceptanceId}`]);
    expect(keysLedBy(['R17', 'R18'])).toEqual([]);
    expect(keysLedBy(['R15'])).toHaveLength(2);
  });

  it('a paused rule still makes runs, which say why they sent nothing; a retired one, or a draft, makes none', () => {
    expect(runs(opened, { R17: { decided: 'Paused' } }).map(([key]) => key)).toEqual([`R17:${acceptanceId}`, `R18:${acceptanceId}`]);
    expect(runs(opened, { R17: { decided: 'Retired' } }).map(([key]) => key)).toEqual([`R18:${acceptanceId}`]);
  });
});
