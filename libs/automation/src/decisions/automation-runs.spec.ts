import { given, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { leadId, otherLead, submitted } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { admin, delayed, pastOf } from '../rules.testing.js';
import { cancelAutomationRun } from './cancel-automation-run.js';
import { endAutomationRun } from './end-automation-run.js';
import { startAutomationManually } from './start-automation-manually.js';

const runId = uuidFor('run');
const acceptance = { acceptanceId: claimOf(1), professionalId: pro(1) };
const [rule, key] = ['R17', `R17:${acceptance.acceptanceId}`] as const;
const about = { leadId, ...acceptance };
const run = { runId, rule, key };
const started: Past = [['AutomationRunStarted', { ...run, ruleVersion: 3, about }]];
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
    expect(startOnly({ rule: 'R05', leadId }).events()).toMatchObject({ run: [{ data: { rule: 'R05', about: { leadId } } }] });
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
  it('is no news once it has ended, whatever the cause', () => expect(cancel({ run: ended }).events()).toEqual({}));
  it('is refused of a request that is none, of what does not wait about it, and of what ended about another', () => {
    expect(cancel({ lead: [] }, { leadId: otherLead }).refusal()).toBe('NOT_FOUND: run');
    expect(cancel({}, { waits: false }).refusal()).toBe('NOT_FOUND: run');
    expect(cancel({ run: ended, lead: submitted }, { leadId: otherLead }).refusal()).toBe('NOT_FOUND: run');
  });
});
