import { at, configWith, effectsOf, given, story, T0, testCtx, unexercised, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { endLinks } from './automations/end-links.js';
import { endStepUps } from './decisions/sessions/end-step-ups.js';
import { sendStepUpCode, stepUpCodeSubject, verifyStepUpCode } from './decisions/sessions/step-up.js';
import { privateChange } from './private-change.js';

const linkId = 'a'.repeat(64);
const [phone, other] = ['d'.repeat(64), 'e'.repeat(64)];
const issued: Past[number] = [
  'LinkIssued',
  { linkId, purpose: 'offer', subject: { leadId: uuidFor('l'), professionalId: uuidFor('p') }, lang: 'fr', expiresAt: at(600) },
];
const sent: Past[number] = ['StepUpCodeSent', { linkId, sequence: 1, deviceHash: phone, channel: 'sms', expiresAt: at(10) }];
const failed = (triesLeft: number): Past[number] => ['StepUpFailed', { linkId, deviceHash: phone, triesLeft }];
const passed: Past[number] = ['StepUpPassed', { linkId, deviceHash: phone, until: at(30) }];
const right = testCtx().code(stepUpCodeSubject(linkId), 1);
const wrong = right === '000000' ? '000001' : '000000';
const after = (ms: number) => ({ now: new Date(Date.parse(T0) + ms).toISOString() });
const send = (link: Past, deviceHash = phone, over = {}) =>
  given({ link }).when(sendStepUpCode, { linkId, deviceHash, channel: 'sms' }, over);
const verify = (link: Past, code: string, deviceHash = phone, over = {}) =>
  given({ link }).when(verifyStepUpCode, { linkId, deviceHash, code }, over);

describe('the code of a personal link', () => {
  it('goes out for ten minutes, to the device that asked, six times an hour', () => {
    expect(send([issued]).events()).toEqual({ link: [{ type: 'StepUpCodeSent', data: sent[1] }] });
    const six = Array.from({ length: 6 }, () => sent);
    expect(send([issued, ...six]).refusal()).toBe('RATE_LIMITED: codes-per-hour');
    expect(send([issued, ...six], phone, { now: at(60) }).types()).toEqual({ link: ['StepUpCodeSent'] });
    expect(send([]).refusal()).toBe('NOT_FOUND: link');
    expect(send([issued, ['LinkRevoked', { linkId }]]).refusal()).toBe('NOT_FOUND: link');
    expect(send([issued], phone, { now: at(600) }).refusal()).toBe('TOKEN_EXPIRED: link-expired');
  });
  it('opens the link for thirty minutes', () => {
    expect(verify([issued, sent], right).events()).toEqual({ link: [{ type: 'StepUpPassed', data: passed[1] }] });
    expect(verify([issued, sent], ` ${right.slice(0, 3)} ${right.slice(3)}`).types()).toEqual({ link: ['StepUpPassed'] });
    expect(send([issued, sent, passed], phone, after(30 * 60_000 - 1)).types()).toEqual({});
    expect(send([issued, sent, passed], phone, after(30 * 60_000)).types()).toEqual({ link: ['StepUpCodeSent'] });
  });
  it('is worth nothing after ten minutes, on another device, on another link, or twice', () => {
    expect(verify([issued, sent], right, phone, after(599_999)).types()).toEqual({ link: ['StepUpPassed'] });
    expect(verify([issued, sent], right, phone, after(600_000)).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    expect(verify([issued, sent], right, other).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    expect(verify([issued], right).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    expect(verify([issued, sent, passed], right).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    const elsewhere = testCtx().code(stepUpCodeSubject(`${'b'.repeat(63)}`), 1);
    expect(verify([issued, sent], elsewhere).types()).toEqual({ link: ['StepUpFailed'] });
  });
  it('is dead after five wrong tries, and a slip of the finger is none', () => {
    expect(verify([issued, sent], wrong).events()).toEqual({ link: [{ type: 'StepUpFailed', data: failed(4)[1] }] });
    const tries = [4, 3, 2, 1, 0].map(failed);
    expect(verify([issued, sent, ...tries.slice(1)], right).types()).toEqual({ link: ['StepUpPassed'] });
    expect(verify([issued, sent, ...tries], right).refusal()).toBe('RATE_LIMITED: code-tries');
    expect(verify([issued, sent], '12345').refusal()).toBe('VALIDATION: not-a-code');
  });
  it('counts, opens and is tried as the configuration in force says', () => {
    const config = configWith({ 'stepUp.codeMinutes': 3, 'stepUp.validMinutes': 60, 'stepUp.tries': 2 });
    expect(send([issued], phone, { config }).events().link![0]!.data).toMatchObject({ expiresAt: at(3) });
    expect(verify([issued, sent], right, phone, { config }).events().link![0]!.data).toMatchObject({ until: at(60) });
    expect(verify([issued, sent], wrong, phone, { config }).events().link![0]!.data).toMatchObject({ triesLeft: 1 });
    expect(verify([issued, sent, failed(4), failed(3)], right, phone, { config }).refusal()).toBe('RATE_LIMITED: code-tries');
  });
  it('renewed, takes the place of the one before', () => {
    const again: Past[number] = ['StepUpCodeSent', { ...sent[1], sequence: 2 }];
    expect(verify([issued, sent, failed(4), again], right).types()).toEqual({ link: ['StepUpFailed'] });
    expect(verify([issued, sent, ...[4, 3, 2, 1, 0].map(failed), again], testCtx().code(stepUpCodeSubject(linkId), 2)).types()).toEqual({
      link: ['StepUpPassed'],
    });
  });
  it('counts no more on any device once a change of details was undone, and a code that was sent opens nothing', () => {
    const ended: Past[number] = ['StepUpsEnded', { linkId }];
    const end = (link: Past) => given({ link }).when(endStepUps, { linkId }).types();
    expect(end([issued, sent, passed])).toEqual({ link: ['StepUpsEnded'] });
    expect(end([issued])).toEqual({ link: [] });
    expect(send([issued, sent, passed, ended]).types()).toEqual({ link: ['StepUpCodeSent'] });
    expect(verify([issued, sent, ended], right).refusal()).toBe('TOKEN_EXPIRED: code-expired');
  });
  it('ends with every other link of the request or account when a change is undone', () => {
    const of = { changeId: 'c', subjectId: 's', field: 'email' };
    const happened = story(
      [privateChange, 's', 'PrivateChangeReverted', { ...of, leadId: 'l' }],
      [privateChange, 's', 'PrivateChangeReverted', { ...of, changeId: 'c2' }],
    );
    expect(unexercised(endLinks, happened)).toEqual([]);
    expect(effectsOf(endLinks, happened)).toEqual([
      { do: 'work', job: 'end-links', key: 'c', input: { leadId: 'l' } },
      { do: 'work', job: 'end-links', key: 'c2', input: { userId: 's' } },
    ]);
  });
});
