import { fold } from '@jurilien/event-sourcing';
import { at, given, recorded, testCtx, type Past } from '@jurilien/event-sourcing/testing';
import { closeProfessionalAccount } from './decisions/close-account.js';
import { pauseForLicence, recheckLicence } from './decisions/recheck-licence.js';
import { remindToApply } from './decisions/remind-to-apply.js';
import { saveProfessionalApplication } from './decisions/save-application.js';
import { endSuspension, reinstateProfessional, suspendProfessional } from './decisions/suspend-professional.js';
import { PROOFS_KEPT, uploadLicenceProof } from './decisions/upload-licence-proof.js';
import { phoneCodeSubject, sendPhoneCode, verifyPhone } from './decisions/verify-phone.js';
import { verifyLicence } from './decisions/verify-licence.js';
import { professional } from './professional.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const id = { professionalId };
const DAY = 24 * 60;
const SYSTEM = { actor: { kind: 'system', id: 'timer' } } as const;
type Step = Past[number];
const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['3'], callYear: 2010 };
const registered: Step = [
  'ProfessionalRegistered',
  { ...id, title: 'lawyer', name: 'Anne Roy', province: 'QC', lang: 'fr', email: 'anne@exemple.ca', phoneNumber: '+15145550101' },
];
const applied: Step = ['ProfessionalApplied', { ...id, licenceNo: '1', insurance: 'RC', practice }];
const verified: Step = ['LicenceVerified', { ...id, province: 'QC', source: 'directory', nextCheckAt: at(90 * DAY) }];
const approved: Step = ['ProfessionalApproved', { ...id, onboarding: 'held' }];
const member = [registered, applied, verified, approved];
const past = (...steps: Step[]) => given({ professional: steps });
const none = given();

describe('an application in progress', () => {
  const asked = { ...id, part: 'licence' as const, answers: { licenceNo: '12' } };
  it('is kept part by part, and said once', () => {
    expect(past(registered).when(saveProfessionalApplication, asked).types()).toEqual({ professional: ['ProfessionalApplicationSaved'] });
    const saved: Step = ['ProfessionalApplicationSaved', asked];
    expect(past(registered, saved).when(saveProfessionalApplication, asked).types()).toEqual({ professional: [] });
    expect(fold(professional, recorded(professional, professionalId, [registered, saved])).draft).toEqual({ licence: { licenceNo: '12' } });
    expect(
      past(...member)
        .when(saveProfessionalApplication, asked)
        .refusal(),
    ).toBe('WRONG_STATE: professional-approved');
    expect(none.when(saveProfessionalApplication, asked).refusal()).toBe('NOT_FOUND: professional');
  });

  it('proves its phone by six digits, in five tries and ten minutes', () => {
    const sent: Step = ['PhoneCodeSent', { ...id, sequence: 1, expiresAt: at(10) }];
    const code = testCtx().code(phoneCodeSubject(professionalId), 1);
    const wrong = code === '111111' ? '222222' : '111111';
    const known: Step = ['ChannelVerified', { ...id, channel: 'sms' }];
    expect(past(registered).when(sendPhoneCode, id).events().professional).toEqual([
      { type: 'PhoneCodeSent', data: { ...id, sequence: 1, expiresAt: at(10) } },
    ]);
    expect(past(registered, known).when(sendPhoneCode, id).types()).toEqual({});
    expect(past(registered, sent, sent, sent, sent).when(sendPhoneCode, id).refusal()).toBe('RATE_LIMITED: codes-per-hour');
    expect(
      past(registered, sent)
        .when(verifyPhone, { ...id, code: `${code.slice(0, 3)} ${code.slice(3)}` })
        .types(),
    ).toEqual({ professional: ['ChannelVerified'] });
    expect(
      past(registered, sent)
        .when(verifyPhone, { ...id, code: wrong })
        .events().professional,
    ).toEqual([{ type: 'PhoneCodeRejected', data: { ...id, triesLeft: 4 } }]);
    expect(
      past(registered, sent)
        .when(verifyPhone, { ...id, code: '12' })
        .refusal(),
    ).toBe('VALIDATION: not-a-code');
    expect(
      past(registered, sent)
        .when(verifyPhone, { ...id, code }, { now: at(10) })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: code-expired');
    expect(
      past(registered)
        .when(verifyPhone, { ...id, code })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: code-expired');
    const tried = Array.from({ length: 5 }, (_, n): Step => ['PhoneCodeRejected', { ...id, triesLeft: 4 - n }]);
    expect(
      past(registered, sent, ...tried)
        .when(verifyPhone, { ...id, code })
        .refusal(),
    ).toBe('RATE_LIMITED: code-tries');
    expect(
      past(registered, known)
        .when(verifyPhone, { ...id, code })
        .types(),
    ).toEqual({});
    for (const noOne of [none.when(sendPhoneCode, id), none.when(verifyPhone, { ...id, code })])
      expect(noOne.refusal()).toBe('NOT_FOUND: professional');
  });

  it('brings proofs, each once and ten at most', () => {
    const proof = { ...id, fileId: professionalId, type: 'pdf' as const, bytes: 9, sha256: 'a'.repeat(64), scanner: 'built-in' };
    const there: Step = ['LicenceProofUploaded', proof];
    expect(past(registered).when(uploadLicenceProof, proof).types()).toEqual({ professional: ['LicenceProofUploaded'] });
    expect(past(registered, there).when(uploadLicenceProof, proof).types()).toEqual({});
    const many = Array.from({ length: PROOFS_KEPT }, (): Step => ['LicenceProofUploaded', { ...proof, fileId: crypto.randomUUID() }]);
    expect(
      past(registered, ...many)
        .when(uploadLicenceProof, proof)
        .refusal(),
    ).toBe('CAP_REACHED: proofs');
    expect(past(registered, ['ProfessionalClosed', id]).when(uploadLicenceProof, proof).refusal()).toBe('WRONG_STATE: professional-closed');
    expect(none.when(uploadLicenceProof, proof).refusal()).toBe('NOT_FOUND: professional');
  });

  it('is reminded of twice, and not once it was sent', () => {
    const first = { ...id, sequence: 1 };
    const said: Step = ['ApplicationReminderDue', first];
    expect(past(registered).when(remindToApply, first, SYSTEM).types()).toEqual({ professional: ['ApplicationReminderDue'] });
    expect(past(registered, said).when(remindToApply, first, SYSTEM).types()).toEqual({});
    expect(
      past(registered, said)
        .when(remindToApply, { ...id, sequence: 2 }, SYSTEM)
        .types(),
    ).toEqual({ professional: ['ApplicationReminderDue'] });
    expect(past(registered, applied).when(remindToApply, first, SYSTEM).types()).toEqual({});
  });
});

describe('a licence', () => {
  const due: Step = ['LicenceCheckRequested', { ...id, dueAt: at(30 * DAY) }];
  it('is looked up again when it is time, or when staff want it', () => {
    expect(
      past(...member)
        .when(recheckLicence, id, { ...SYSTEM, now: at(90 * DAY) })
        .types(),
    ).toEqual({ professional: ['LicenceCheckRequested'] });
    expect(
      past(...member)
        .when(recheckLicence, id, { ...SYSTEM, now: at(89 * DAY) })
        .types(),
    ).toEqual({});
    expect(
      past(...member)
        .when(recheckLicence, id)
        .events().professional,
    ).toEqual([{ type: 'LicenceCheckRequested', data: { ...id, dueAt: at(30 * DAY) } }]);
    expect(
      past(...member, due)
        .when(recheckLicence, id)
        .types(),
    ).toEqual({});
    expect(past(registered).when(recheckLicence, id).refusal()).toBe('WRONG_STATE: professional-registered');
    expect(none.when(recheckLicence, id).refusal()).toBe('NOT_FOUND: professional');
  });
  it('no one looked up for thirty days stops offers, until someone does', () => {
    const late = { ...SYSTEM, now: at(30 * DAY) };
    expect(
      past(...member, due)
        .when(pauseForLicence, id, late)
        .events().professional,
    ).toEqual([{ type: 'OffersPaused', data: { ...id, scope: 'all', pauseReason: 'licence' } }]);
    expect(
      past(...member, due)
        .when(pauseForLicence, id, { ...SYSTEM, now: at(30 * DAY - 1) })
        .types(),
    ).toEqual({});
    expect(
      past(...member, due, verified)
        .when(pauseForLicence, id, late)
        .types(),
    ).toEqual({});
    const paused: Step = ['OffersPaused', { ...id, scope: 'all', pauseReason: 'licence' }];
    expect(
      past(...member, due, paused)
        .when(pauseForLicence, id, late)
        .types(),
    ).toEqual({});
    const look = { ...id, source: 'directory', extract: 'Inscrite, sans limitation', result: 'valid' as const };
    expect(
      past(...member, due, paused)
        .when(verifyLicence, look)
        .types(),
    ).toEqual({ professional: ['LicenceVerified', 'OffersResumed'] });
    expect(none.when(pauseForLicence, id, late).refusal()).toBe('NOT_FOUND: professional');
  });
});

describe('a suspension', () => {
  const asked = { ...id, notice: 'Assurance à renouveler' };
  const long = { ...asked, days: 90 };
  it('ends by itself on its day', () => {
    const suspended: Step = ['ProfessionalSuspended', { ...id, notice: 'x', until: at(30 * DAY) }];
    expect(
      past(...member)
        .when(suspendProfessional, asked)
        .events().professional,
    ).toEqual([{ type: 'ProfessionalSuspended', data: { ...asked, until: at(30 * DAY) } }]);
    expect(
      past(...member, suspended)
        .when(endSuspension, id, { ...SYSTEM, now: at(30 * DAY) })
        .types(),
    ).toEqual({ professional: ['ProfessionalReinstated'] });
    expect(
      past(...member, suspended)
        .when(endSuspension, id, { ...SYSTEM, now: at(30 * DAY - 1) })
        .types(),
    ).toEqual({ professional: [] });
    expect(
      past(...member)
        .when(endSuspension, id, SYSTEM)
        .types(),
    ).toEqual({ professional: [] });
  });
  it('of more than thirty days takes two people', () => {
    const proposed: Step = ['SuspensionProposed', { ...id, notice: 'x', until: at(90 * DAY) }];
    expect(
      past(...member)
        .when(suspendProfessional, long)
        .types(),
    ).toEqual({ professional: ['SuspensionProposed'] });
    expect(
      past(...member, proposed)
        .when(suspendProfessional, long, { actor: { kind: 'user', id: 'other', role: 'admin' } })
        .types(),
    ).toEqual({ professional: ['ProfessionalSuspended'] });
    const { actor } = recorded(professional, professionalId, [proposed])[0]!;
    expect(
      past(...member, proposed)
        .when(suspendProfessional, long, { actor })
        .refusal(),
    ).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(
      past(...member, proposed)
        .when(reinstateProfessional, id)
        .types(),
    ).toEqual({});
  });
});

describe('leaving', () => {
  it('takes the public page away, once', () => {
    const published: Step = ['ProfilePublished', { ...id, slug: 'anne-roy-000001', text: { aboutFr: 'Bonjour' } }];
    expect(
      past(...member)
        .when(closeProfessionalAccount, id)
        .types(),
    ).toEqual({ professional: ['ProfessionalClosed'] });
    expect(
      past(...member, published)
        .when(closeProfessionalAccount, id)
        .types(),
    ).toEqual({ professional: ['ProfileUnpublished', 'ProfessionalClosed'] });
    expect(
      past(...member, ['ProfessionalClosed', id])
        .when(closeProfessionalAccount, id)
        .types(),
    ).toEqual({});
    expect(none.when(closeProfessionalAccount, id).refusal()).toBe('NOT_FOUND: professional');
  });
});
