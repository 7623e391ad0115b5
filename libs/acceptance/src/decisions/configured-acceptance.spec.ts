import type { Config } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { accepted, client, leadId, system } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { remindOfAcceptance } from './remind-of-acceptance.js';
import { acceptanceDays } from '../acceptance-state.js';
import { creditUntil, requestLeadCredit } from './request-lead-credit.js';
import { requestReplacement } from './request-replacement.js';

const DAY = 1_440;
const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const openedUnder = (config: Config): Past => [
  ['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }, at(0), system, config],
];
const opened = openedUnder(asShipped());

describe('someone else, please', () => {
  const ask = (config: Config) =>
    given({ acceptance: opened, lead: accepted, distribution: [] }).when(
      requestReplacement,
      { acceptanceId, leadId, cause: 'cost' },
      { actor: client, now: at(10), config },
    );
  it('without anyone’s leave as often as is configured, else answered within the hours that are', () => {
    expect(ask(asShipped()).types()).toEqual({ acceptance: ['ReplacementRequested', 'ReplacementGranted', 'AcceptanceReplaced'] });
    const none = configWith({ 'replacement.maxSelfService': 0, 'replacement.answerHours': 5 });
    expect(ask(none).events()).toMatchObject({ acceptance: [{ type: 'ReplacementRequested', data: { answerBy: at(10 + 300) } }] });
  });
});

describe('coins back, please', () => {
  const ask = (config: Config, days: number, begun = config) =>
    given({ acceptance: openedUnder(begun), lead: accepted }).when(
      requestLeadCredit,
      { ...ids, reason: 'wrongField', evidence: 'La question relève d’un autre domaine.' },
      { actor: { kind: 'token', id: pro(1) }, now: at(days * DAY), config },
    );
  it('within the days of the province, answered within those of the team', () => {
    const quebec = configOf(new Map([['leadCredit.windowDays', [{ scope: { province: 'QC' }, value: 2 }]]]), 2);
    expect(ask(asShipped(), 3).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    expect(ask(quebec, 3).refusal()).toBe('WRONG_STATE: credit-window-over');
    const slow = ask(configWith({ 'leadCredit.decideBusinessDays': 4 }), 0);
    expect(slow.events()).toMatchObject({ acceptance: [{ data: { decideBy: at(4 * DAY) } }] });
  });
  it('until the date that was stated when the request was accepted, whatever is changed meanwhile', () => {
    const shorter = configWith({ 'leadCredit.windowDays': 2, 'leadCredit.unreachableDays': 2, 'leadCredit.superDays': 2 });
    expect(ask(shorter, 7, asShipped()).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    expect(ask(asShipped(), 3, shorter).refusal()).toBe('WRONG_STATE: credit-window-over');
  });
  it('longer where no one answers, and for a super lead', () => {
    const config = configWith({ 'leadCredit.unreachableDays': 20, 'leadCredit.superDays': 25 });
    const until = (reason: 'unreachable' | 'wrongField', superLead: boolean) =>
      creditUntil({ openedAt: at(0), days: acceptanceDays(config, 'QC') }, reason, superLead);
    expect([until('wrongField', false), until('unreachable', false), until('wrongField', true)]).toEqual([
      at(7 * DAY),
      at(20 * DAY),
      at(25 * DAY),
    ]);
  });
});

it('a reminder that comes too late is none: by the hours that are configured', () => {
  const remind = (config: Config) =>
    given({ acceptance: opened, lead: accepted }).when(
      remindOfAcceptance,
      { ...ids, rule: 'R17', occasion: 'accept.nudge1', dueAt: at(10) },
      { actor: system, now: at(10 + 120), config },
    );
  expect(remind(asShipped()).events()).toMatchObject({ acceptance: [{ type: 'AcceptanceReminded' }] });
  expect(remind(configWith({ 'automation.maxLatenessHours': 1 })).events()).toEqual({ acceptance: [] });
});
