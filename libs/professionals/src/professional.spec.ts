import { termsBarAt, licenceMaxAgeDays, licenceRecheckDays, SHIPPED_TERMS } from '@jurilien/reference';
import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, configIn, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { acceptProfessionalTerms } from './decisions/accept-professional-terms.js';
import { pauseOffers, resumeOffers } from './decisions/pause-offers.js';
import { registerProfessional } from './decisions/register-professional.js';
import { rejectProfessional } from './decisions/reject-professional.js';
import { submitProfessionalApplication } from './decisions/submit-professional-application.js';
import { reinstateProfessional, suspendProfessional } from './decisions/suspend-professional.js';
import { setMatchingPreferences, setOfferHours, updateProfessionalProfile } from './decisions/update-professional-profile.js';
import { unverifyChannel } from './decisions/unverify-channel.js';
import { verifyChannel } from './decisions/verify-channel.js';
import { verifyLicence } from './decisions/verify-licence.js';
import { mayClaim, professional } from './professional.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const DAY = 24 * 60;
const version = SHIPPED_TERMS;
const who = {
  professionalId,
  title: 'lawyer' as const,
  name: 'Anne Roy',
  province: 'QC' as const,
  lang: 'fr' as const,
  email: 'anne@exemple.ca',
  phoneNumber: '+15145550101',
};
const practice = { fields: ['family'], regions: ['montreal'], languages: ['fr'], postalCode: 'H2X', rates: ['3' as const], callYear: 2010 };
const application = { professionalId, licenceNo: '200001', insurance: 'RC-1', practice };

type Step = Past[number];
const registered: Step = ['ProfessionalRegistered', who];
const accepted: Step = ['ProfessionalTermsAccepted', { professionalId, version, lang: 'fr', frDeliveredAt: T0 }];
const applied: Step = ['ProfessionalApplied', application];
const verified: Step = ['LicenceVerified', { professionalId, province: 'QC', source: 'directory', nextCheckAt: at(90 * DAY) }];
const approved: Step = ['ProfessionalApproved', { professionalId, onboarding: 'held' }];
const suspended: Step = ['ProfessionalSuspended', { professionalId, notice: 'Insurance' }];
const rejected: Step = ['ProfessionalRejected', { professionalId, reasonCode: 'licence' }];
const paused: Step = ['OffersPaused', { professionalId, scope: 'all', until: at(60) }];
const ready: Step[] = [
  registered,
  accepted,
  ['ChannelVerified', { professionalId, channel: 'email' }],
  ['ChannelVerified', { professionalId, channel: 'sms' }],
  ['LicenceProofUploaded', { professionalId, fileId: professionalId, type: 'pdf', bytes: 9, sha256: 'a'.repeat(64), scanner: 'built-in' }],
];
const past = (...steps: Step[]) => given({ professional: steps });
const member = [registered, accepted, applied, verified, approved];
const id = { professionalId };

describe('joining', () => {
  it('begins with a name and two addresses, once', () => {
    expect(given().when(registerProfessional, who).types()).toEqual({ professional: ['ProfessionalRegistered'] });
    expect(past(registered).when(registerProfessional, who).types()).toEqual({});
    expect(
      given()
        .when(registerProfessional, { ...who, email: 'anne@exemple' })
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(
      given()
        .when(registerProfessional, { ...who, phoneNumber: '514 555-0101' })
        .refusal(),
    ).toBe('VALIDATION: fields');
  });
  it('is open to the titles of the province', () => {
    const register = (title: 'notary' | 'paralegal', config = asShipped()) =>
      given().when(registerProfessional, { ...who, title }, { config });
    const closed = configIn('QC', { 'professional.titles.enabled': ['lawyer'] });
    expect(register('notary').types()).toEqual({ professional: ['ProfessionalRegistered'] });
    expect(register('paralegal').refusedFields()).toEqual([{ field: 'title', message: 'not-in-province' }]);
    expect(register('notary', closed).refusedFields()).toEqual([{ field: 'title', message: 'not-in-province' }]);
  });
  it('FR-3: needs the French terms first, in their present version', () => {
    const asked = { professionalId, version, lang: 'en' as const, frDeliveredAt: T0 };
    expect(past(registered).when(acceptProfessionalTerms, asked).types()).toEqual({ professional: ['ProfessionalTermsAccepted'] });
    expect(past(registered, accepted).when(acceptProfessionalTerms, asked).types()).toEqual({ professional: [] });
    expect(
      past(registered)
        .when(acceptProfessionalTerms, { ...asked, frDeliveredAt: undefined })
        .refusal(),
    ).toBe('WRONG_STATE: french-not-delivered');
    expect(
      past(registered)
        .when(acceptProfessionalTerms, { ...asked, version: '2020-01-01' })
        .refusal(),
    ).toBe('WRONG_STATE: old-terms');
    expect(given().when(acceptProfessionalTerms, asked).refusal()).toBe('NOT_FOUND: professional');
  });
  it('needs an application after the terms, and thirty days after a rejection', () => {
    expect(
      past(...ready)
        .when(submitProfessionalApplication, application)
        .types(),
    ).toEqual({ professional: ['ProfessionalApplied'] });
    expect(past(registered).when(submitProfessionalApplication, application).refusal()).toBe('WRONG_STATE: terms-not-accepted');
    expect(
      past(...member)
        .when(submitProfessionalApplication, application)
        .refusal(),
    ).toBe('WRONG_STATE: professional-approved');
    expect(given().when(submitProfessionalApplication, application).refusal()).toBe('NOT_FOUND: professional');
    const refused = past(...ready, applied, rejected);
    expect(refused.when(submitProfessionalApplication, application, { now: at(30 * DAY - 1) }).refusal()).toBe(
      'WRONG_STATE: rejected-lately',
    );
    expect(refused.when(submitProfessionalApplication, application, { now: at(30 * DAY) }).types()).toEqual({
      professional: ['ProfessionalApplied'],
    });
  });
  it('is not looked at before both addresses answered and a proof lies in the files, unless we bring it in ourselves', () => {
    const without = (i: number) => past(...ready.filter((_, n) => n !== i)).when(submitProfessionalApplication, application);
    expect(without(2).refusal()).toBe('WRONG_STATE: email-not-verified');
    expect(without(3).refusal()).toBe('WRONG_STATE: phone-not-verified');
    expect(without(4).refusal()).toBe('WRONG_STATE: no-proof');
    const over = { ...application, insuranceUntil: '2020-01-01' };
    expect(
      past(...ready)
        .when(submitProfessionalApplication, over)
        .refusal(),
    ).toBe('VALIDATION: insurance-over');
    const hours = { days: [1, 2], fromMinute: 540, toMinute: 1_020 };
    expect(
      past(...ready)
        .when(submitProfessionalApplication, { ...application, firm: 'Roy inc.', hours })
        .types(),
    ).toEqual({ professional: ['ProfessionalProfileUpdated', 'ProfessionalApplied', 'OfferHoursSet'] });
    const system = { actor: { kind: 'system', id: 'import' } } as const;
    expect(past(registered, accepted).when(submitProfessionalApplication, application, system).types()).toEqual({
      professional: ['ProfessionalApplied'],
    });
  });
  it('needs a licence found in the directory', () => {
    const asked = { professionalId, source: 'directory' };
    expect(
      past(registered, accepted, applied)
        .when(verifyLicence, { ...asked, result: 'valid' })
        .events().professional![0],
    ).toMatchObject({
      type: 'LicenceVerified',
      data: { province: 'QC', nextCheckAt: at(asShipped().value(licenceRecheckDays, {}) * DAY) },
    });
    expect(
      past(registered, accepted, applied)
        .when(verifyLicence, { ...asked, result: 'failed' })
        .types(),
    ).toEqual({ professional: ['LicenceFailed'] });
    expect(
      past(registered)
        .when(verifyLicence, { ...asked, result: 'valid' })
        .refusal(),
    ).toBe('WRONG_STATE: no-application');
  });
  it('may end with a rejection', () => {
    const asked = { professionalId, reasonCode: 'licence' as const };
    expect(past(registered, accepted, applied).when(rejectProfessional, asked).types()).toEqual({ professional: ['ProfessionalRejected'] });
    expect(past(registered, accepted, applied, rejected).when(rejectProfessional, asked).types()).toEqual({});
    expect(
      past(...member)
        .when(rejectProfessional, asked)
        .refusal(),
    ).toBe('WRONG_STATE: professional-approved');
    expect(given().when(rejectProfessional, asked).refusal()).toBe('NOT_FOUND: professional');
  });
});

describe('membership', () => {
  it('is suspended with a notice and taken up again', () => {
    const asked = { professionalId, notice: 'Insurance to renew' };
    expect(
      past(...member)
        .when(suspendProfessional, asked)
        .types(),
    ).toEqual({ professional: ['ProfessionalSuspended'] });
    expect(
      past(...member, suspended)
        .when(suspendProfessional, asked)
        .types(),
    ).toEqual({});
    expect(past(registered).when(suspendProfessional, asked).refusal()).toBe('WRONG_STATE: professional-registered');
    expect(
      past(...member, suspended)
        .when(reinstateProfessional, id)
        .types(),
    ).toEqual({ professional: ['ProfessionalReinstated'] });
    expect(
      past(...member)
        .when(reinstateProfessional, id)
        .types(),
    ).toEqual({});
    expect(past(registered).when(reinstateProfessional, id).refusal()).toBe('WRONG_STATE: professional-registered');
    for (const none of [given().when(suspendProfessional, asked), given().when(reinstateProfessional, id)])
      expect(none.refusal()).toBe('NOT_FOUND: professional');
  });
  it('pauses until an instant to come, of one kind or all, and resumes', () => {
    expect(
      past(...member)
        .when(pauseOffers, { professionalId, until: at(60) })
        .events().professional,
    ).toEqual([{ type: 'OffersPaused', data: { professionalId, scope: 'all', until: at(60) } }]);
    expect(
      past(...member, paused)
        .when(pauseOffers, { professionalId, until: at(60) })
        .types(),
    ).toEqual({ professional: [] });
    expect(
      past(...member, paused)
        .when(pauseOffers, { professionalId, until: at(90) })
        .types(),
    ).toEqual({ professional: ['OffersPaused'] });
    // PAUSE by text is a day: it makes a shorter rest longer, and leaves a longer one as it is.
    const byText = (...before: Step[]) =>
      past(...member, ...before)
        .when(pauseOffers, { professionalId, until: at(DAY), pauseReason: 'sms' })
        .types();
    expect(byText(paused)).toEqual({ professional: ['OffersPaused'] });
    for (const until of [at(DAY), at(7 * DAY), undefined])
      expect(byText(['OffersPaused', { professionalId, scope: 'all', ...(until ? { until } : {}) }])).toEqual({ professional: [] });
    expect(
      past(...member)
        .when(pauseOffers, { professionalId, until: T0 })
        .refusal(),
    ).toBe('VALIDATION: not-in-the-future');
    expect(
      past(...member)
        .when(pauseOffers, { professionalId, scope: 'field' })
        .refusal(),
    ).toBe('VALIDATION: pause-of-what');
    expect(past(registered).when(pauseOffers, id).refusal()).toBe('WRONG_STATE: professional-registered');
    expect(
      past(...member, paused)
        .when(resumeOffers, id)
        .types(),
    ).toEqual({ professional: ['OffersResumed'] });
    expect(
      past(...member)
        .when(resumeOffers, id)
        .types(),
    ).toEqual({ professional: [] });
    expect(past(registered).when(resumeOffers, id).refusal()).toBe('WRONG_STATE: professional-registered');
    for (const none of [given().when(pauseOffers, id), given().when(resumeOffers, id)])
      expect(none.refusal()).toBe('NOT_FOUND: professional');
  });
  it('keeps name, wishes, hours and proven channels up to date', () => {
    expect(past(registered).when(updateProfessionalProfile, { professionalId, firm: 'Roy inc.' }).types()).toEqual({
      professional: ['ProfessionalProfileUpdated'],
    });
    expect(past(registered).when(updateProfessionalProfile, { professionalId, name: 'Anne Roy' }).types()).toEqual({ professional: [] });
    expect(
      past(...member)
        .when(setMatchingPreferences, { professionalId, practice })
        .types(),
    ).toEqual({ professional: ['MatchingPreferencesSet'] });
    expect(past(registered).when(setMatchingPreferences, { professionalId, practice }).refusal()).toBe('WRONG_STATE: no-application');
    const hours = { professionalId, days: [1, 2], fromMinute: 480, toMinute: 720 };
    expect(past(registered).when(setOfferHours, hours).types()).toEqual({ professional: ['OfferHoursSet'] });
    expect(
      past(registered)
        .when(setOfferHours, { ...hours, toMinute: 480 })
        .refusal(),
    ).toBe('VALIDATION: hours-order');
    expect(past(registered).when(verifyChannel, { professionalId, channel: 'sms' }).types()).toEqual({ professional: ['ChannelVerified'] });
    expect(
      past(registered, ['ChannelVerified', { professionalId, channel: 'sms' }])
        .when(verifyChannel, { professionalId, channel: 'sms' })
        .types(),
    ).toEqual({ professional: [] });
    const unreached = { professionalId, channel: 'sms' as const };
    expect(past(registered, ['ChannelVerified', unreached]).when(unverifyChannel, unreached).types()).toEqual({
      professional: ['ChannelUnverified'],
    });
    expect(past(registered).when(unverifyChannel, unreached).types()).toEqual({ professional: [] });
    for (const none of [
      given().when(unverifyChannel, unreached),
      given().when(updateProfessionalProfile, id),
      given().when(setOfferHours, hours),
      given().when(verifyChannel, { professionalId, channel: 'sms' }),
    ]) {
      expect(none.refusal()).toBe('NOT_FOUND: professional');
    }
  });
});

describe('claiming', () => {
  const may = (steps: Step[], now = T0, province: 'QC' | 'ON' = 'QC', config = asShipped()) =>
    mayClaim(fold(professional, recorded(professional, professionalId, steps)), { province, now, config });
  it('is for members with a licence of the province and the present terms', () => {
    expect(may(member)).toBe(true);
    expect(may([registered])).toEqual({ code: 'E01', detail: 'not-approved' });
    expect(may([...member, suspended])).toEqual({ code: 'E01', detail: 'suspended' });
    expect(may(member, T0, 'ON')).toEqual({ code: 'E02', detail: 'licence' });
    expect(may(member, at(asShipped().value(licenceMaxAgeDays, {}) * DAY))).toBe(true);
    expect(may(member, at(asShipped().value(licenceMaxAgeDays, {}) * DAY + 1))).toEqual({ code: 'E02', detail: 'licence' });
  });
  it('goes on under earlier terms until the notice of the new ones is over (R66)', () => {
    const earlier: Step[] = [
      registered,
      ['ProfessionalTermsAccepted', { professionalId, version: '2020-01-01', lang: 'fr', frDeliveredAt: T0 }],
      applied,
      verified,
      approved,
    ];
    const over = Date.parse(termsBarAt('2020-01-01', { now: T0, config: asShipped() })!);
    expect(may(earlier, new Date(over - 1).toISOString())).toBe(true);
    expect(may(earlier, new Date(over).toISOString())).toEqual({ code: 'E03', detail: 'terms' });
  });
  it('waits while everything is paused, not for a pause of one kind or one that is over', () => {
    expect(may([...member, paused])).toEqual({ code: 'E01', detail: 'paused' });
    expect(may([...member, paused], at(60))).toBe(true);
    expect(may([...member, ['OffersPaused', { professionalId, scope: 'field', value: 'family' }]])).toBe(true);
    expect(may([...member, paused, ['OffersResumed', id]])).toBe(true);
  });
});
