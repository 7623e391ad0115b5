import { type Config, fold, Refused } from '@jurilien/event-sourcing';
import { asShipped, at, configIn, configWith, given, recorded, testCtx, type Past } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { draftDaysLeft } from '../../intake-times.js';
import { lead } from '../../lead.js';
import { shortCode } from '../../short-code.js';
import { draft, form, leadId, personId, queued, staff, submitted, system } from '../../testing.js';
import { confirmLeadEmail } from './confirm-lead-email.js';
import { confirmLeadPhone, phoneCodeSubject } from './confirm-lead-phone.js';
import { expireLead } from './expire-lead.js';
import { mailDraft } from './mail-draft.js';
import { queueLead } from './queue-lead.js';
import { resendConfirmation } from './resend-confirmation.js';
import { saveLeadDraft } from './save-lead-draft.js';
import { sendLeadLink } from './send-lead-link.js';
import { submitLead } from './submit-lead.js';

const anon = { actor: { kind: 'anon', id: 'anon' } } as const;
const DAY = 1_440;
/** A past whose events were decided under another configuration. */
const under = (past: Past, config: Config): Past => past.map(([type, data, when, actor]) => [type, data, when, actor, config]);
const messagesOf = (run: () => unknown): string[] => {
  try {
    run();
    return [];
  } catch (e) {
    return e instanceof Refused ? e.fields.map((f) => f.message) : [];
  }
};

describe('a request is taken in by the configuration in force', () => {
  const submit = (config: Config, over: object = {}) => given().when(submitLead, { ...form, ...over }, { ...anon, config });
  const dataOf = (config: Config, type: string, over: object = {}) =>
    submit(config, over)
      .events()
      ['lead']!.find((e) => e.type === type)!.data as Record<string, unknown>;

  it('its text has the length that is admitted', () => {
    const config = configWith({ 'lead.description.min': 30, 'lead.description.max': 500 });
    expect(messagesOf(() => submit(config, { description: 'Une question courte, ici.' }).events())).toEqual(['min:30']);
    expect(messagesOf(() => submit(config, { description: 'x'.repeat(501) }).events())).toEqual(['max:500']);
    expect(messagesOf(() => submit(asShipped(), { description: 'x'.repeat(501) }).events())).toEqual([]);
  });
  it('its code has the length, and its price the base of its field and province', () => {
    expect(shortCode(testCtx({ config: configWith({ 'lead.code.length': 6 }) }))).toHaveLength(6);
    const config = configOf(new Map([['pricing.base', [{ scope: { province: 'QC', field: 'family' }, value: 2.2 }]]]), 2);
    expect(dataOf(config, 'LeadSubmitted')).toMatchObject({ facts: { creditValue: 2.2 } });
    expect(dataOf(config, 'LeadSubmitted', { lawyerType: 'tax' })).toMatchObject({ facts: { creditValue: 1 } });
  });
  it('its letter and its code prove an address as long as is configured', () => {
    const config = configWith({ 'lead.confirm.expireDays': 3, 'stepUp.codeMinutes': 20 });
    const sent = submit(config)
      .events()
      ['lead']!.filter((e) => e.type === 'LeadConfirmationSent');
    expect(sent.map((e) => e.data['expiresAt'])).toEqual([at(3 * DAY), at(20)]);
  });
});

describe('the times of a request', () => {
  it('are those of the events that set them, whatever is configured later', () => {
    const config = configWith({ 'lead.confirm.graceMinutes': 10, 'lead.confirm.expireDays': 2, 'lead.draft.expireDays': 1 });
    const queue = (past: Past, now: string) => given({ lead: past }).when(queueLead, { leadId }, { actor: system, now });
    expect(queue(submitted, at(10)).refusal()).toBe('WRONG_STATE: grace-not-over');
    expect(queue(under(submitted, config), at(10)).types()).toEqual({ lead: ['LeadQueuedForValidation'] });
    const expire = (past: Past, days: number) => given({ lead: past }).when(expireLead, { leadId }, { actor: system, now: at(days * DAY) });
    expect(expire(submitted, 2).refusal()).toBe('WRONG_STATE: not-due');
    expect(expire(under(submitted, config), 2).types()).toEqual({ lead: ['LeadConfirmationExpired'] });
    expect(expire(draft, 1).refusal()).toBe('WRONG_STATE: not-due');
    expect(expire(under(draft, config), 1).types()).toEqual({ lead: ['LeadDraftAbandoned'] });
  });
  it('the queue answers within the minutes of its province', () => {
    const config = configOf(new Map([['validation.slaMinutes', [{ scope: { province: 'QC' }, value: 90 }]]]), 2);
    const [event] = given({ lead: submitted })
      .when(queueLead, { leadId }, { actor: system, now: at(60), config })
      .events()['lead']!;
    expect(event!.data['slaAt']).toBe(at(60 + 90));
  });
});

describe('a draft', () => {
  const longer = configIn('ON', { 'lead.draft.expireDays': 20 });
  const shorter = configIn('ON', { 'lead.draft.expireDays': 2 });
  const save = (past: Past, answers: Record<string, unknown>, days = 0) =>
    given({ lead: past })
      .when(
        saveLeadDraft,
        { leadId, step: 'place', answers },
        { actor: staff, now: at(days * DAY), config: configWith({ 'lead.draft.expireDays': 50 }) },
      )
      .events()['lead']![0]!.data;
  const saved = (config: Config, answers: Record<string, unknown>, days = 0): Past => [
    ...under(draft, config),
    ['LeadDraftSaved', save(under(draft, config), answers, days)],
  ];
  const daysLeft = (past: Past) => draftDaysLeft(fold(lead, recorded(lead, leadId, past)), at(0));

  it('lasts the days of its province from when it says where it is from, as they were when it began', () => {
    for (const answers of [{ province: 'ON' }, { region: 'T' }]) {
      expect(save(under(draft, longer), answers)).toMatchObject({ province: 'ON', endsAt: at(20 * DAY) });
      expect(daysLeft(saved(longer, answers))).toBe(20);
    }
    expect(save(under(draft, longer), { region: '06' })).not.toHaveProperty('endsAt');
    expect(save(under(draft, longer), {})).not.toHaveProperty('province');
    expect([daysLeft(draft), daysLeft(saved(longer, { region: '06' }))]).toEqual([7, 7]);
    const expire = (past: Past, days: number) => given({ lead: past }).when(expireLead, { leadId }, { actor: system, now: at(days * DAY) });
    expect(expire(saved(longer, { province: 'ON' }), 7).refusal()).toBe('WRONG_STATE: not-due');
    expect(expire(saved(longer, { province: 'ON' }), 20).types()).toEqual({ lead: ['LeadDraftAbandoned'] });
  });
  it('is cut short by its province only before a letter said when it ends, and never to an instant that has passed', () => {
    expect(save(under(draft, shorter), { province: 'ON' })).toMatchObject({ endsAt: at(2 * DAY) });
    expect(save(under(draft, shorter), { province: 'ON' }, 2)).not.toHaveProperty('endsAt');
    const mailed = (config: Config): Past => [...under(draft, config), ['LeadDraftLinkSent', { leadId, cause: 'asked' }]];
    expect(save(mailed(shorter), { province: 'ON' })).not.toHaveProperty('endsAt');
    expect(save(mailed(longer), { province: 'ON' })).toMatchObject({ endsAt: at(20 * DAY) });
  });
  it('has a day left as long as it stands', () => expect(draftDaysLeft({ draftEndsAt: at(5) }, at(0))).toBe(1));
});

describe('the addresses that must be proven', () => {
  const both = configIn('QC', { 'lead.confirm.required': 'both' });
  const byEmail = (config: Config, past: Past = submitted) =>
    given({ lead: past })
      .when(confirmLeadEmail, { leadId }, { actor: { kind: 'token', id: 'l' }, config })
      .types();
  const call = (config: Config) =>
    given({ lead: [...submitted, ['LeadEmailConfirmed', { leadId, method: 'link' }]] as Past })
      .when(confirmLeadPhone, { leadId, method: 'call' }, { actor: staff, config })
      .types();
  it('are one, or each that was given (lead.confirm.required)', () => {
    expect(byEmail(asShipped())).toEqual({ lead: ['LeadEmailConfirmed', 'LeadQueuedForValidation'] });
    expect(byEmail(both)).toEqual({ lead: ['LeadEmailConfirmed'] });
    expect(call(both)).toEqual({ lead: ['LeadPhoneConfirmed', 'LeadQueuedForValidation'] });
  });
  it('count for the queue and for who vouches: without them the grace is waited out, and said', () => {
    const one: Past = [...submitted, ['LeadEmailConfirmed', { leadId, method: 'link' }]];
    const queue = (config: Config) =>
      given({ lead: one })
        .when(queueLead, { leadId }, { actor: system, now: at(60), config })
        .events()['lead']![0]!.data['confirmed'];
    expect([queue(asShipped()), queue(both)]).toEqual([true, false]);
  });
});

describe('proofs', () => {
  const config = configWith({ 'lead.confirm.resendPerDay': 1, 'stepUp.tries': 2 });
  it('go out again as often as is configured', () => {
    const again: Past = [...submitted, ['LeadConfirmationSent', { leadId, channel: 'email', sequence: 2, expiresAt: at(DAY) }]];
    const resend = (c: Config) =>
      given({ lead: again }).when(resendConfirmation, { leadId, channel: 'email' }, { actor: staff, config: c });
    expect(resend(asShipped()).types()).toEqual({ lead: ['LeadConfirmationSent'] });
    expect(resend(config).refusal()).toBe('RATE_LIMITED: confirmations-per-day');
    const linked: Past = [...queued, ['LeadLinkSent', { leadId }]];
    expect(given({ lead: linked }).when(sendLeadLink, { leadId }, { actor: staff, config }).refusal()).toBe('RATE_LIMITED: links-per-day');
    const mailed: Past = [
      ...draft,
      ['LeadDraftSaved', { leadId, personId, step: 'x', answers: { resumeEmail: 'maude@exemple.ca' } }],
      ['LeadDraftLinkSent', { leadId, cause: 'asked' }],
    ];
    expect(given({ lead: mailed }).when(mailDraft, { leadId }, { config }).refusal()).toBe('RATE_LIMITED: draft-links-per-day');
  });
  it('a code is dead after as many wrong ones', () => {
    const wrong: Past = [...queued, ['LeadPhoneCodeRejected', { leadId, sequence: 1, triesLeft: 1 }]];
    const code = testCtx().code(phoneCodeSubject(leadId), 1);
    const other = code === '111111' ? '222222' : '111111';
    const say = (given_: string, past: Past) =>
      given({ lead: past }).when(confirmLeadPhone, { leadId, code: given_ }, { actor: { kind: 'token', id: personId }, config });
    expect(say(other, wrong).events()).toMatchObject({ lead: [{ data: { triesLeft: 0 } }] });
    expect(say(code, [...wrong, ['LeadPhoneCodeRejected', { leadId, sequence: 1, triesLeft: 0 }]]).refusal()).toBe(
      'RATE_LIMITED: code-tries',
    );
  });
});
