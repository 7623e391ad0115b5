import { at, effectsOf, given, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { blacklistEntry, clientMarks, EVERY_REQUEST, partyMark } from '@jurilien/exclusions';
import { clearBlacklistHit, lead, recordBlacklistHit, validateLead } from '@jurilien/lead';
import { applyBlacklistEntry, checkLeadAgainstBlacklist } from '../automations/blacklist.js';
import { asPro, member, ofOffer, pro, ready } from '../claims.testing.js';
import { addBlacklistEntry } from './add-blacklist-entry.js';
import { addBlock } from './add-block.js';
import { claimOffer } from './claim-offer.js';

const leadId = '018f0000-0000-7000-8000-00000000000c';
const entryId = '018f0000-0000-7000-8000-0000000000e1';
const hash = (value: string): string => `h:${value}`;
const submitted: Past = [
  [
    'LeadSubmitted',
    {
      leadId,
      personId: 'person-1',
      code: 'K7QF',
      lang: 'fr',
      form: 'request',
      channel: 'web',
      multi: false,
      facts: { ...lead.initial.facts, lawyerType: 'family', province: 'QC', region: '06' },
      privateFacts: { budgetNumber: null, revenueRange: null, hasCriminalFile: null },
      clientName: 'Marie Roy',
      email: 'marie@exemple.ca',
      phoneNumber: '+15145550102',
      description: 'Une séparation.',
      othersInvolved: [{ name: 'Jean Tremblay', role: 'other' }],
      specificQuestions: {},
      accessibleSpecificQuestions: {},
    },
  ],
];
const own = { professionalId: pro(1), leadId };

describe('AddBlock', () => {
  const block = (input: object, pasts: Record<string, Past> = { lead: submitted }, over = {}) =>
    given(pasts).when(addBlock, { ...own, ...input } as never, over);
  const first = (input: object) => block(input).events().blocks![0]!.data;
  it('keeps of a client and of opposing parties hashes under the professional’s own salt, and the code of the request', () => {
    expect(first({ kind: 'client' })).toMatchObject({
      ownerId: pro(1),
      owner: 'professional',
      marks: clientMarks(hash, pro(1), { email: 'marie@exemple.ca', phone: '+15145550102' }).sort(),
      leadCode: 'K7QF',
    });
    expect(first({ kind: 'party' })).toMatchObject({ marks: [partyMark(hash, pro(1), 'Jean Tremblay')] });
    expect(first({ kind: 'party', name: 'Luc Roy' })).toMatchObject({ marks: [partyMark(hash, pro(1), 'Luc Roy')] });
  });
  it('takes the field and the region of the request, or the one that was chosen', () => {
    expect(first({ kind: 'field' })).toMatchObject({ value: 'family' });
    expect(first({ kind: 'region' })).toMatchObject({ value: '06' });
    expect(first({ kind: 'field', value: 'tax' })).toMatchObject({ value: 'tax' });
    expect(first({ kind: 'legalAid', days: 30 })).toMatchObject({ kind: 'legalAid', until: at(30 * 1440) });
  });
  it('says once what is said already', () => {
    const past: Past = [
      ['BlockAdded', { ownerId: pro(1), owner: 'professional', blockId: 'b', kind: 'field', value: 'family', until: at(5) }],
    ];
    expect(block({ kind: 'field' }, { lead: submitted, blocks: past }).types()).toEqual({});
    expect(block({ kind: 'field' }, { lead: submitted, blocks: past }, { now: at(5) }).types()).toEqual({ blocks: ['BlockAdded'] });
  });
  it.each([
    [{ kind: 'field', value: 'sorcery' }, 'VALIDATION: block-of-what'],
    [{ kind: 'region', value: '99' }, 'VALIDATION: block-of-what'],
    [{ kind: 'party', leadId: undefined }, 'VALIDATION: block-of-what'],
    [{ kind: 'professional', value: pro(2) }, 'FORBIDDEN: not-a-block-of-theirs'],
  ])('refuses %j', (input, refusal) => expect(block(input).refusal()).toBe(refusal));
  it('needs a request that exists', () => expect(block({ kind: 'client' }, {}).refusal()).toBe('NOT_FOUND: lead'));
  it('a client blocks a professional, for this request and the ones to come', () => {
    const ofClient = given({ lead: submitted }).when(addBlock, { leadId, kind: 'professional', value: pro(1) });
    expect(ofClient.events().blocks![0]!.data).toMatchObject({
      ownerId: leadId,
      owner: 'client',
      value: pro(1),
      marks: clientMarks(hash, EVERY_REQUEST, { email: 'marie@exemple.ca', phone: '+15145550102' }).sort(),
    });
    expect(given({ lead: submitted }).when(addBlock, { leadId, kind: 'legalAid' }).refusal()).toBe('FORBIDDEN: not-a-block-of-theirs');
    expect(given({ lead: submitted }).when(addBlock, { leadId, kind: 'professional' }).refusal()).toBe('VALIDATION: block-of-what');
  });
});

describe('AddBlacklistEntry', () => {
  const national = { kind: 'user', id: 'one', role: 'jurilien_admin' } as const;
  const quebec = { kind: 'user', id: 'qc', role: 'jurilien_admin_qc', provinces: ['QC'] as ('QC' | 'ON')[] } as const;
  const validator = { kind: 'user', id: 'val', role: 'jurilien_admin_validation' } as const;
  const input = { entryId, kind: 'phone', value: '+15145550199', scope: ['submit'], blockType: 'fraud' };
  const add = (over: object, actor: object = national, pasts: Record<string, Past> = {}) =>
    given(pasts).when(addBlacklistEntry, { ...input, ...over } as never, { actor } as never);
  it('counts at once, for a year, under a hash and a mask', () => {
    expect(add({}).events()).toEqual({
      entry: [
        {
          type: 'BlacklistEntryAdded',
          data: {
            entryId,
            kind: 'phone',
            mark: 'h:blacklist:phone:+15145550199',
            label: '+1514•••0199',
            scope: ['submit'],
            blockType: 'fraud',
            until: at(365 * 1440),
            reviewAt: at(335 * 1440),
          },
        },
      ],
    });
  });
  it('takes the value of the request it is made from', () => {
    const label = (kind: string, actor: object = national) =>
      (add({ kind, value: undefined, leadId }, actor, { lead: submitted }).events().entry![0]!.data as { label: string }).label;
    expect(label('email')).toBe('m•••@exemple.ca');
    expect(label('phone', validator)).toBe('+1514•••0102');
    expect(label('person')).toBe('M. R.');
  });
  it('a validator adds persons, numbers and addresses, nothing else', () => {
    expect(add({ kind: 'ip', value: '203.0.113.7' }, validator).refusal()).toBe('FORBIDDEN: kind-of-entry');
    expect(add({ kind: 'professional', professionalId: pro(1) }, validator, { professional: member(1) }).refusal()).toBe(
      'FORBIDDEN: kind-of-entry',
    );
  });
  it('an entry on a professional or a pair waits for a second administrator', () => {
    const asked = { kind: 'professional', value: undefined, professionalId: pro(1), scope: ['receiveOffers'], blockType: 'conduct' };
    const proposal = add(asked, national, { professional: member(1) }).events().entry!;
    expect(proposal).toMatchObject([{ type: 'BlacklistEntryProposed', data: { why: 'professional', label: 'Me 1' } }]);
    const past: Past = [['BlacklistEntryProposed', proposal[0]!.data, T0, national]];
    const again = (actor: object) => add(asked, actor, { professional: member(1), entry: past });
    expect(again(national).refusal()).toBe('FOUR_EYES_REQUIRED: second-administrator');
    expect(again(validator).refusal()).toBe('FORBIDDEN: administrators-only');
    expect(again({ ...national, id: 'two' }).types()).toEqual({ entry: ['BlacklistEntryAdded'] });
    const pair = add({ ...asked, kind: 'pair', leadId }, national, { professional: member(1), lead: submitted });
    expect(pair.events().entry![0]!.data).toMatchObject({ label: 'Me 1 – m•••@exemple.ca' });
  });
  it('a province’s administrator adds for the province, and only proposes for the country', () => {
    expect(add({ province: 'QC' }, quebec).types()).toEqual({ entry: ['BlacklistEntryAdded'] });
    const proposal = add({}, quebec).events().entry!;
    expect(proposal).toMatchObject([{ type: 'BlacklistEntryProposed', data: { why: 'national' } }]);
    const past: Past = [['BlacklistEntryProposed', proposal[0]!.data, T0, quebec]];
    expect(add({}, { ...quebec, id: 'qc2' }, { entry: past }).refusal()).toBe('FORBIDDEN: national-administrators-only');
    expect(add({}, national, { entry: past }).types()).toEqual({ entry: ['BlacklistEntryAdded'] });
  });
  it.each([
    [{ value: '' }, 'VALIDATION: value-missing'],
    [{ kind: 'professional', value: undefined }, 'VALIDATION: value-missing'],
    [{ professionalId: pro(1) }, 'VALIDATION: professional-not-wanted'],
    [{ until: T0 }, 'VALIDATION: until-out-of-range'],
  ])('refuses %j', (over, refusal) => expect(add(over).refusal()).toBe(refusal));
  it('needs the client of a pair', () =>
    expect(add({ kind: 'pair', value: undefined, professionalId: pro(1) }, national, { professional: member(1) }).refusal()).toBe(
      'VALIDATION: value-missing',
    ));
  it('says once what counts already', () => {
    const past: Past = [['BlacklistEntryAdded', add({}).events().entry![0]!.data]];
    expect(add({}, national, { entry: past }).types()).toEqual({});
  });
});

describe('a request of someone on the blacklist', () => {
  const hit: Past = [...submitted, ['BlacklistHitRecorded', { leadId, entryId }]];
  it('is marked once, and unmarked when the entry counts no more', () => {
    expect(given({ lead: submitted }).when(recordBlacklistHit, { leadId, entryId }).types()).toEqual({ lead: ['BlacklistHitRecorded'] });
    expect(given({ lead: hit }).when(recordBlacklistHit, { leadId, entryId }).types()).toEqual({});
    expect(given({}).when(recordBlacklistHit, { leadId, entryId }).types()).toEqual({});
    expect(given({ lead: hit }).when(clearBlacklistHit, { leadId, entryId }).types()).toEqual({ lead: ['BlacklistHitCleared'] });
    expect(given({ lead: submitted }).when(clearBlacklistHit, { leadId, entryId }).types()).toEqual({});
  });
  it('is not validated while the entry counts', () => {
    const inHand: Past = [
      ...hit,
      ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: true }],
      ['LeadQueuedForValidation', { leadId, confirmed: true, slaAt: at(30), lang: 'fr', province: 'QC' }],
      ['LeadTakenForValidation', { leadId, by: 'staff-1', lockUntil: at(15) }],
    ];
    const fields = (past: Past): string[] => {
      try {
        given({ lead: past }).when(validateLead, { leadId, checklist: {} }).events();
        return [];
      } catch (error) {
        return (error as { fields: { field: string; message: string }[] }).fields.map((f) => `${f.field}:${f.message}`);
      }
    };
    expect(fields(inHand)).toContain('checklist.blacklist:blacklisted');
    expect(fields([...inHand, ['BlacklistHitCleared', { leadId, entryId }]])).not.toContain('checklist.blacklist:blacklisted');
  });
  it('is looked for when it arrives, when its contact changes, and when an entry begins or ends', () => {
    const [type, data] = submitted[0]!;
    const edited = { leadId, personId: 'person-1', changed: ['email'], facts: {}, email: 'm@exemple.ca' };
    const happened = story(
      [lead, leadId, type, data],
      [lead, leadId, 'LeadEdited', edited],
      [lead, leadId, 'LeadEdited', { ...edited, changed: ['rate'] }],
    );
    expect(effectsOf(checkLeadAgainstBlacklist, happened).map((e) => 'key' in e && e.key)).toEqual(['blacklist-1', 'blacklist-2']);
    const entry = { entryId, kind: 'phone', mark: 'm', label: 'l', scope: ['submit'], blockType: 'fraud', until: at(9), reviewAt: at(8) };
    const life = story(
      [blacklistEntry, entryId, 'BlacklistEntryAdded', entry],
      [blacklistEntry, entryId, 'BlacklistEntryLifted', { entryId }],
      [blacklistEntry, entryId, 'BlacklistEntryExpired', { entryId }],
    );
    expect(effectsOf(applyBlacklistEntry, life)).toHaveLength(3);
  });
});

describe('a claim between two who must not be brought together (E14, E15)', () => {
  const claim = (pasts: Record<string, Past>, now = T0) =>
    given({ ...ready(1), ...pasts }).when(claimOffer, { ...ofOffer(1), claimProfessionalIds: [] }, asPro(1, now));
  const block = (data: object): Past => [
    ['BlockAdded', { ownerId: pro(1), owner: 'professional', blockId: '018f0000-0000-7000-8000-0000000000b1', ...data }],
  ];
  it('is refused when the professional has blocked it since, until the block is over', () => {
    expect(claim({ own: block({ kind: 'field', value: 'other' }) }).refusal()).toBe('FORBIDDEN: E14-blocked');
    expect(claim({ own: block({ kind: 'field', value: 'tax' }) }).types()).toMatchObject({ distribution: ['ClaimStarted'] });
    expect(claim({ own: block({ kind: 'field', value: 'other', until: at(5) }) }, at(5)).types()).toMatchObject({
      distribution: ['ClaimStarted'],
    });
  });
  it('is refused when the client has blocked the professional since', () => {
    const byClient = (value: string) => block({ owner: 'client', kind: 'professional', value });
    expect(claim({ theirs: byClient(pro(1)) }).refusal()).toBe('FORBIDDEN: E14-blocked');
    expect(claim({ theirs: byClient(pro(2)) }).types()).toMatchObject({ distribution: ['ClaimStarted'] });
  });
  it('is refused while an entry of the blacklist counts', () => {
    const barred: Past = [...member(1), ['OffersBarred', { professionalId: pro(1), entryId }]];
    expect(claim({ professional: barred }).refusal()).toBe('FORBIDDEN: E15-blacklisted');
    expect(claim({ professional: [...barred, ['OffersUnbarred', { professionalId: pro(1), entryId }]] }).types()).toMatchObject({
      distribution: ['ClaimStarted'],
    });
  });
});
