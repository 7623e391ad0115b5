import { asShipped, configIn, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import type { Config } from '@jurilien/event-sourcing';
import { makeBoardDigest, noteBoardMatch, removeBoardAlert, setBoardAlert } from './board-alerts.js';
import { registerProfessional } from './register-professional.js';
import { setAutoClaimRule } from './set-auto-claim-rule.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const alertId = '018f2a10-0000-7000-8000-0000000000a1';
const leadId = '018f2a10-0000-7000-8000-00000000b101';
const registered = {
  professionalId,
  title: 'lawyer' as const,
  name: 'Me Roy',
  province: 'QC' as const,
  lang: 'fr' as const,
  email: 'a@b.ca',
  phoneNumber: '+15145550142',
};
const member: Past = [
  ['ProfessionalRegistered', registered],
  ['ProfessionalApproved', { professionalId, onboarding: 'waived' }],
];

describe('a province that receives no one new', () => {
  const register = (config: Config) => given().when(registerProfessional, registered, { config });
  it('refuses a registration at its province', () => {
    expect(register(configIn('QC', { 'feature.quebec': false })).refusedFields()).toEqual([{ field: 'province', message: 'feature-off' }]);
    expect(register(configIn('ON', { 'feature.ontario': false })).types()).toEqual({ professional: ['ProfessionalRegistered'] });
    expect(register(asShipped()).types()).toEqual({ professional: ['ProfessionalRegistered'] });
  });
});

describe('alerts of the board', () => {
  const off = configIn('QC', { 'feature.board': false });
  const elsewhere = configIn('ON', { 'feature.board': false });
  const alert: Past = [['BoardAlertSet', { professionalId, alertId, filters: {}, channel: 'email', pace: 'daily', province: 'QC' }]];
  const at = { now: T0, actor: { kind: 'user' as const, id: 'user-1', role: 'professional' } };
  it('are not set while the board is off, and may be removed', () => {
    const set = (config: Config) =>
      given({ professional: member }).when(
        setBoardAlert,
        { professionalId, filters: {}, channel: 'email', pace: 'now' },
        { ...at, config },
      );
    expect(set(off).refusal()).toBe('FEATURE_OFF: board');
    expect(set(elsewhere).types()).toEqual({ alerts: ['BoardAlertSet'] });
    const remove = given({ alerts: alert, professional: member }).when(
      removeBoardAlert,
      { professionalId, alertId },
      { ...at, config: off },
    );
    expect(remove.types()).toEqual({ alerts: ['BoardAlertRemoved'] });
  });
  it('say nothing while the board is off', () => {
    const note = (config: Config) =>
      given({ alerts: alert, professional: member }).when(
        noteBoardMatch,
        { professionalId, leadId, alertIds: [alertId] },
        { ...at, config },
      );
    expect(note(off).types()).toEqual({});
    expect(note(elsewhere).types()).toEqual({ alerts: ['BoardMatchNoted'] });
    const dueAt = '2026-11-02T22:00:00.000Z';
    const waiting: Past = [
      ...alert,
      ['BoardMatchNoted', { professionalId, leadId, alertIds: [alertId], pace: 'daily', channels: ['email'], day: '2026-11-02', dueAt }],
    ];
    const digest = (config: Config) =>
      given({ alerts: waiting, professional: member }).when(
        makeBoardDigest,
        { professionalId, day: '2026-11-02', dueAt },
        { now: dueAt, actor: { kind: 'system', id: 'timer' }, config },
      );
    expect(digest(off).types()).toEqual({});
    expect(digest(elsewhere).types()).toEqual({ alerts: ['BoardDigestDue'] });
  });
});

describe('a rule of automatic claims', () => {
  const off = configIn('QC', { 'feature.autoClaim': false });
  const rule = { enabled: true, filters: {}, maxPerDay: 3, coinCeilingCc: 500 };
  const set = (input: object, config: Config, past: Past = member) =>
    given({ professional: past }).when(setAutoClaimRule, { professionalId, ...rule, ...input }, { config });
  const has: Past = [...member, ['AutoClaimRuleSet', { professionalId, ...rule }]];
  it('is not switched on while it is off', () => {
    expect(set({}, off).refusal()).toBe('FEATURE_OFF: autoClaim');
    expect(set({}, asShipped()).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
    expect(set({}, configIn('ON', { 'feature.autoClaim': false })).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
  });
  it('that is on may be changed and switched off', () => {
    expect(set({ maxPerDay: 1 }, off, has).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
    expect(set({ enabled: false }, off, has).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
    expect(set({ enabled: false }, off).types()).toEqual({ professional: ['AutoClaimRuleSet'] });
  });
});
