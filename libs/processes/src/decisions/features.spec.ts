import { asShipped, at, configIn, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import type { Config } from '@jurilien/event-sourcing';
import { openOnBoard } from '@jurilien/search';
import { createCandidateProfile } from '@jurilien/recruiting';
import { account, asPro, asSystem, leadId, made, member, ofOffer, pro, ready, round } from '../claims.testing.js';
import { claimOffer } from './claim-offer.js';
import { noteEmployeeMatch, saveEmployeeAlert } from './employee-alerts.js';
import { planAutoClaim } from './auto-claim.js';
import { requestCandidateContact, setCandidateVisibility } from './candidates/request-candidate-contact.js';
import { startSubscription } from './start-subscription.js';

const id = (n: number): string => `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('claims by rule', () => {
  const off = configIn('QC', { 'feature.autoClaim': false });
  const rule: Past = [['AutoClaimRuleSet', { professionalId: pro(1), enabled: true, filters: {}, maxPerDay: 3, coinCeilingCc: 500 }]];
  const world = { ...ready(1), professional: [...member(1), ...rule] };
  it('are planned for no offer that comes while they are off', () => {
    const plan = (config: Config) => given(world).when(planAutoClaim, { ...ofOffer(1), madeAt: T0 }, { ...asSystem(T0), config });
    expect(plan(off).types()).toEqual({});
    expect(plan(configIn('ON', { 'feature.autoClaim': false })).types()).toEqual({ receipt: ['AutoClaimPlanned'] });
  });
  it('that were planned before go ahead', () =>
    expect(
      given(world)
        .when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, { ...asSystem(at(1)), config: off })
        .types()['distribution'],
    ).toEqual(['ClaimStarted']));
});

describe('the board', () => {
  const off = configIn('QC', { 'feature.board': false });
  it('still opens to a search that started with it', () => {
    const past: Past = [round(), ['WaveSkipped', { leadId, round: 1, wave: 1, cause: 'noEligible' }]];
    const open = given({ distribution: past }).when(openOnBoard, { leadId, round: 1 }, { ...asSystem(at(1)), config: off });
    expect(open.types()).toEqual({ distribution: ['LeadOpenedOnBoard'] });
  });
  it('still gives what is on it', () => {
    const past: Past = [round(), ['LeadOpenedOnBoard', { leadId, round: 1 }]];
    const claim = given(ready(1, past)).when(
      claimOffer,
      { leadId, professionalId: pro(1), claimProfessionalIds: [] },
      { ...asPro(1, at(1)), config: off },
    );
    expect(claim.types()['distribution']).toContain('ClaimStarted');
  });
});

describe('subscriptions', () => {
  const ontario = member(1).map(([type, data]) => [
    type,
    { ...data, ...('province' in data ? { province: 'ON' } : {}) },
  ]) as unknown as Past;
  const billing: Past = [
    ['BillingIdentitySet', { professionalId: pro(1), billingKeyId: 'b', name: 'N', address: '1 King St', province: 'ON', lang: 'en' }],
  ];
  it('are not taken while they are off', () => {
    const take = (config: Config) =>
      given({ professional: ontario, account: account(1).slice(0, 1), billing }).when(
        startSubscription,
        { professionalId: pro(1), subscriptionId: id(9), terms: true },
        { config },
      );
    expect(take(configIn('ON', { 'feature.subscription': false })).refusal()).toBe('FEATURE_OFF: subscription');
    expect(take(configIn('QC', { 'feature.subscription': false })).types()).toEqual({ subscription: ['SubscriptionStarted'] });
  });
  it('that run still open requests while they are off', () => {
    const paid: Past = [
      [
        'SubscriptionPeriodPaid',
        {
          professionalId: pro(1),
          subscriptionId: id(9),
          providerInvoiceId: 'in_1',
          periodStart: at(0),
          periodEnd: at(9),
          lotId: 'l',
          cc: 0,
          netCents: 1,
          grossCents: 1,
          invoiceNo: '1',
        },
      ],
    ];
    const world = {
      ...ready(1, [round({ province: 'ON', coinValueCc: 0 }), made(1, { priceCc: 0 })]),
      professional: ontario,
      account: account(1).slice(0, 1),
      plan: paid,
    };
    const config = configIn('ON', { 'feature.subscription': false, 'feature.ontario': false });
    const claim = given(world).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, { ...asPro(1), config });
    expect(claim.types()).toMatchObject({ distribution: ['ClaimStarted'] });
  });
});

describe('recruiting', () => {
  const [professionalId, candidateId, alertId] = [id(1), id(2), id(3)];
  const off = configIn('QC', { 'feature.recruit': false });
  const elsewhere = configIn('ON', { 'feature.recruit': false });
  const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
  const facts = {
    type: 'student' as const,
    regions: ['06'],
    languages: ['fr'],
    barStatus: 'none' as const,
    hours: 'part' as const,
    workModes: ['remote' as const],
  };
  const profile: Past = [['CandidateProfileCreated', { candidateId, ...facts, details }]];
  const visible: Past = [...profile, ['CandidateVisibilitySet', { candidateId, visibility: 'anonymous' }]];
  const firm: Past = [
    [
      'ProfessionalRegistered',
      { professionalId, title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'a@b.ca', phoneNumber: '+15145550101' },
    ],
    ['ProfessionalApproved', { professionalId, onboarding: 'held' }],
  ];
  it('takes in and shows no new profile while it is off; one may still hide', () => {
    const actor = { kind: 'user' as const, id: candidateId, role: 'jurilien_recruit' };
    const user: Past = [
      ['UserCreated', { userId: candidateId, email: 'a@b.ca', username: 'A', emailHash: 'h', role: 'jurilien_recruit' }],
      ['EmailVerified', { userId: candidateId }],
    ];
    const create = (config: Config) =>
      given().when(createCandidateProfile, { candidateId, ...facts, fields: [], ...details }, { actor, config });
    const show = (visibility: 'hidden' | 'open', config: Config, candidate: Past = profile) =>
      given({ candidate, account: user }).when(setCandidateVisibility, { candidateId, visibility }, { actor, config });
    expect(create(off).refusal()).toBe('FEATURE_OFF: recruit');
    expect(create(elsewhere).types()).toEqual({ candidate: ['CandidateProfileCreated'] });
    expect(show('open', off).refusal()).toBe('FEATURE_OFF: recruit');
    expect(show('open', asShipped()).types()).toEqual({ candidate: ['CandidateVisibilitySet'] });
    expect(show('hidden', off, visible).types()).toEqual({ candidate: ['CandidateVisibilitySet'] });
  });
  it('lets no firm approach anyone while it is off', () => {
    const message = 'Nous cherchons une personne stagiaire en droit de la famille.';
    const ask = (config: Config) =>
      given({ candidate: visible, professional: firm }).when(requestCandidateContact, { professionalId, candidateId, message }, { config });
    expect(ask(off).refusal()).toBe('FEATURE_OFF: recruit');
    expect(ask(elsewhere).types()).toEqual({ contacts: ['CandidateContactRequested'] });
  });
  it('saves no search and says nothing of a new profile while it is off', () => {
    const save = (config: Config) =>
      given({ professional: firm }).when(saveEmployeeAlert, { professionalId, filters: {}, pace: 'daily', channel: 'email' }, { config });
    const alerts: Past = [['EmployeeAlertSaved', { professionalId, alertId, filters: {}, pace: 'instant', channel: 'email' }]];
    const note = (config: Config) =>
      given({ alerts, candidate: visible, professional: firm }).when(
        noteEmployeeMatch,
        { professionalId, candidateId, alertIds: [alertId] },
        { now: T0, config },
      );
    expect(save(off).refusal()).toBe('FEATURE_OFF: recruit');
    expect(save(configWith({ 'feature.recruit': true })).types()).toEqual({ alerts: ['EmployeeAlertSaved'] });
    expect(note(off).types()).toEqual({});
    expect(note(elsewhere).types()).toEqual({ alerts: ['EmployeeAlertMatched'] });
  });
});
