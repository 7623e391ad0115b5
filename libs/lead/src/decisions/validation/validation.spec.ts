import { at, given, T0 } from '@jurilien/event-sourcing/testing';
import {
  accepted,
  blocked,
  checklist,
  client,
  colleague,
  draft,
  form,
  leadId,
  offering,
  personId,
  queued,
  ready,
  staff,
  submitted,
  summarised,
  summary,
  system,
  taken,
  takenBy,
  validator,
  withdrawn,
} from '../../testing.js';
import { editLead } from '../intake/edit-lead.js';
import { editLeadSummary } from './edit-lead-summary.js';
import { holdLead } from './hold-lead.js';
import { provideLeadInfo } from './provide-lead-info.js';
import { rejectLead } from './reject-lead.js';
import { releaseLeadFromValidation } from './release-lead-from-validation.js';
import { reopenLead } from './reopen-lead.js';
import { requestLeadInfo } from './request-lead-info.js';
import { resumeHeldLead } from './resume-held-lead.js';
import { takeLeadForValidation } from './take-lead-for-validation.js';
import { unblockLead } from './unblock-lead.js';
import { validateLead } from './validate-lead.js';

const by = (actor: typeof staff | typeof validator | typeof client | typeof system | typeof colleague, now = T0) => ({ actor, now });
const held = [...queued, ['LeadHeld', { leadId, until: at(1440) }] as const];
const asked = [
  ...taken,
  ['LeadInfoRequested', { leadId, personId, questions: [{ id: 'q1', text: 'Date d’audience?' }], dueAt: at(72 * 60) }, T0, staff] as const,
];

describe('TakeLeadForValidation', () => {
  it('locks for a quarter of an hour', () =>
    expect(given({ lead: queued }).when(takeLeadForValidation, { leadId }, by(validator)).events()).toEqual({
      lead: [{ type: 'LeadTakenForValidation', data: { leadId, by: 'staff-3', lockUntil: at(15) } }],
    }));
  it('is taken once by the same person', () =>
    expect(given({ lead: taken }).when(takeLeadForValidation, { leadId }, by(staff)).events()).toEqual({}));
  it('refuses a second person while the lock is used', () => {
    expect(
      given({ lead: taken })
        .when(takeLeadForValidation, { leadId }, by(colleague, at(14)))
        .refusal(),
    ).toBe('WRONG_STATE: lock-held-by-other');
    const worked = [...taken, ['LeadNoteAdded', { leadId, personId, note: 'x' }, at(10), staff] as const];
    expect(
      given({ lead: worked })
        .when(takeLeadForValidation, { leadId }, by(colleague, at(20)))
        .refusal(),
    ).toBe('WRONG_STATE: lock-held-by-other');
  });
  it('gives an idle lock to the next', () =>
    expect(
      given({ lead: taken })
        .when(takeLeadForValidation, { leadId }, by(colleague, at(15)))
        .types(),
    ).toEqual({ lead: ['LeadTakenForValidation'] }));
  it('takes a validated lead back', () =>
    expect(given({ lead: ready }).when(takeLeadForValidation, { leadId }, by(colleague)).types()).toEqual({
      lead: ['LeadTakenForValidation'],
    }));
  it('refuses a lead that waits for its confirmation', () =>
    expect(given({ lead: submitted }).when(takeLeadForValidation, { leadId }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-awaiting-confirmation',
    ));
});

describe('ReleaseLeadFromValidation', () => {
  it('gives it back', () =>
    expect(given({ lead: taken }).when(releaseLeadFromValidation, { leadId }, by(staff)).types()).toEqual({
      lead: ['LeadReleasedFromValidation'],
    }));
  it('refuses a validator who does not hold the lock', () =>
    expect(given({ lead: taken }).when(releaseLeadFromValidation, { leadId }, by(validator)).refusal()).toBe(
      'FORBIDDEN: lock-held-by-other',
    ));
  it('lets the clock release an idle lock only', () => {
    expect(
      given({ lead: taken })
        .when(releaseLeadFromValidation, { leadId }, by(system, at(14)))
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
    expect(
      given({ lead: taken })
        .when(releaseLeadFromValidation, { leadId }, by(system, at(15)))
        .events(),
    ).toMatchObject({ lead: [{ data: { reason: 'lock-expired' } }] });
  });
  it('marks a question the client never answered', () =>
    expect(
      given({ lead: asked })
        .when(releaseLeadFromValidation, { leadId }, by(system, at(72 * 60)))
        .events(),
    ).toMatchObject({ lead: [{ data: { reason: 'info-timeout' } }] }));
  it('finds nothing to do twice', () =>
    expect(given({ lead: queued }).when(releaseLeadFromValidation, { leadId }, by(staff)).events()).toEqual({}));
  it('refuses a lead no one took', () =>
    expect(given({ lead: ready }).when(releaseLeadFromValidation, { leadId }, by(staff)).refusal()).toBe('WRONG_STATE: lead-is-ready'));
});

describe('RequestLeadInfo and ProvideLeadInfo', () => {
  it('asks, with three days to answer', () =>
    expect(
      given({ lead: taken })
        .when(requestLeadInfo, { leadId, questions: ['Date d’audience?'] }, by(staff))
        .events(),
    ).toMatchObject({
      lead: [{ type: 'LeadInfoRequested', data: { questions: [{ id: 'q1', text: 'Date d’audience?' }], dueAt: at(72 * 60) } }],
    }));
  it('asks only from validation', () =>
    expect(
      given({ lead: queued })
        .when(requestLeadInfo, { leadId, questions: ['Date?'] }, by(staff))
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-to-validate'));
  it('refuses a validator who did not take it', () =>
    expect(
      given({ lead: taken })
        .when(requestLeadInfo, { leadId, questions: ['Date?'] }, by(validator))
        .refusal(),
    ).toBe('FORBIDDEN: not-taken-by-you'));
  it('takes the answer', () =>
    expect(
      given({ lead: asked })
        .when(provideLeadInfo, { leadId, answers: { q1: 'Le 3' } }, by(client))
        .events(),
    ).toMatchObject({ lead: [{ type: 'LeadInfoProvided', data: { answers: { q1: 'Le 3' }, changed: ['q1'] } }] }));
  it('takes it once', () => {
    const answered = [...asked, ['LeadInfoProvided', { leadId, personId, answers: { q1: 'Le 3' }, changed: ['q1'] }] as const];
    expect(
      given({ lead: answered })
        .when(provideLeadInfo, { leadId, answers: { q1: 'Le 3' } }, by(client))
        .events(),
    ).toEqual({});
  });
  it('refuses what was not asked, an empty answer, and an accepted lead', () => {
    expect(
      given({ lead: asked })
        .when(provideLeadInfo, { leadId, answers: { q9: 'x' } }, by(client))
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(
      given({ lead: asked })
        .when(provideLeadInfo, { leadId, answers: { q1: ' ' } }, by(client))
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(given({ lead: queued }).when(provideLeadInfo, { leadId, answers: {} }, by(client)).refusal()).toBe(
      'WRONG_STATE: nothing-was-asked',
    );
    expect(
      given({ lead: accepted })
        .when(provideLeadInfo, { leadId, answers: { q1: 'x' } }, by(client))
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-accepted');
  });
});

describe('EditLead', () => {
  it('writes only what changed, sealed facts apart', () =>
    expect(
      given({ lead: queued }).when(editLead, { leadId, rate: '4', province: 'QC', budgetNumber: 3000, urgent: true }, by(staff)).events(),
    ).toEqual({
      lead: [
        {
          type: 'LeadEdited',
          data: {
            leadId,
            personId,
            changed: ['rate', 'urgent', 'budgetNumber'],
            facts: { rate: '4', urgent: true },
            privateFacts: { budgetNumber: 3000 },
          },
        },
      ],
    }));
  it('changes nothing the second time', () =>
    expect(given({ lead: queued }).when(editLead, { leadId, rate: '3', clientName: form.clientName }, by(client)).events()).toEqual({}));
  it('sends a validated lead back to staff when a material fact changed, and only then', () => {
    expect(given({ lead: ready }).when(editLead, { leadId, region: '03' }, by(client)).types()).toEqual({
      lead: ['LeadEdited', 'LeadQueuedForValidation'],
    });
    expect(given({ lead: ready }).when(editLead, { leadId, experience: 5 }, by(client)).types()).toEqual({ lead: ['LeadEdited'] });
  });
  it('refuses the client a field of staff', () =>
    expect(given({ lead: queued }).when(editLead, { leadId, budgetNumber: 1 }, by(client)).refusal()).toBe('VALIDATION: fields'));
  it('refuses wrong contact data', () => {
    expect(given({ lead: queued }).when(editLead, { leadId, email: 'x@y' }, by(client)).refusal()).toBe('VALIDATION: fields');
    expect(given({ lead: queued }).when(editLead, { leadId, phoneNumber: '514' }, by(client)).refusal()).toBe('VALIDATION: fields');
    expect(given({ lead: queued }).when(editLead, { leadId, clientName: '', othersInvolved: [] }, by(client)).refusal()).toBe(
      'VALIDATION: fields',
    );
  });
  it('freezes what the price is made of with the first offer', () => {
    expect(given({ lead: offering }).when(editLead, { leadId, rate: '5' }, by(staff)).refusal()).toBe('WRONG_STATE: price-facts-frozen');
    expect(given({ lead: offering }).when(editLead, { leadId, city: 'Laval' }, by(staff)).types()).toEqual({ lead: ['LeadEdited'] });
  });
  it('never edits the original description', () =>
    expect(() => given({ lead: queued }).when(editLead, { leadId, description: 'x' }, by(staff)).events()).toThrow());
  it('refuses the client after the acceptance, anyone after the end, and a draft', () => {
    expect(given({ lead: accepted }).when(editLead, { leadId, city: 'Laval' }, by(client)).refusal()).toBe('WRONG_STATE: lead-is-accepted');
    expect(given({ lead: withdrawn }).when(editLead, { leadId, city: 'Laval' }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-withdrawn',
    );
    expect(given({ lead: draft }).when(editLead, { leadId, city: 'Laval' }, by(staff)).refusal()).toBe('WRONG_STATE: lead-is-draft');
  });
  it('keeps the postal code apart from the street', () =>
    expect(given({ lead: queued }).when(editLead, { leadId, postalCode: 'h1a 1a1' }, by(client)).events()['lead']![0]!.data).toMatchObject({
      address: { street: '1234, rue Fabre', postalCode: 'H1A 1A1' },
    }));
});

describe('EditLeadSummary', () => {
  it('counts its versions', () =>
    expect(
      given({ lead: summarised })
        .when(editLeadSummary, { leadId, summary: `${summary} Urgent.` }, by(staff))
        .events(),
    ).toMatchObject({ lead: [{ data: { summaryVersion: 2 } }] }));
  it('changes nothing the second time', () =>
    expect(given({ lead: summarised }).when(editLeadSummary, { leadId, summary }, by(staff)).events()).toEqual({}));
  it.each([
    'Madame Tremblay se sépare de son conjoint.',
    'Luc Gagnon refuse de quitter la maison.',
    'Joindre la cliente au 514 555-1234 le soir.',
  ])('refuses a text that names someone: %s', (text) =>
    expect(given({ lead: taken }).when(editLeadSummary, { leadId, summary: text }, by(staff)).refusal()).toBe('VALIDATION: personal-data'),
  );
  it('refuses after the acceptance', () =>
    expect(given({ lead: accepted }).when(editLeadSummary, { leadId, summary }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-accepted',
    ));
});

describe('HoldLead and ResumeHeldLead', () => {
  it('parks until a date within thirty days', () => {
    expect(
      given({ lead: taken })
        .when(holdLead, { leadId, until: at(1440) }, by(staff))
        .types(),
    ).toEqual({ lead: ['LeadHeld'] });
    expect(
      given({ lead: taken })
        .when(holdLead, { leadId, until: at(31 * 1440) }, by(staff))
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(given({ lead: taken }).when(holdLead, { leadId, until: T0 }, by(staff)).refusal()).toBe('VALIDATION: fields');
    expect(
      given({ lead: offering })
        .when(holdLead, { leadId, until: at(1440) }, by(staff))
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-offering');
  });
  it('is held once until the same date', () =>
    expect(
      given({ lead: held })
        .when(holdLead, { leadId, until: at(1440) }, by(staff))
        .events(),
    ).toEqual({}));
  it('resumes by hand at any time, by the clock on its date', () => {
    expect(given({ lead: held }).when(resumeHeldLead, { leadId }, by(staff)).types()).toEqual({ lead: ['LeadResumed'] });
    expect(given({ lead: held }).when(resumeHeldLead, { leadId }, by(system)).refusal()).toBe('WRONG_STATE: not-due');
    expect(
      given({ lead: held })
        .when(resumeHeldLead, { leadId }, by(system, at(1440)))
        .types(),
    ).toEqual({ lead: ['LeadResumed'] });
    expect(given({ lead: queued }).when(resumeHeldLead, { leadId }, by(staff)).events()).toEqual({});
    expect(given({ lead: taken }).when(resumeHeldLead, { leadId }, by(staff)).refusal()).toBe('WRONG_STATE: lead-is-in-validation');
  });
});

describe('ValidateLead', () => {
  const input = { leadId, checklist };
  it('vouches for the lead', () =>
    expect(given({ lead: summarised }).when(validateLead, input, by(staff)).events()).toMatchObject({
      lead: [{ type: 'LeadValidated', data: { by: 'staff-1', sendAfter: T0 } }],
    }));
  it('is validated once', () => expect(given({ lead: ready }).when(validateLead, input, by(staff)).events()).toEqual({}));
  it('waits for the instant staff chose', () => {
    const later = [
      ...summarised,
      ['LeadScheduled', { leadId, sendAfter: at(600), selfServeAfter: true, selfServeAfterBool: true }, T0, staff] as const,
    ];
    expect(given({ lead: later }).when(validateLead, input, by(staff)).events()).toMatchObject({
      lead: [{ data: { sendAfter: at(600) } }],
    });
  });
  it('refuses an incomplete checklist', () =>
    expect(
      given({ lead: summarised })
        .when(validateLead, { leadId, checklist: { ...checklist, parties: false } }, by(staff))
        .refusal(),
    ).toBe('VALIDATION: not-ready-to-validate'));
  it('refuses without a summary, and a summary that became a leak', () => {
    expect(given({ lead: taken }).when(validateLead, input, by(staff)).refusal()).toBe('VALIDATION: not-ready-to-validate');
    const renamed = [
      ...summarised,
      ['LeadEdited', { leadId, personId, changed: ['clientName'], facts: {}, clientName: 'Anne Pension' }, T0, staff] as const,
    ];
    expect(given({ lead: renamed }).when(validateLead, input, by(staff)).refusal()).toBe('VALIDATION: not-ready-to-validate');
  });
  it('needs a proven contact or a waiver that says why not', () => {
    const past = takenBy(staff, [
      ...submitted,
      ['LeadQueuedForValidation', { leadId, confirmed: false, slaAt: at(30), lang: 'fr', province: 'QC' }],
    ]);
    const unproven = [...past, ['LeadSummaryEdited', { leadId, personId, summary, summaryVersion: 1 }, T0, staff] as const];
    expect(given({ lead: unproven }).when(validateLead, input, by(staff)).refusal()).toBe('VALIDATION: not-ready-to-validate');
    expect(
      given({ lead: unproven })
        .when(validateLead, { ...input, waiver: 'Jointe par un organisme' }, by(staff))
        .types(),
    ).toEqual({ lead: ['LeadValidated'] });
  });
  it('refuses without field, province or region', () => {
    const unplaced = [
      ...summarised,
      ['LeadEdited', { leadId, personId, changed: ['region'], facts: { region: null } }, T0, staff] as const,
    ];
    expect(given({ lead: unplaced }).when(validateLead, input, by(staff)).refusal()).toBe('VALIDATION: not-ready-to-validate');
  });
  it('refuses without consent to share', () => {
    const withdrawnConsent = [
      ...summarised,
      ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: false }] as const,
    ];
    expect(given({ lead: withdrawnConsent }).when(validateLead, input, by(staff)).refusal()).toBe('WRONG_STATE: no-sharing-consent');
  });
  it('refuses while a price is proposed', () => {
    const open = [...summarised, ['LeadPricingProposed', { leadId, by: 'staff-3', creditValue: 2 }] as const];
    expect(given({ lead: open }).when(validateLead, input, by(staff)).refusal()).toBe('WRONG_STATE: price-proposal-open');
  });
  it('refuses staff who do not hold the lock, or let it run out', () => {
    expect(given({ lead: summarised }).when(validateLead, input, by(colleague)).refusal()).toBe('WRONG_STATE: lock-held-by-other');
    expect(
      given({ lead: summarised })
        .when(validateLead, input, by(staff, at(15)))
        .refusal(),
    ).toBe('WRONG_STATE: lock-expired');
    expect(given({ lead: queued }).when(validateLead, input, by(staff)).refusal()).toBe('WRONG_STATE: lead-is-to-validate');
  });
});

describe('RejectLead, UnblockLead, ReopenLead', () => {
  const rejected = [...queued, ['LeadRejected', { leadId, reasonCode: 'notLegal' }, T0, staff] as const];
  it('rejects before offers, once', () => {
    expect(given({ lead: queued }).when(rejectLead, { leadId, reasonCode: 'notLegal' }, by(staff)).types()).toEqual({
      lead: ['LeadRejected'],
    });
    expect(given({ lead: rejected }).when(rejectLead, { leadId, reasonCode: 'notLegal' }, by(staff)).events()).toEqual({});
    expect(given({ lead: offering }).when(rejectLead, { leadId, reasonCode: 'notLegal' }, by(staff)).refusal()).toBe(
      'WRONG_STATE: lead-is-offering',
    );
    expect(given({ lead: queued }).when(rejectLead, { leadId, reasonCode: 'spam' }, by(validator)).refusal()).toBe(
      'FORBIDDEN: not-taken-by-you',
    );
  });
  it('lets another person lift a block', () => {
    expect(given({ lead: blocked }).when(unblockLead, { leadId }, by(colleague)).types()).toEqual({ lead: ['LeadUnblocked'] });
    expect(given({ lead: blocked }).when(unblockLead, { leadId }, by(staff)).refusal()).toBe('FOUR_EYES_REQUIRED: blocked-by-you');
    expect(given({ lead: queued }).when(unblockLead, { leadId }, by(staff)).events()).toEqual({});
    expect(given({ lead: rejected }).when(unblockLead, { leadId }, by(colleague)).refusal()).toBe('WRONG_STATE: lead-is-rejected');
  });
  it('opens a recent end again', () => {
    expect(given({ lead: rejected }).when(reopenLead, { leadId }, by(staff)).types()).toEqual({ lead: ['LeadReopened'] });
    expect(
      given({ lead: withdrawn })
        .when(reopenLead, { leadId }, by(staff, at(90 * 1440)))
        .refusal(),
    ).toBe('WRONG_STATE: too-long-ago');
    expect(given({ lead: queued }).when(reopenLead, { leadId }, by(staff)).events()).toEqual({});
    expect(given({ lead: offering }).when(reopenLead, { leadId }, by(staff)).refusal()).toBe('WRONG_STATE: lead-is-offering');
    expect(
      given({ lead: [...draft, ['LeadDraftAbandoned', { leadId }]] })
        .when(reopenLead, { leadId }, by(staff))
        .refusal(),
    ).toBe('WRONG_STATE: never-sent');
  });
  it('cannot open what was erased', () => {
    const erased = [...withdrawn].map((e) => (e[0] === 'LeadSubmitted' ? ([e[0], { ...e[1], clientName: '[erased]' }] as const) : e));
    expect(given({ lead: erased }).when(reopenLead, { leadId }, by(staff)).refusal()).toBe('WRONG_STATE: data-erased');
  });
});
