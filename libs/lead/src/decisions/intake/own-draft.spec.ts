import { given, type Past } from '@jurilien/event-sourcing/testing';
import { draft, form, leadId, otherLead, submitted } from '../../testing.js';
import { declareReferral } from './declare-referral.js';
import { saveLeadDraft } from './save-lead-draft.js';
import { startLeadDraft } from './start-lead-draft.js';
import { submitLead } from './submit-lead.js';

const REFUSED = 'WRONG_STATE: already-begun';
const key = 'a-secret-of-this-form-and-no-other';
const another = 'a-secret-of-another-form-altogether';
const input = { leadId, form: 'request', channel: 'web', lang: 'fr' as const };
const anon = { actor: { kind: 'anon', id: 'site' } } as const;
const holder = { actor: { kind: 'token', id: leadId, role: 'draft' } } as const;
const strangers = [
  [{}, anon],
  [{ key: another }, anon],
  [{}, { actor: { ...holder.actor, id: otherLead } }],
  [{}, { actor: { ...holder.actor, role: 'lead-status' } }],
  [{}, { actor: { kind: 'user', id: 'someone', role: 'jurilien_client' } }],
] as const;

const pastOf = (events: { type: string; data: object }[]): Past => events.map((e) => [e.type, e.data] as Past[number]);
/** The past of a draft as a caller began it. */
const begun = (more: object = {}): Past =>
  pastOf(
    given()
      .when(startLeadDraft, { ...input, ...more }, anon)
      .events()['lead']!,
  );
/** The past of a request as a caller sent it. */
const sent = (more: object, as: object = anon, before: Past = []): Past => [
  ...before,
  ...pastOf(
    given({ lead: before })
      .when(submitLead, { ...form, ...more }, as)
      .events()['lead']!,
  ),
];
const LATER: Past = [['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }]];
const ABANDONED: Past = [['LeadDraftAbandoned', { leadId }]];

describe('a draft', () => {
  const answers = { leadId, step: 'contact', answers: { clientName: 'M' } };
  it('is begun again by the form that began it, which changes nothing', () =>
    expect(
      given({ lead: begun({ key }) })
        .when(startLeadDraft, { ...input, key }, anon)
        .events(),
    ).toEqual({}));

  it('is kept for its own link and for the form that began it', () => {
    for (const [more, as] of [
      [{}, holder],
      [{ key }, anon],
    ] as const)
      expect(
        given({ lead: begun({ key }) })
          .when(saveLeadDraft, { ...answers, ...more }, as)
          .types(),
      ).toEqual({ lead: ['LeadDraftSaved'] });
  });

  it('is refused alike to everybody else, whatever became of it', () => {
    const referral = { leadId, kind: 'clinic', referrerName: 'N', organisation: 'O', referrerEmail: 'n@o.ca', reason: '' } as const;
    for (const lead of [draft, begun(), begun({ key }), submitted, [...draft, ...ABANDONED], [...submitted, ...LATER]])
      for (const [more, as] of strangers) {
        expect(
          given({ lead })
            .when(startLeadDraft, { ...input, ...more }, as)
            .refusal(),
        ).toBe(REFUSED);
        expect(
          given({ lead })
            .when(saveLeadDraft, { ...answers, ...more }, as)
            .refusal(),
        ).toBe(REFUSED);
        expect(
          given({ lead })
            .when(submitLead, { ...form, ...more }, as)
            .refusal(),
        ).toBe(REFUSED);
        const declared = { ...referral, ...more, personConsents: true, noBenefit: true };
        expect(given({ lead }).when(declareReferral, declared, as).refusal()).toBe(REFUSED);
      }
  });

  it('begun without a secret is no one’s but its link’s', () =>
    expect(given({ lead: begun() }).when(submitLead, form, anon).refusal()).toBe(REFUSED));

  it('becomes a request for its link and for the form that began it', () => {
    for (const [more, as] of [
      [{}, holder],
      [{ key }, anon],
      [{ key }, holder],
    ] as const)
      expect(
        given({ lead: begun({ key }) })
          .when(submitLead, { ...form, ...more }, as)
          .types()['lead'],
      ).toContain('LeadSubmitted');
  });

  it('is not said to come by phone by anyone but the team', () => {
    const sending = given().when(submitLead, { ...form, channel: 'phone' }, anon);
    expect(() => sending.events()).toThrow(expect.objectContaining({ fields: [{ field: 'channel', message: 'forbidden' }] }));
  });

  it('takes no id of a person from a caller: two requests never share a key', () => {
    for (const { input: taken } of [startLeadDraft, submitLead]) expect(Object.keys(taken.shape)).not.toContain('personId');
  });
});

describe('a request', () => {
  it('is the same when the same caller says the same again, whatever was found out about them meanwhile', () => {
    const found = { duplicates: [otherLead], duplicateConfirmed: true, unproven: true as const, searchTerms: 'avocat' };
    for (const said of [{}, { key }])
      expect(
        given({ lead: sent(said) })
          .when(submitLead, { ...form, ...said, ...found }, anon)
          .events(),
      ).toEqual({});
    expect(
      given({ lead: sent({}, holder, begun({ key })) })
        .when(submitLead, form, holder)
        .events(),
    ).toEqual({});
  });

  it('is the same for a form whose cookie with the link came or went between', () => {
    const both = [anon, holder];
    for (const first of both)
      for (const then of both)
        expect(
          given({ lead: sent({ key }, first, begun({ key })) })
            .when(submitLead, { ...form, key }, then)
            .events(),
        ).toEqual({});
  });

  it('is refused alike to another body, another form and another caller, in every state', () => {
    for (const past of [sent({ key }), [...sent({ key }), ...LATER], submitted])
      for (const said of [{}, { key: another }, { key, clientName: 'Autre Nom' }])
        expect(
          given({ lead: past })
            .when(submitLead, { ...form, ...said }, anon)
            .refusal(),
        ).toBe(REFUSED);
    expect(
      given({ lead: sent({}, holder, draft) })
        .when(submitLead, form, anon)
        .refusal(),
    ).toBe(REFUSED);
    expect(
      given({ lead: sent({}, holder, draft) })
        .when(submitLead, { ...form, email: 'autre@exemple.ca' }, holder)
        .refusal(),
    ).toBe(REFUSED);
  });
});
