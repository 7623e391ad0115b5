import { leadId } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { finderWith, lookupWith } from '../acted-out.testing.js';
import type { Reader } from '../variable.js';
import { variableOf } from './index.js';

const ids = { leadId, acceptanceId: claimOf(1), professionalId: pro(1) };
const client: Reader = { kind: 'client', id: 'c', lang: 'fr', zone: 'America/Toronto' };
const professional: Reader = { kind: 'professional', id: pro(1), lang: 'en', zone: 'America/Toronto' };
/** What a name of a template stands for, about an acceptance as it is. */
const said = (template: string, name: string, deal: object, reader = professional, finder = {}) =>
  variableOf(template, name)!.find(finderWith(lookupWith(ids, { acceptance: deal }), finder), reader);

describe('words about another professional', () => {
  it('say who asked, the client where it is not known, and why it is refused', async () => {
    expect(await said('acceptance-replaced', 'who', { replacement: { by: 'staff' } })).toBe('staff');
    expect(await said('replacement-granted', 'who', {})).toBe('client');
    expect(await said('replacement-refused', 'refusal', { replacement: { refusal: 'underWay' } })).toBe('underWay');
  });
});

describe('words about coins asked back', () => {
  const credit = (of: object) => ({ credit: of });
  it('say the reason, and until when there is an answer, where its reader lives', async () => {
    const asked = credit({ reason: 'fraud', decideBy: '2026-11-03T15:00:00.000Z' });
    expect(await said('R40', 'reason', asked)).toBe('fraud');
    expect(await said('R40', 'decideBy', asked)).toBe('Tuesday, November 3 at 10 a.m.');
    expect(await said('R40', 'decideBy', {})).toBeUndefined();
  });
  it.each([
    [{ state: 'approved', rule: 'staff', cc: 150 }, 'staff', '1.5 juricoins'],
    [{ state: 'approved', rule: 'timeLimit', cc: 100 }, 'timeLimit', '1 juricoin'],
    [{ state: 'approved', rule: 'clientWithdrew', cc: 100 }, 'clientWithdrew', '1 juricoin'],
    [{ state: 'approved', rule: 'phone', cc: 100 }, 'rule', '1 juricoin'],
    [{ state: 'refused', refusal: 'asDescribed' }, 'asDescribed', '0 juricoins'],
  ])('of %j give the ground %s and %s', async (decided, ground, coins) => {
    expect(await said('R41', 'verdict', credit(decided))).toBe(decided.state);
    expect(await said('R41', 'outcome', credit(decided))).toBe(ground);
    expect(await said('R41', 'coins', credit(decided))).toBe(coins);
  });
});

describe('links of words about an acceptance', () => {
  it('lead to the survey of its reader', async () => {
    expect(await said('R36', 'surveyUrl', {}, client)).toBe('https://jurilien.example/survey');
    expect(await said('R38', 'surveyUrl', {})).toBe('https://jurilien.example/pro-survey');
  });
  it('lead the client to the conversation, and the professional to the request after signing in', async () => {
    expect(await said('own-welcome', 'talkUrl', {}, client)).toBe('https://jurilien.example/lead-status/messages');
    const accepted = `https://jurilien.example/en/professional-leads?demande=${claimOf(1)}`;
    expect(await said('relay-to-professional', 'sheetUrl', {})).toBe(accepted);
    expect(await said('own-reminder', 'sheetUrl', {})).toBe(accepted);
  });
  it('say that an e-mail can be answered only where answers are read', async () => {
    expect(await said('relay-to-client', 'how', {}, client)).toBe('page');
    expect(await said('relay-to-client', 'how', {}, client, { readsAnswers: true })).toBe('mail');
  });
});
