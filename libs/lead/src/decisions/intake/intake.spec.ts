import { asShipped, at, given, type Past } from '@jurilien/event-sourcing/testing';
import { Refused } from '@jurilien/event-sourcing';
import { client, draft, form, leadId, otherLead, personId, queued, staff, submitted, system, validator } from '../../testing.js';
import { confirmLeadEmail } from './confirm-lead-email.js';
import { confirmLeadPhone, phoneCodeSubject } from './confirm-lead-phone.js';
import { remindOfDrafts } from '../../automations/remind-of-drafts.js';
import { declareReferral } from './declare-referral.js';
import { expireLead } from './expire-lead.js';
import { mailDraft, remindOfDraft } from './mail-draft.js';
import { queueLead } from './queue-lead.js';
import { resendConfirmation } from './resend-confirmation.js';
import { saveLeadDraft } from './save-lead-draft.js';
import { startLeadDraft } from './start-lead-draft.js';
import { sendLeadLink } from './send-lead-link.js';
import { submitLead } from './submit-lead.js';

const anon = { actor: { kind: 'anon', id: 'anon' } } as const;
/** Who goes on with a draft by its own link; who else may not, says own-draft.spec.ts. */
const writer = { actor: { kind: 'token', id: leadId, role: 'draft' } } as const;
const fieldsOf = (run: () => unknown): Record<string, string> => {
  try {
    run();
  } catch (e) {
    if (e instanceof Refused) return Object.fromEntries(e.fields.map((f) => [f.field, f.message]));
    throw e;
  }
  throw new Error('expected field errors');
};

describe('StartLeadDraft', () => {
  const input = { leadId, form: 'request', lang: 'fr' as const };
  it('gives the person an id of their own', () => {
    const [e] = given().when(startLeadDraft, input, anon).events()['lead']!;
    expect(e).toMatchObject({ type: 'LeadDraftStarted', data: { leadId, personId: expect.stringMatching(/-7000-/), channel: 'web' } });
  });
  it('changes nothing when started again', () => expect(given({ lead: draft }).when(startLeadDraft, input, writer).events()).toEqual({}));
  it('refuses a request already sent', () =>
    expect(given({ lead: submitted }).when(startLeadDraft, input, writer).refusal()).toBe('WRONG_STATE: already-begun'));
});

describe('SaveLeadDraft', () => {
  const input = { leadId, step: 'contact', answers: { clientName: 'M' } };
  const saved = [...draft, ['LeadDraftSaved', { leadId, personId, step: 'contact', answers: { clientName: 'M' } }]] as typeof draft;
  it('keeps the answers', () => expect(given({ lead: draft }).when(saveLeadDraft, input).types()).toEqual({ lead: ['LeadDraftSaved'] }));
  it('seals the answers with a part of the key that may go before the rest: they name other people', () =>
    expect(given({ lead: draft }).when(saveLeadDraft, input).events()).toMatchObject({
      lead: [{ data: { draftKey: `${leadId}/draft` } }],
    }));
  it('does not write the same answers twice', () => expect(given({ lead: saved }).when(saveLeadDraft, input).events()).toEqual({}));
  it('refuses an unknown draft', () => expect(given().when(saveLeadDraft, input).refusal()).toBe('NOT_FOUND: lead'));
  it('refuses a request already sent', () =>
    expect(given({ lead: submitted }).when(saveLeadDraft, input).refusal()).toBe('WRONG_STATE: lead-is-awaiting-confirmation'));
});

const keptWith = (answers: Record<string, unknown>): Past => [
  ...draft,
  ['LeadDraftSaved', { leadId, personId, step: 'contact', answers, ...(answers.remind ? { remind: true } : {}) }],
];
const reachable = { resumeEmail: 'maude@exemple.ca', remind: 'yes' };

describe('a draft that goes on later', () => {
  it('records the wish to be reminded, and its end', () => {
    const save = (past: Past, answers: Record<string, unknown>) =>
      given({ lead: past }).when(saveLeadDraft, { leadId, step: 'x', answers });
    expect(save(draft, reachable).events()['lead']).toMatchObject([
      { type: 'LeadDraftSaved', data: { remind: true } },
      { type: 'ConsentRecorded', data: { purpose: 'reminder', granted: true, textVersion: 'message-choices/1/fr' } },
    ]);
    const shown = { ...reachable, remindText: 'message-choices/1/en' };
    expect(save(draft, shown).events()['lead']).toMatchObject([{}, { data: { textVersion: 'message-choices/1/en' } }]);
    const wished: Past = [...keptWith(reachable), ['ConsentRecorded', { leadId, purpose: 'reminder', textVersion: '1', granted: true }]];
    expect(save(wished, { ...reachable, region: '06' }).types()).toEqual({ lead: ['LeadDraftSaved'] });
    expect(save(wished, { resumeEmail: reachable.resumeEmail }).events()['lead']).toMatchObject([{}, { data: { granted: false } }]);
    expect(save(draft, { remind: 'yes', resumeEmail: 'maude@' }).types()).toEqual({ lead: ['LeadDraftSaved'] });
  });
  it('sends its link to the address it holds, a few times a day', () => {
    const asked = [1, 2, 3, 4, 5].map((): Past[number] => ['LeadDraftLinkSent', { leadId, cause: 'asked' }]);
    expect(
      given({ lead: keptWith({ resumeEmail: 'maude@exemple.ca' }) })
        .when(mailDraft, { leadId }, { actor: client })
        .types(),
    ).toEqual({ lead: ['LeadDraftLinkSent'] });
    expect(
      fieldsOf(() =>
        given({ lead: keptWith({}) })
          .when(mailDraft, { leadId }, { actor: client })
          .events(),
      ),
    ).toEqual({ resumeEmail: 'required' });
    expect(
      given({ lead: [...keptWith(reachable), ...asked] })
        .when(mailDraft, { leadId })
        .refusal(),
    ).toBe('RATE_LIMITED: draft-links-per-day');
    expect(given({ lead: submitted }).when(mailDraft, { leadId }).refusal()).toBe('WRONG_STATE: lead-is-awaiting-confirmation');
  });
  it('is reminded of twice, each once, and not after it was sent', () => {
    const remind = (past: Past, cause: 'remind1' | 'remind2') =>
      given({ lead: past }).when(remindOfDraft, { leadId, cause }, { actor: system }).types();
    const kept = keptWith(reachable);
    expect(remind(kept, 'remind1')).toEqual({ lead: ['LeadDraftLinkSent'] });
    expect(remind([...kept, ['LeadDraftLinkSent', { leadId, cause: 'remind1' }]], 'remind1')).toEqual({});
    expect(remind([...kept, ['LeadDraftLinkSent', { leadId, cause: 'remind1' }]], 'remind2')).toEqual({ lead: ['LeadDraftLinkSent'] });
    expect(remind(keptWith({ resumeEmail: 'maude@exemple.ca' }), 'remind1')).toEqual({});
    expect(remind(submitted, 'remind1')).toEqual({});
  });
  it('counts both from the last time it was written on, and forgets them when it is sent', () => {
    const e = { data: { leadId, remind: true }, occurredAt: at(0), config: asShipped() } as never;
    expect(remindOfDrafts.on['LeadDraftSaved']!(e)).toMatchObject([
      { timer: 'lead.draft.remind1', dueAt: at(120), input: { cause: 'remind1' } },
      { timer: 'lead.draft.remind2', dueAt: at(1440), input: { cause: 'remind2' } },
    ]);
    expect(remindOfDrafts.on['LeadDraftSaved']!({ data: { leadId } } as never)).toMatchObject([{ do: 'cancel' }, { do: 'cancel' }]);
    expect(remindOfDrafts.on['LeadSubmitted']!(e)).toMatchObject([{ do: 'cancel' }, { do: 'cancel' }]);
  });
});

describe('DeclareReferral', () => {
  const declared = {
    leadId,
    kind: 'community' as const,
    referrerName: 'Nadia Roy',
    organisation: 'Maison Entraide',
    referrerEmail: 'nadia@exemple.ca',
    reason: 'Nous ne plaidons pas.',
    personConsents: true,
    noBenefit: true,
  };
  const declare = (change: object = {}, past: Past = draft) =>
    given({ lead: past }).when(declareReferral, { ...declared, ...change }, writer);
  const { personConsents: _, noBenefit: __, ...facts } = declared;
  const referred: Past = [...draft, ['LeadReferralDeclared', { ...facts, personId, textVersion: '1' }]];
  it('keeps who refers and why, once', () => {
    expect(declare().events()['lead']).toEqual([
      {
        type: 'LeadReferralDeclared',
        data: { ...facts, personId, textVersion: 'referral-statements/1/fr', referrerKey: `${leadId}/referrer` },
      },
    ]);
    const shown = 'referral-statements/1/en';
    expect(declare({ shown }).events()['lead']).toMatchObject([{ data: { textVersion: shown } }]);
    expect(fieldsOf(() => declare({ shown: 'referral-statements/2/fr' }).events())).toEqual({ personConsents: 'text-changed' });
    expect(declare({}, referred).events()).toEqual({});
  });
  it.each([
    ['personConsents', false, 'required'],
    ['noBenefit', false, 'required'],
    ['referrerName', ' ', 'required'],
    ['organisation', '', 'required'],
    ['referrerEmail', 'nadia@', 'email'],
  ])('refuses without %s', (field, value, message) =>
    expect(fieldsOf(() => declare({ [field]: value }).events())).toEqual({ [field]: message }),
  );
  it('refuses a request already sent', () => expect(declare({}, submitted).refusal()).toBe('WRONG_STATE: lead-is-awaiting-confirmation'));
  it('makes the person confirm by letter alone, in words of its own', () => {
    const sent = given({ lead: referred })
      .when(submitLead, { ...form, form: 'network' }, writer)
      .events()['lead']!;
    expect(sent.filter((e) => e.type === 'LeadConfirmationSent')).toMatchObject([{ data: { channel: 'email', referred: true } }]);
  });
  it('waits for the person, whatever the grace', () => {
    const waiting: Past = [...referred, ...submitted.slice(draft.length)];
    const queue = (past: Past) =>
      given({ lead: past })
        .when(queueLead, { leadId }, { actor: system, now: at(600) })
        .types();
    expect(queue(waiting)).toEqual({});
    expect(queue(submitted)).toEqual({ lead: ['LeadQueuedForValidation'] });
    expect(given({ lead: waiting }).when(confirmLeadEmail, { leadId, method: 'link' }, { actor: client }).types()).toEqual({
      lead: ['LeadEmailConfirmed', 'LeadQueuedForValidation'],
    });
  });
});

describe('SubmitLead', () => {
  it('sends the request with the original defaults, its consents and both confirmations', () => {
    const events = given({ lead: draft })
      .when(submitLead, { ...form, consents: { ...form.consents, marketing: false } }, writer)
      .events()['lead']!;
    expect(events.map((e) => e.type)).toEqual([
      'LeadSubmitted',
      'ConsentRecorded',
      'ConsentRecorded',
      'ConsentRecorded',
      'LeadConfirmationSent',
      'LeadConfirmationSent',
    ]);
    expect(events[0]!.data).toMatchObject({
      personId,
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}$/),
      facts: {
        experience: 0,
        creditValue: 1,
        coinValue: 1,
        rate: '3',
        selfServeAfter: true,
        selfServeAfterBool: true,
        budget: 0,
        superLeadMultiplier: 3,
        lang: 'fr',
      },
      privateFacts: { revenueRange: 2, budgetNumber: 0, hasCriminalFile: false },
    });
  });
  it('starts the draft itself when the form came without one', () =>
    expect(given().when(submitLead, form, anon).types()['lead']!.slice(0, 2)).toEqual(['LeadDraftStarted', 'LeadSubmitted']));
  describe('beside the answers, says', () => {
    const submitted = (input: object) =>
      given()
        .when(submitLead, { ...form, ...input }, anon)
        .events()
        ['lead']!.find((e) => e.type === 'LeadSubmitted')!.data;
    it('when it came without the work of a browser, and nothing when it came with it', () => {
      expect(submitted({ unproven: true })).toMatchObject({ unproven: true });
      expect(submitted({})).not.toHaveProperty('unproven');
    });
    it('which of two compared forms the person was led to, and nothing where none is compared', () => {
      expect(submitted({ experiment: 'demand' })).toMatchObject({ experiment: 'demand' });
      expect(submitted({})).not.toHaveProperty('experiment');
    });
  });
  it('says every error at its field at once', () => {
    const bad = {
      ...form,
      clientName: ' ',
      email: 'maude@exemple',
      phoneNumber: '514 555-1234',
      description: 'Aide',
      othersInvolved: '',
      consents: {},
    };
    expect(fieldsOf(() => given().when(submitLead, bad, anon).events())).toEqual({
      clientName: 'required',
      email: 'email',
      phoneNumber: 'phone',
      description: 'min:20',
      othersInvolved: 'required',
      'consents.sharing': 'required',
      'consents.contact': 'required',
    });
  });
  it('refuses a field of staff, and one no one knows', () => {
    expect(
      fieldsOf(() =>
        given()
          .when(submitLead, { ...form, urgent: true, budgetNumber: 500 }, anon)
          .events(),
      ),
    ).toEqual({ urgent: 'forbidden', budgetNumber: 'forbidden' });
    expect(() =>
      given()
        .when(submitLead, { ...form, superLead: true } as never, anon)
        .events(),
    ).toThrow();
  });
  it('refuses a description above the limit', () =>
    expect(
      fieldsOf(() =>
        given()
          .when(submitLead, { ...form, description: 'a'.repeat(4001) }, anon)
          .events(),
      ),
    ).toEqual({ description: 'max:4000' }));
  it('asks before sending what the same person asked lately, and marks it when they insist', () => {
    const again = { ...form, duplicates: [otherLead] };
    expect(given().when(submitLead, again, anon).refusal()).toBe('DUPLICATE: same-person-asked-lately');
    expect(
      given()
        .when(submitLead, { ...again, duplicateConfirmed: true }, anon)
        .types()['lead'],
    ).toContain('DuplicateSuspected');
  });
  it('refuses a draft that was closed', () =>
    expect(
      given({ lead: [...draft, ['LeadDraftAbandoned', { leadId }]] })
        .when(submitLead, form, writer)
        .refusal(),
    ).toBe('WRONG_STATE: draft-closed'));
  it('takes the parties as the one text of the original form', () => {
    const [, e] = given()
      .when(submitLead, { ...form, othersInvolved: 'Luc Gagnon\nImmeubles ABC' }, anon)
      .events()['lead']!;
    expect(e!.data['othersInvolved']).toEqual([{ name: 'Luc Gagnon' }, { name: 'Immeubles ABC' }]);
  });
});

describe('ResendConfirmation', () => {
  const by = { actor: client };
  it('numbers what it sends', () =>
    expect(given({ lead: submitted }).when(resendConfirmation, { leadId, channel: 'sms' }, by).events()).toEqual({
      lead: [{ type: 'LeadConfirmationSent', data: { leadId, channel: 'sms', sequence: 2, expiresAt: at(10) } }],
    }));
  it('has nothing to send to a confirmed address', () =>
    expect(given({ lead: queued }).when(resendConfirmation, { leadId, channel: 'email' }, by).events()).toEqual({}));
  it('refuses the sixth in a day', () => {
    const sent = [2, 3, 4, 5, 6].map(
      (sequence) => ['LeadConfirmationSent', { leadId, channel: 'sms', sequence, expiresAt: at(10) }] as const,
    );
    expect(
      given({ lead: [...submitted, ...sent] })
        .when(resendConfirmation, { leadId, channel: 'sms' }, by)
        .refusal(),
    ).toBe('RATE_LIMITED: confirmations-per-day');
    expect(
      given({ lead: [...submitted, ...sent] })
        .when(resendConfirmation, { leadId, channel: 'sms' }, { ...by, now: at(1441) })
        .types(),
    ).toEqual({ lead: ['LeadConfirmationSent'] });
  });
  it('refuses before anything was sent', () =>
    expect(given({ lead: draft }).when(resendConfirmation, { leadId, channel: 'sms' }, by).refusal()).toBe('WRONG_STATE: lead-is-draft'));
});

describe('SubmitLead for someone on the phone', () => {
  const call = (consents: object, by: object = validator, version = 'phone-script/1/fr') =>
    given().when(submitLead, { ...form, consents: { ...consents, script: version } }, { actor: by as typeof staff });
  const yes = { sharing: true, contact: true, marketing: false };
  const of = (type: string) =>
    call(yes)
      .events()
      ['lead']!.filter((e) => e.type === type)
      .map((e) => e.data);
  it('says where it came from, what was read, and who read it', () => {
    expect(of('LeadDraftStarted')).toMatchObject([{ channel: 'phone' }]);
    expect(of('LeadSubmitted')).toMatchObject([{ channel: 'phone' }]);
    // Evidence of CASL-8: the text, the way, and the call it was read in.
    const proof = { source: 'call', channel: 'phone', evidence: `call ${validator.id}` };
    const read = { leadId, textVersion: 'phone-script/1/fr', readBy: validator.id, ...proof };
    expect(of('ConsentRecorded')).toEqual([
      { ...read, purpose: 'sharing', granted: true },
      { ...read, purpose: 'contact', granted: true },
      { ...read, purpose: 'marketing', granted: false },
    ]);
  });
  it('stays with who took the call, and both confirmations go out', () => {
    expect(of('LeadAssignedToStaff')).toEqual([{ leadId, assigneeId: validator.id }]);
    expect(of('LeadConfirmationSent').map(({ channel }) => channel)).toEqual(['email', 'sms']);
  });
  it('is refused where nothing was read, or a text no one knows', () => {
    const wrong = { 'consents.script': 'required' };
    for (const other of ['phone-script/2/fr', 'request-consents/1/fr', 'phone-0'])
      expect(fieldsOf(() => call(yes, staff, other).events())).toEqual({ 'consents.script': 'text-changed' });
    expect(fieldsOf(() => given().when(submitLead, form, { actor: staff }).events())).toEqual(wrong);
  });
  it('needs a yes to both that a request cannot do without', () =>
    expect(fieldsOf(() => call({ sharing: true, contact: false }).events())).toEqual({ 'consents.contact': 'required' }));
  it('is no word of who writes for themselves', () =>
    expect(call(yes, anon.actor).events()['lead']).toMatchObject([
      {},
      { data: { channel: 'web' } },
      { data: { textVersion: 'request-consents/1/fr' } },
      { data: { textVersion: 'request-consents/1/fr' } },
      { data: { textVersion: 'request-consents/1/fr' } },
      { type: 'LeadConfirmationSent' },
      { type: 'LeadConfirmationSent' },
    ]));
});

describe('SendLeadLink', () => {
  const again = (past: Past, over = {}) => given({ lead: past }).when(sendLeadLink, { leadId }, { ...anon, ...over });
  const sent = [0, 1, 2, 3, 4].map((minute): Past[number] => ['LeadLinkSent', { leadId }, at(minute)]);
  it('sends the way to the request', () => expect(again(queued).types()).toEqual({ lead: ['LeadLinkSent'] }));
  it('sends the first letter again while the address is not confirmed', () => {
    expect(again(submitted).events()).toMatchObject({ lead: [{ type: 'LeadConfirmationSent', data: { channel: 'email', sequence: 2 } }] });
    expect(again([...submitted, ['LeadClosed', { leadId, closeReason: 'notConfirmed' }]]).types()).toEqual({ lead: ['LeadLinkSent'] });
  });
  it('refuses the sixth in a day', () => {
    expect(again([...queued, ...sent], { now: at(1439) }).refusal()).toBe('RATE_LIMITED: links-per-day');
    expect(again([...queued, ...sent], { now: at(1441) }).types()).toEqual({ lead: ['LeadLinkSent'] });
  });
  it('is for the person who has the request in hand, and for what was sent', () => {
    expect(again(queued, { actor: validator }).refusal()).toBe('FORBIDDEN: not-taken-by-you');
    expect(again(draft).refusal()).toBe('WRONG_STATE: lead-is-draft');
    expect(again([]).refusal()).toBe('NOT_FOUND: lead');
  });
});

describe('ConfirmLeadEmail', () => {
  it('puts the lead in the queue with its clock', () =>
    expect(given({ lead: submitted }).when(confirmLeadEmail, { leadId }, { actor: client }).events()).toMatchObject({
      lead: [
        { type: 'LeadEmailConfirmed', data: { method: 'link' } },
        { type: 'LeadQueuedForValidation', data: { confirmed: true, province: 'QC', lang: 'fr', slaAt: expect.any(String) } },
      ],
    }));
  it('is confirmed once', () => expect(given({ lead: queued }).when(confirmLeadEmail, { leadId }, { actor: client }).events()).toEqual({}));
  it('lets staff confirm by call only', () => {
    expect(given({ lead: submitted }).when(confirmLeadEmail, { leadId }, { actor: staff }).refusal()).toBe(
      'FORBIDDEN: confirmation-method',
    );
    expect(given({ lead: submitted }).when(confirmLeadEmail, { leadId, method: 'call' }, { actor: client }).refusal()).toBe(
      'FORBIDDEN: confirmation-method',
    );
    expect(given({ lead: submitted }).when(confirmLeadEmail, { leadId, method: 'call' }, { actor: staff }).types()['lead']).toContain(
      'LeadEmailConfirmed',
    );
  });
  it('refuses a validator who did not take the lead', () =>
    expect(given({ lead: submitted }).when(confirmLeadEmail, { leadId, method: 'call' }, { actor: validator }).refusal()).toBe(
      'FORBIDDEN: not-taken-by-you',
    ));
  it('refuses a draft', () =>
    expect(given({ lead: draft }).when(confirmLeadEmail, { leadId }, { actor: client }).refusal()).toBe('WRONG_STATE: lead-is-draft'));
});

describe('ConfirmLeadPhone', () => {
  const code = (subject: string, sequence: number) => `${subject === phoneCodeSubject(leadId) ? 10000 : 0}${sequence}`;
  const by = { actor: client, code };
  const wrong = (n: number) => Array.from({ length: n }, () => ['LeadPhoneCodeRejected', { leadId, sequence: 1, triesLeft: 4 }] as const);
  it('takes the code of the newest message, spaces or not', () =>
    expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId, code: '100 001' }, by).types()).toEqual({
      lead: ['LeadPhoneConfirmed', 'LeadQueuedForValidation'],
    }));
  it('does not queue twice', () =>
    expect(given({ lead: queued }).when(confirmLeadPhone, { leadId, code: '100001' }, by).types()).toEqual({
      lead: ['LeadPhoneConfirmed'],
    }));
  it('writes a wrong code down', () =>
    expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId, code: '999999' }, by).events()).toEqual({
      lead: [{ type: 'LeadPhoneCodeRejected', data: { leadId, sequence: 1, triesLeft: 4 } }],
    }));
  it('refuses after five wrong ones, even the right one, until another is sent', () => {
    expect(
      given({ lead: [...submitted, ...wrong(5)] })
        .when(confirmLeadPhone, { leadId, code: '100001' }, by)
        .refusal(),
    ).toBe('RATE_LIMITED: code-tries');
    const resent = [
      ...submitted,
      ...wrong(5),
      ['LeadConfirmationSent', { leadId, channel: 'sms', sequence: 2, expiresAt: at(10) }] as const,
    ];
    expect(given({ lead: resent }).when(confirmLeadPhone, { leadId, code: '100002' }, by).types()['lead']).toContain('LeadPhoneConfirmed');
  });
  it('refuses an old code', () =>
    expect(
      given({ lead: submitted })
        .when(confirmLeadPhone, { leadId, code: '100001' }, { ...by, now: at(10) })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: code-expired'));
  it.each(['abc', '12345', '1000011'])(
    'takes “%s”, which no code can be, for a slip of the finger: said at the field, no try lost',
    (code) => expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId, code }, by).refusal()).toBe('VALIDATION: fields'),
  );
  it('asks for a code', () =>
    expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId }, by).refusal()).toBe('VALIDATION: fields'));
  it('lets only staff confirm by call', () => {
    expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId, method: 'call' }, by).refusal()).toBe(
      'FORBIDDEN: confirmation-method',
    );
    expect(given({ lead: submitted }).when(confirmLeadPhone, { leadId, method: 'call' }, { actor: staff }).types()['lead']).toContain(
      'LeadPhoneConfirmed',
    );
  });
  it('is confirmed once', () => {
    const done = [...submitted, ['LeadPhoneConfirmed', { leadId, method: 'code' }] as const];
    expect(given({ lead: done }).when(confirmLeadPhone, { leadId, code: '1' }, by).events()).toEqual({});
  });
});

describe('QueueLead', () => {
  it('queues an unconfirmed lead when the grace is over, and says so', () =>
    expect(
      given({ lead: submitted })
        .when(queueLead, { leadId }, { actor: system, now: at(60) })
        .events(),
    ).toMatchObject({ lead: [{ type: 'LeadQueuedForValidation', data: { confirmed: false } }] }));
  it('refuses before', () =>
    expect(
      given({ lead: submitted })
        .when(queueLead, { leadId }, { actor: system, now: at(59) })
        .refusal(),
    ).toBe('WRONG_STATE: grace-not-over'));
  it('finds nothing to do on a lead already queued', () =>
    expect(given({ lead: queued }).when(queueLead, { leadId }, { actor: system }).events()).toEqual({}));
});

describe('ExpireLead', () => {
  const days = (d: number) => ({ actor: system, now: at(d * 1440) });
  it('closes a draft after seven days, not before', () => {
    expect(given({ lead: draft }).when(expireLead, { leadId }, days(7)).types()).toEqual({ lead: ['LeadDraftAbandoned'] });
    expect(given({ lead: draft }).when(expireLead, { leadId }, days(6)).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('closes an unconfirmed request after fourteen days, not before', () => {
    expect(given({ lead: submitted }).when(expireLead, { leadId }, days(14)).types()).toEqual({ lead: ['LeadConfirmationExpired'] });
    expect(given({ lead: submitted }).when(expireLead, { leadId }, days(13)).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('finds nothing to do on any other lead', () =>
    expect(given({ lead: queued }).when(expireLead, { leadId }, days(20)).events()).toEqual({}));
});
