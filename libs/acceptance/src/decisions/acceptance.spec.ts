import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { startOffering } from '@jurilien/lead';
import { accepted, client, leadId, offering, otherLead, personId, staff, system, withdrawn } from '@jurilien/lead/testing';
import { accepting, claimed, claimOf, pro, roundOver, running, runningMulti } from '@jurilien/search/testing';
import { addLeadNote } from './add-lead-note.js';
import { chooseProfessional, markNotChosen } from './choose-professional.js';
import { askForFollowUp, confirmContactByClient, missContactSla, recordContactMade } from './record-contact-made.js';
import { recordConsultationOutcome, recordMandateOutcome } from './record-outcome.js';
import { remindOfAcceptance } from './remind-of-acceptance.js';
import { reopenCapacity, returnLeadToReady } from '../../../search/src/decisions/reopen-capacity.js';
import { requestLeadCredit } from './request-lead-credit.js';
import { decideReplacement, requestReplacement } from './request-replacement.js';

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const asked = { acceptanceId, leadId };
const professional = { kind: 'user', id: 'user-1', role: 'jurilien_professional' } as const;
const byStaff = { actor: staff, reason: 'Le client a appelé' };
const requestId = '018f2a10-0000-7000-8004-000000000001';

const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const missed: Past = [...opened, ['ContactSlaMissed', ids, at(240)]];
const contacted: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(10)]];
const confirmed: Past = [...contacted, ['ContactConfirmedByClient', ids, at(20)]];
const consulted: Past = [...contacted, ['ConsultationOutcomeRecorded', { ...ids, outcome: 'held', next: 'mandate' }]];
const mandate: Past = [...consulted, ['MandateOutcomeRecorded', { ...ids, outcome: 'retained', ends: true }]];
const notRetained: Past = [...contacted, ['MandateOutcomeRecorded', { ...ids, outcome: 'notRetained', reason: 'fees', ends: true }]];
const notChosen: Past = [...contacted, ['MandateOutcomeRecorded', { ...ids, outcome: 'notRetained', reason: 'notChosen', ends: false }]];
const request = { ...ids, requestId, personId, by: 'client', cause: 'notAFit' };
const waiting: Past = [...contacted, ['ReplacementRequested', { ...request, answerBy: at(72 * 60) }]];
const replaced: Past = [
  ...contacted,
  ['ReplacementRequested', request],
  ['ReplacementGranted', { ...ids, requestId, selfService: true, refund: 'undecided' }],
  ['AcceptanceReplaced', { ...ids, requestId, cause: 'notAFit' }, at(60)],
];
const closed: Past = [...contacted, ['AcceptanceClosed', ids, at(60)]];
const unable: Past = [...opened, ['AcceptanceClosed', { ...ids, closeReason: 'unable' }]];

/** One seat, taken; and the same of several. */
const search: Past = [...running, claimed(1), accepting(1, true), roundOver];
const multi: Past = [...runningMulti, claimed(1), accepting(1, false), claimed(2), accepting(2, false)];
const reopened: Past = [...search, ['CapacityReopened', { leadId, acceptanceId, professionalId: pro(1), round: 1 }]];

describe('ConfirmContactByClient', () => {
  it('is said by the client, once, also before the professional says it', () => {
    for (const past of [opened, missed, contacted, closed])
      expect(given({ acceptance: past }).when(confirmContactByClient, asked, { actor: client }).events()).toEqual({
        acceptance: [{ type: 'ContactConfirmedByClient', data: ids }],
      });
    expect(given({ acceptance: confirmed }).when(confirmContactByClient, asked).events()).toEqual({});
  });
  it('counts as the contact', () => {
    const heard: Past = [...opened, ['ContactConfirmedByClient', ids]];
    expect(given({ acceptance: heard }).when(recordContactMade, ids).events()).toEqual({});
    expect(
      given({ acceptance: heard })
        .when(missContactSla, ids, { now: at(300) })
        .events(),
    ).toEqual({});
  });
  it('is refused for who was replaced, and for another request’s', () => {
    expect(given({ acceptance: replaced }).when(confirmContactByClient, asked).refusal()).toBe('WRONG_STATE: acceptance-replaced');
    expect(given({ acceptance: opened }).when(confirmContactByClient, { acceptanceId, leadId: otherLead }).refusal()).toBe(
      'NOT_FOUND: acceptance',
    );
  });
});

describe('AskForFollowUp', () => {
  it('marks what no one answered, once, and closes nothing', () => {
    expect(given({ acceptance: missed }).when(askForFollowUp, ids, { actor: system }).types()).toEqual({
      acceptance: ['ContactFollowUpNeeded'],
    });
    expect(
      given({ acceptance: [...missed, ['ContactFollowUpNeeded', ids]] })
        .when(askForFollowUp, ids)
        .types(),
    ).toEqual({ acceptance: [] });
  });
  it.each<[string, Past, Past]>([
    ['someone spoke', contacted, accepted],
    ['the client answered', [...missed, ['ContactConfirmedByClient', ids]], accepted],
    ['a replacement is asked for', [...missed, ['ReplacementRequested', { ...request, cause: 'notReached' }]], accepted],
    ['the request has ended', missed, withdrawn],
  ])('asks for nothing when %s', (_when, past, lead) =>
    expect(given({ acceptance: past, lead }).when(askForFollowUp, ids).types()).toEqual({ acceptance: [] }),
  );
});

it('MissContactSla asks nothing of a request that has ended', () =>
  expect(
    given({ acceptance: opened, lead: withdrawn })
      .when(missContactSla, ids, { now: at(500) })
      .events(),
  ).toEqual({}));

describe('RemindOfAcceptance', () => {
  const remind = (past: Past, rule: 'R17' | 'R18' | 'R20' | 'R54', lead: Past = accepted, now = at(120)) =>
    given({ acceptance: past, lead })
      .when(remindOfAcceptance, { ...ids, rule, occasion: 'accept.nudge1', dueAt: at(120) }, { actor: system, now })
      .types().acceptance;
  it('speaks while it is of use', () => {
    for (const [past, rule] of [
      [opened, 'R17'],
      [opened, 'R18'],
      [contacted, 'R20'],
      [contacted, 'R54'],
      [consulted, 'R54'],
    ] as const)
      expect(remind(past, rule)).toEqual(['AcceptanceReminded']);
  });
  it('is silent once it is not, or was said', () => {
    for (const [past, rule] of [
      [contacted, 'R17'],
      [missed, 'R18'],
      [confirmed, 'R20'],
      [opened, 'R54'],
      [mandate, 'R54'],
      [replaced, 'R20'],
    ] as const)
      expect(remind(past, rule)).toEqual([]);
    expect(remind([...opened, ['AcceptanceReminded', { ...ids, rule: 'R17', occasion: 'accept.nudge1' }]], 'R17')).toEqual([]);
    expect(remind(opened, 'R17', withdrawn)).toEqual([]);
    expect(remind(opened, 'R17', accepted, at(120 + 24 * 60))).toEqual(['AcceptanceReminded']);
    expect(remind(opened, 'R17', accepted, at(121 + 24 * 60))).toEqual([]);
  });
});

describe('RecordConsultationOutcome', () => {
  const held = { ...ids, outcome: 'held', next: 'mandate' } as const;
  it('is written down after a contact, and may change', () => {
    for (const past of [contacted, [...contacted, ['ConsultationOutcomeRecorded', { ...ids, outcome: 'noShow' }]] as Past])
      expect(given({ acceptance: past }).when(recordConsultationOutcome, held).events()).toEqual({
        acceptance: [{ type: 'ConsultationOutcomeRecorded', data: held }],
      });
    expect(given({ acceptance: consulted }).when(recordConsultationOutcome, held).events()).toEqual({});
  });
  it.each<[string, Past, string]>([
    ['before a contact', opened, 'WRONG_STATE: acceptance-is-to-contact'],
    ['after the mandate', mandate, 'WRONG_STATE: acceptance-is-mandate'],
    ['after the end', closed, 'WRONG_STATE: acceptance-is-closed'],
    ['by who was replaced', replaced, 'WRONG_STATE: acceptance-replaced'],
    ['by no one', [], 'NOT_FOUND: acceptance'],
  ])('is refused %s', (_when, past, refusal) =>
    expect(given({ acceptance: past }).when(recordConsultationOutcome, held).refusal()).toBe(refusal),
  );
  it('has no next step when the client did not come', () =>
    expect(
      given({ acceptance: contacted })
        .when(recordConsultationOutcome, { ...ids, outcome: 'noShow', next: 'mandate' })
        .refusal(),
    ).toBe('VALIDATION: fields'));
});

describe('RecordMandateOutcome', () => {
  const yes = { ...ids, outcome: 'retained', feeRange: 'to3000' } as const;
  const no = { ...ids, outcome: 'notRetained', reason: 'fees' } as const;
  it('ends the request with a mandate, or when no one else is at work on it', () => {
    expect(given({ acceptance: consulted, distribution: multi }).when(recordMandateOutcome, yes).events()).toEqual({
      acceptance: [{ type: 'MandateOutcomeRecorded', data: { ...yes, ends: true } }],
    });
    expect(given({ acceptance: contacted, distribution: search }).when(recordMandateOutcome, no).events()).toEqual({
      acceptance: [{ type: 'MandateOutcomeRecorded', data: { ...no, ends: true } }],
    });
    expect(given({ acceptance: contacted, distribution: multi }).when(recordMandateOutcome, no).events()).toEqual({
      acceptance: [{ type: 'MandateOutcomeRecorded', data: { ...no, ends: false } }],
    });
  });
  it('is said once; a mandate may still come of what seemed over', () => {
    expect(given({ acceptance: mandate }).when(recordMandateOutcome, yes).events()).toEqual({});
    expect(given({ acceptance: notRetained }).when(recordMandateOutcome, no).events()).toEqual({});
    expect(given({ acceptance: notRetained, distribution: search }).when(recordMandateOutcome, yes).types()).toEqual({
      acceptance: ['MandateOutcomeRecorded'],
    });
  });
  it.each<[string, Past, string]>([
    ['before a contact', opened, 'WRONG_STATE: acceptance-is-to-contact'],
    ['after the client chose another', notChosen, 'WRONG_STATE: not-chosen'],
    ['after the end', closed, 'WRONG_STATE: acceptance-is-closed'],
    ['by who was replaced', replaced, 'WRONG_STATE: acceptance-replaced'],
  ])('is refused %s', (_when, past, refusal) =>
    expect(given({ acceptance: past, distribution: search }).when(recordMandateOutcome, yes).refusal()).toBe(refusal),
  );
  it('needs a reason when none came of it, and that reason is never “not chosen”', () => {
    expect(
      given({ acceptance: contacted })
        .when(recordMandateOutcome, { ...ids, outcome: 'notRetained' })
        .refusal(),
    ).toBe('VALIDATION: fields');
    expect(recordMandateOutcome.input.safeParse({ ...no, reason: 'notChosen' }).success).toBe(false);
  });
});

describe('ChooseProfessional', () => {
  it('names the others, who are not chosen', () => {
    expect(given({ acceptance: contacted, distribution: multi }).when(chooseProfessional, asked, { actor: client }).events()).toEqual({
      acceptance: [{ type: 'ProfessionalChosen', data: { ...ids, others: [{ acceptanceId: claimOf(2), professionalId: pro(2) }] } }],
    });
    const chosen: Past = [...contacted, ['ProfessionalChosen', { ...ids, others: [] }]];
    expect(given({ acceptance: chosen, distribution: multi }).when(chooseProfessional, asked).events()).toEqual({});
  });
  it.each<[string, Past, Past, string]>([
    ['where one alone could accept', contacted, search, 'WRONG_STATE: nothing-to-choose'],
    ['of who was not chosen', notChosen, multi, 'WRONG_STATE: acceptance-is-not-retained'],
    ['of who has closed it', closed, multi, 'WRONG_STATE: acceptance-is-closed'],
    ['of who was replaced', replaced, multi, 'WRONG_STATE: acceptance-replaced'],
    ['of no one', [], multi, 'NOT_FOUND: acceptance'],
  ])('is refused %s', (_when, past, distribution, refusal) =>
    expect(given({ acceptance: past, distribution }).when(chooseProfessional, asked).refusal()).toBe(refusal),
  );
});

describe('MarkNotChosen', () => {
  const happened = { ...ids, chosenAt: at(30), chosenId: claimOf(2) };
  it('ends the work of the others without a word about coins', () =>
    expect(given({ acceptance: contacted }).when(markNotChosen, happened, { actor: system }).events()).toEqual({
      acceptance: [{ type: 'MandateOutcomeRecorded', data: { ...ids, outcome: 'notRetained', reason: 'notChosen', ends: false } }],
    }));
  it('of two choices at once the last stands', () => {
    const chosenAt = (minutes: number): Past => [...contacted, ['ProfessionalChosen', { ...ids, others: [] }, at(minutes)]];
    expect(
      given({ acceptance: chosenAt(31) })
        .when(markNotChosen, happened)
        .events(),
    ).toEqual({});
    expect(
      given({ acceptance: chosenAt(29) })
        .when(markNotChosen, happened)
        .types(),
    ).toEqual({ acceptance: ['MandateOutcomeRecorded'] });
  });
  it('says nothing of a mandate, or of who has ended', () => {
    for (const past of [mandate, notRetained, closed, replaced])
      expect(given({ acceptance: past }).when(markNotChosen, happened).events()).toEqual({});
  });
});

describe('RequestReplacement', () => {
  const wish = { ...asked, cause: 'notAFit' } as const;
  const ask = (past: Past, more: { cause?: 'notReached' | 'unable' | 'notAFit'; note?: string } = {}, now = at(300)) =>
    given({ acceptance: past, lead: accepted, distribution: search }).when(
      requestReplacement,
      { ...wish, ...more },
      { actor: client, now },
    );
  it('is granted once without anyone’s leave; whether coins go back is left to a decision', () => {
    expect(ask(missed, { cause: 'notReached', note: ' Aucun appel ' }).events()).toEqual({
      acceptance: [
        {
          type: 'ReplacementRequested',
          data: { ...ids, requestId: expect.any(String) as string, personId, by: 'client', cause: 'notReached', note: 'Aucun appel' },
        },
        { type: 'ReplacementGranted', data: { ...ids, requestId: expect.any(String) as string, selfService: true, refund: 'undecided' } },
        { type: 'AcceptanceReplaced', data: { ...ids, requestId: expect.any(String) as string, cause: 'notReached' } },
      ],
    });
    for (const past of [opened, contacted, consulted, unable]) expect(ask(past).types().acceptance).toHaveLength(3);
  });
  it('waits for staff the second time, after a refusal, and when the professional says that they spoke', () => {
    const waits = { acceptance: ['ReplacementRequested'] };
    expect(
      given({ acceptance: contacted, lead: accepted, distribution: reopened }).when(requestReplacement, wish, { actor: client }).types(),
    ).toEqual(waits);
    expect(ask([...waiting, ['ReplacementRefused', { ...ids, requestId, personId, refusal: 'contacted' }]]).types()).toEqual(waits);
    expect(ask(contacted, { cause: 'notReached' }).events().acceptance![0]).toMatchObject({ data: { answerBy: at(300 + 72 * 60) } });
  });
  it('“not reached” is for after the promised time, and not against their own word', () => {
    expect(ask(opened, { cause: 'notReached' }, at(239)).refusal()).toBe('WRONG_STATE: contact-not-due');
    expect(ask(opened, { cause: 'notReached' }, at(240)).types().acceptance).toContain('AcceptanceReplaced');
    expect(ask(confirmed, { cause: 'notReached' }).refusal()).toBe('WRONG_STATE: contact-confirmed');
  });
  it('is asked once, granted once', () => {
    expect(ask(waiting).events()).toEqual({});
    expect(ask(replaced).events()).toEqual({});
  });
  it('is granted when staff ask for it, with their reason, the client’s open wish too', () => {
    const byThem = (past: Past, ctx: object = byStaff) =>
      given({ acceptance: past, lead: accepted, distribution: reopened }).when(requestReplacement, wish, ctx);
    expect(byThem(contacted).types().acceptance).toEqual(['ReplacementRequested', 'ReplacementGranted', 'AcceptanceReplaced']);
    expect(byThem(waiting).types().acceptance).toEqual(['ReplacementGranted', 'AcceptanceReplaced']);
    expect(byThem(contacted, { actor: staff }).refusal()).toBe('VALIDATION: reason-required');
  });
  it.each<[string, Past, Past, string]>([
    ['with a mandate', mandate, accepted, 'WRONG_STATE: acceptance-is-mandate'],
    ['after it came to nothing', notRetained, accepted, 'WRONG_STATE: acceptance-is-not-retained'],
    ['after the end', closed, accepted, 'WRONG_STATE: acceptance-is-closed'],
    ['of an ended request', contacted, withdrawn, 'WRONG_STATE: lead-is-withdrawn'],
    ['of no one', [], accepted, 'NOT_FOUND: acceptance'],
  ])('is refused %s', (_when, past, lead, refusal) =>
    expect(given({ acceptance: past, lead, distribution: search }).when(requestReplacement, wish, { actor: client }).refusal()).toBe(
      refusal,
    ),
  );
});

describe('DecideReplacement', () => {
  const decide = (past: Past, answer: { granted: boolean; refusal?: 'contacted' }, lead: Past = accepted) =>
    given({ acceptance: past, lead }).when(decideReplacement, { ...asked, ...answer }, byStaff);
  it('grants or refuses what waits, with a reason', () => {
    expect(decide(waiting, { granted: true }).types()).toEqual({ acceptance: ['ReplacementGranted', 'AcceptanceReplaced'] });
    expect(decide(waiting, { granted: false, refusal: 'contacted' }).events()).toEqual({
      acceptance: [{ type: 'ReplacementRefused', data: { ...ids, requestId, personId, refusal: 'contacted' } }],
    });
    expect(decide(waiting, { granted: false }).refusal()).toBe('VALIDATION: fields');
  });
  it('has nothing to decide where nothing waits, and grants nothing of an ended request', () => {
    for (const past of [contacted, replaced]) expect(decide(past, { granted: true }).refusal()).toBe('WRONG_STATE: no-open-request');
    expect(decide(waiting, { granted: true }, withdrawn).refusal()).toBe('WRONG_STATE: lead-is-withdrawn');
    expect(
      given()
        .when(decideReplacement, { ...asked, granted: true }, byStaff)
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
  });
});

describe('ReopenCapacity and ReturnLeadToReady', () => {
  it('free the seat once, of an acceptance that was', () => {
    expect(given({ distribution: search }).when(reopenCapacity, asked).events()).toEqual({
      distribution: [{ type: 'CapacityReopened', data: { leadId, acceptanceId, professionalId: pro(1), round: 1 } }],
    });
    expect(given({ distribution: reopened }).when(reopenCapacity, asked).events()).toEqual({});
    expect(given({ distribution: running }).when(reopenCapacity, asked).refusal()).toBe('NOT_FOUND: acceptance');
  });
  it('bring the request back to where its search starts, and the new round keeps the seats of others', () => {
    const back: Past = [...accepted, ['LeadReturnedToReady', { leadId, acceptanceId, sendAfter: at(60) }, at(60)]];
    const inService: Past = [...accepted, ['LeadContactMade', { leadId }]];
    for (const lead of [accepted, inService])
      expect(
        given({ lead })
          .when(returnLeadToReady, asked, { now: at(60) })
          .events(),
      ).toEqual({ lead: [{ type: 'LeadReturnedToReady', data: { leadId, acceptanceId, sendAfter: at(60) } }] });
    for (const lead of [offering, withdrawn, back]) expect(given({ lead }).when(returnLeadToReady, asked).events()).toEqual({});
    expect(
      given({ lead: back })
        .when(startOffering, { leadId }, { now: at(60), actor: system })
        .events().lead![0],
    ).toMatchObject({ type: 'LeadOfferingStarted', data: { resumed: true } });
  });
});

describe('AddLeadNote of a professional', () => {
  const note = { ...ids, note: 'Rappeler après 17 h' };
  const add = (past: Past, input: object = note, actor: typeof professional | typeof staff = professional) =>
    given({ acceptance: past, lead: accepted }).when(addLeadNote, { ...note, ...input }, { actor });
  it('goes to their own acceptance, sealed with the client’s key', () =>
    expect(add(contacted).events()).toEqual({
      acceptance: [{ type: 'AcceptanceNoteAdded', data: { ...note, personId, noteId: expect.any(String) as string } }],
    }));
  it('is not told of someone else’s, of none, of who was replaced, and is no way for staff', () => {
    expect(add(contacted, { professionalId: pro(2) }).refusal()).toBe('NOT_FOUND: acceptance');
    expect(add(contacted, { acceptanceId: undefined, professionalId: undefined }).refusal()).toBe('NOT_FOUND: acceptance');
    expect(add(contacted, {}, staff).refusal()).toBe('NOT_FOUND: acceptance');
    expect(add(replaced).refusal()).toBe('WRONG_STATE: acceptance-replaced');
  });
});

describe('RequestLeadCredit', () => {
  const DAY = 1440;
  const wish = { ...ids, reason: 'wrongField', evidence: 'Le client parle d’un bail commercial.' } as const;
  const ask = (past: Past, reason: 'wrongField' | 'unreachable', minutes: number, lead: Past = accepted) =>
    given({ acceptance: past, lead }).when(requestLeadCredit, { ...wish, reason }, { now: at(minutes) });
  it('is asked with its reason and what shows it, to be decided within two business days', () =>
    expect(
      given({ acceptance: contacted, lead: accepted })
        .when(requestLeadCredit, wish, { now: at(60) })
        .events(),
    ).toEqual({
      acceptance: [
        {
          type: 'LeadCreditRequested',
          // Monday, and two working days later.
          data: { ...wish, requestId: expect.any(String) as string, personId, priceCc: 100, decideBy: at(60 + 2 * DAY) },
        },
      ],
    }));
  it('within seven days, fourteen when no one answered or for a super lead', () => {
    const superLead: Past = [...accepted, ['SuperLeadSet', { leadId, multiplier: 3 }]];
    expect(ask(opened, 'wrongField', 7 * DAY).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    expect(ask(opened, 'wrongField', 7 * DAY + 1).refusal()).toBe('WRONG_STATE: credit-window-over');
    expect(ask(opened, 'unreachable', 14 * DAY).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    expect(ask(opened, 'unreachable', 14 * DAY + 1).refusal()).toBe('WRONG_STATE: credit-window-over');
    expect(ask(opened, 'wrongField', 14 * DAY, superLead).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
  });
  it('once, and not for a client who gave the mandate; who was replaced may ask', () => {
    expect(
      ask(
        [...opened, ['LeadCreditRequested', { ...wish, requestId, personId, priceCc: 100, decideBy: at(DAY) }]],
        'wrongField',
        60,
      ).refusal(),
    ).toBe('DUPLICATE: credit-already-requested');
    const wished: Past = [...opened, ['LeadCreditRequested', { ...wish, requestId, personId, priceCc: 100, decideBy: at(DAY) }]];
    const approved: Past = [...wished, ['LeadCreditApproved', { ...ids, requestId, cc: 100, reason: 'wrongField', rule: 'staff' }]];
    expect(ask(approved, 'wrongField', 60).refusal()).toBe('DUPLICATE: credit-already-given');
    const refusedOnce: Past = [...wished, ['LeadCreditRefused', { ...ids, requestId, personId, refusal: 'other', by: 's' }]];
    expect(ask(refusedOnce, 'wrongField', 60).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    const free: Past = [['AcceptanceOpened', { ...ids, priceCc: 0, slaDueAt: at(240), province: 'ON', lang: 'fr' }]];
    expect(ask(free, 'wrongField', 60).refusal()).toBe('WRONG_STATE: nothing-was-paid');
    expect(ask(mandate, 'wrongField', 60).refusal()).toBe('WRONG_STATE: client-retained');
    expect(ask(replaced, 'unreachable', 60).types()).toEqual({ acceptance: ['LeadCreditRequested'] });
    expect(
      given({ acceptance: opened, lead: accepted })
        .when(requestLeadCredit, { ...wish, professionalId: pro(2) })
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
  });
  it('says what happened in a sentence at least', () =>
    expect(requestLeadCredit.input.safeParse({ ...wish, evidence: 'non' }).success).toBe(false));
});
