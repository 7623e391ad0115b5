import { given, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, otherLead, submitted } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { accountRules } from '../rules/accounts/index.js';
import { shippedRule } from '../rules/index.js';
import { admin, delayed, pastOf } from '../rules.testing.js';
import { cancelAutomationRun } from './cancel-automation-run.js';
import { endAutomationRun } from './end-automation-run.js';
import { provinceOfRun } from './run-subject.js';
import { startAutomationManually } from './start-automation-manually.js';

const runId = uuidFor('run');
const acceptance = { acceptanceId: claimOf(1), professionalId: pro(1) };
const [rule, key] = ['R17', `R17:${acceptance.acceptanceId}`] as const;
const about = { leadId, ...acceptance };
const run = { runId, rule, key };
const started: Past = [['AutomationRunStarted', { ...run, ruleVersion: 3, about }]];
const { professionalId } = acceptance;
const registered: Past = [
  [
    'ProfessionalRegistered',
    { professionalId, title: 'lawyer', name: 'Anne Roy', province: 'ON', lang: 'fr', email: 'a@exemple.ca', phoneNumber: '+15145550101' },
  ],
];
const ended: Past = [['AutomationRunEnded', { ...run, ruleVersion: 1, about, outcome: 'Suppressed', code: 'Z02' }]];

describe('EndAutomationRun', () => {
  const end = (past: Past, over: object = {}) =>
    given({ run: past }).when(endAutomationRun, { ...run, ruleVersion: 2, about, outcome: 'Suppressed', code: 'Z02', ...over });

  it.each([
    { outcome: 'Suppressed', code: 'Z02', recipientId: uuidFor('reader') },
    { outcome: 'Cancelled', code: 'Z01' },
    { outcome: 'Failed', code: 'words' },
  ])('says that a run ended without a message, and why: %j', (why) => {
    const event = { type: 'AutomationRunEnded', data: { ...run, ruleVersion: 2, about, ...why } };
    for (const past of [[], started]) expect(end(past, why).events()).toEqual({ run: [event] });
  });
  it('is no news the second time, whatever the cause', () => expect(end(ended, { outcome: 'Failed', code: 'words' }).events()).toEqual({}));
  it('is of no other outcome', () =>
    expect(endAutomationRun.input.safeParse({ ...run, ruleVersion: 1, about, outcome: 'Done', code: 'x' }).success).toBe(false));
});

describe('StartAutomationManually', () => {
  const [next, { activated, paused, retired }] = [delayed(rule, 45), pastOf(rule)];
  const start = (past: Record<string, Past> = {}, over: object = {}) =>
    given({ lead: submitted, ...past }).when(startAutomationManually, { runId, rule, ...about, ...over }, admin('a'));
  const startOnly = (input: object) => given({ lead: submitted }).when(startAutomationManually, { runId, ...input } as never, admin('a'));
  const begun = (ruleVersion: number) => ({
    run: [{ type: 'AutomationRunStarted', data: { runId, rule, ruleVersion, key: `R17:by-hand-${runId}`, about } }],
  });

  it('begins a run of the version that is at work, under a key of its own, once', () => {
    expect(start().events()).toEqual(begun(1));
    expect(start({ rule: [activated(2, next)] }).events()).toEqual(begun(2));
    expect(start({ run: started }).events()).toEqual({});
  });
  it('needs everything that its trigger is about, but no offer', () => {
    const { acceptanceId, professionalId } = acceptance;
    for (const some of [{ acceptanceId }, { professionalId }, {}])
      expect(startOnly({ rule, leadId, ...some }).refusal()).toBe('VALIDATION: run-subject');
    expect(startOnly({ rule: 'R15', ...about }).types()).toEqual({ run: ['AutomationRunStarted'] });
    // What is about no request is not started about one.
    for (const other of ['R42', 'R49', 'pro-approved'])
      expect(startOnly({ rule: other, ...about }).refusal()).toBe('VALIDATION: run-subject');
    expect(startOnly({ rule: 'R05', leadId }).events()).toMatchObject({ run: [{ data: { rule: 'R05', about: { leadId } } }] });
  });
  it('sends no code and no way in by hand, to anyone', () => {
    const { professionalId } = acceptance;
    for (const code of accountRules.filter(({ fixed }) => fixed).map((r) => r.code))
      expect([code, startOnly({ rule: code, leadId, professionalId }).refusal()]).toEqual([code, 'WRONG_STATE: rule-fixed']);
    // The others are about accounts, which no request leads to.
    expect(startOnly({ rule: 'role-changed', leadId, professionalId }).refusal()).toBe('VALIDATION: run-subject');
  });
  it('takes no account, no address and no link from who starts it', () => {
    const { shape } = startAutomationManually.input;
    expect(Object.keys(shape).toSorted()).toEqual(['acceptanceId', 'leadId', 'professionalId', 'rule', 'runId']);
  });
  it('begins about a professional alone, where its trigger is about no request', () => {
    const past = { rule: [pastOf('R64').activated(2, shippedRule('R64')!.text)], professional: registered };
    const startFor = (input: object, over: Record<string, Past> = {}) =>
      given({ ...past, ...over }).when(startAutomationManually, { runId, professionalId, ...input } as never, admin('a'));
    expect(startFor({ rule: 'R64' }).events()).toMatchObject({ run: [{ data: { rule: 'R64', about: { professionalId } } }] });
    expect(startFor({ rule: 'R64' }, { professional: [] }).refusal()).toBe('NOT_FOUND: professional');
    expect(startFor({ rule: 'R05' }, { rule: [] }).refusal()).toBe('VALIDATION: run-subject');
    // Whose province counts is that of the request: an acceptance without it would hide which.
    expect(startFor({ rule: 'R64', acceptanceId: acceptance.acceptanceId }).refusal()).toBe('VALIDATION: run-subject');
  });
  it('is refused about a request that is none, and of a rule that does not work', () => {
    expect(start({ lead: [] }).refusal()).toBe('NOT_FOUND: lead');
    expect(start({ rule: [paused] }).refusal()).toBe('WRONG_STATE: rule-paused');
    expect(start({ rule: [retired] }).refusal()).toBe('WRONG_STATE: rule-retired');
    expect(start({}, { rule: 'R64' }).refusal()).toBe('WRONG_STATE: rule-draft');
  });
});

describe('CancelAutomationRun', () => {
  const cancel = (past: Record<string, Past> = {}, over: object = {}) =>
    given({ lead: submitted, ...past }).when(cancelAutomationRun, { ...run, leadId, waits: true, ...over }, admin('a'));

  it('ends a run that waits, by hand: one of the log under its own version, one of the work rows for this request alone', () => {
    const byHand = { ...run, outcome: 'Cancelled', code: 'by-hand' };
    expect(cancel().events()).toEqual({ run: [{ type: 'AutomationRunEnded', data: { ...byHand, ruleVersion: 1, about: { leadId } } }] });
    expect(cancel({ run: started }).events()).toEqual({
      run: [{ type: 'AutomationRunEnded', data: { ...byHand, ruleVersion: 3, about } }],
    });
  });
  it('ends a run that waits about a professional', () => {
    const cancelFor = (past: Record<string, Past> = {}, over: object = {}) =>
      given({ professional: registered, ...past }).when(cancelAutomationRun, { ...run, professionalId, waits: true, ...over }, admin('a'));
    expect(cancelFor().events()).toMatchObject({ run: [{ data: { outcome: 'Cancelled', code: 'by-hand', about: { professionalId } } }] });
    expect(cancelFor({}, { about: { leadId, ...acceptance } }).events()).toMatchObject({ run: [{ data: { about } }] });
    expect(cancelFor({ run: ended }).events()).toEqual({});
    expect(cancelFor({ professional: [] }).refusal()).toBe('NOT_FOUND: run');
    expect(cancelFor({}, { waits: false }).refusal()).toBe('NOT_FOUND: run');
    expect(cancelFor({ run: ended }, { professionalId: pro(2) }).refusal()).toBe('NOT_FOUND: run');
    expect(cancelFor({}, { professionalId: undefined }).refusal()).toBe('NOT_FOUND: run');
  });
  it('is handled in the province of its request, else of its professional', () => {
    const states = { run: { started: false }, lead: { facts: { province: 'QC' } }, professional: { province: 'ON' } } as never;
    expect(provinceOfRun(states, { leadId, professionalId })).toBe('QC');
    expect(provinceOfRun(states, { professionalId })).toBe('ON');
  });
  it('is no news once it has ended, whatever the cause', () => expect(cancel({ run: ended }).events()).toEqual({}));
  it('is refused of a request that is none, of what does not wait about it, and of what ended about another', () => {
    expect(cancel({ lead: [] }, { leadId: otherLead }).refusal()).toBe('NOT_FOUND: run');
    expect(cancel({}, { waits: false }).refusal()).toBe('NOT_FOUND: run');
    expect(cancel({ run: ended, lead: submitted }, { leadId: otherLead }).refusal()).toBe('NOT_FOUND: run');
  });
});
