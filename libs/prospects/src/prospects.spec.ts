import { at, given, rowsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { basisFor } from './basis.js';
import { eraseProspect, moveProspect, saveProspect } from './decisions/keep-prospect.js';
import { prospect } from './prospect.js';
import { prospectsView } from './views/prospects.js';

const prospectId = '018f0000-0000-7000-8000-0000000000a1';
const said = {
  prospectId,
  name: 'Me Anne Roy',
  email: 'anne@exemple.ca',
  title: 'lawyer' as const,
  province: 'QC' as const,
  lang: 'fr' as const,
  fields: ['family'],
  ownerId: null,
  noCalls: false,
};
const saved = ['ProspectSaved', said] as const;
const moved = (stage: string, lostReason?: string) =>
  ['ProspectMoved', { prospectId, stage, ...(lostReason ? { lostReason } : {}) }] as const;
const express = { kind: 'express', since: at(-60) } as const;
const contract = { kind: 'implied-contract', since: '2026-01-01T00:00:00.000Z', until: '2027-12-31T00:00:00.000Z' } as const;
const past = given({ prospect: [saved] });
const save = (more: object) => given({}).when(saveProspect, { ...said, ...more });

describe('a prospect is written down', () => {
  it('without a basis, for calls', () => expect(save({}).events()).toEqual({ prospect: [{ type: 'ProspectSaved', data: said }] }));

  it('with a basis that is proven, and not without its proof', () => {
    expect(save({ basis: express, basisProof: 'Appel du 2 novembre' }).types()).toEqual({ prospect: ['ProspectSaved'] });
    expect(save({ basis: express }).refusal()).toBe('VALIDATION: fields');
  });

  it.each([
    ['has no end', { ...contract, until: undefined }],
    ['ends after the law lets it', { ...contract, until: '2028-01-02T00:00:00.000Z' }],
    ['of an inquiry ends after six months', { ...contract, kind: 'implied-inquiry' }],
    ['ends before it begins', { ...contract, until: '2025-12-01T00:00:00.000Z' }],
    ['is to come', { kind: 'express', since: at(60) }],
  ])('not with a basis that %s', (_why, basis) => expect(save({ basis, basisProof: 'Facture' }).refusal()).toBe('VALIDATION: fields'));

  it('once: the same words again say nothing, other words do', () => {
    expect(past.when(saveProspect, said).types()).toEqual({});
    expect(past.when(saveProspect, { ...said, firm: 'Roy et associés' }).types()).toEqual({ prospect: ['ProspectSaved'] });
    expect(past.when(saveProspect, { ...said, email: undefined }).types()).toEqual({ prospect: ['ProspectSaved'] });
  });

  it('by a list only where no one is there yet: a list says nothing new of who is', () => {
    const importId = '018f0000-0000-7000-8000-0000000000a2';
    expect(past.when(saveProspect, { ...said, name: 'Autre', importId }).types()).toEqual({});
    expect(save({ importId }).types()).toEqual({ prospect: ['ProspectSaved'] });
  });

  it('with a number that can be called, in a province that stays', () => {
    expect(save({ phoneNumber: '911' }).refusal()).toBe('VALIDATION: fields');
    expect(past.when(saveProspect, { ...said, province: 'ON' }).refusal()).toBe('VALIDATION: fields');
  });

  it('not again once it was erased', () => {
    const gone = given({ prospect: [saved, ['ProspectErased', { prospectId }]] });
    expect(gone.when(saveProspect, said).refusal()).toBe('NOT_FOUND: no-such-prospect');
    expect(gone.when(moveProspect, { prospectId, stage: 'meeting' }).refusal()).toBe('NOT_FOUND: no-such-prospect');
    expect(gone.when(eraseProspect, { prospectId }).types()).toEqual({});
  });
});

describe('a basis', () => {
  it('counts from its beginning to its end, and no longer', () => {
    const mail = (basis: Parameters<typeof basisFor>[0]['basis']) => basisFor({ basis }, 'email', T0);
    expect(mail(undefined)).toBe('noBasis');
    expect(mail(express)).toEqual(express);
    expect(mail({ ...express, since: at(1) })).toBe('basisOver');
    expect(mail({ ...contract, until: at(1) })).toMatchObject({ kind: 'implied-contract' });
    expect(mail({ ...contract, until: T0 })).toBe('basisOver');
  });
  it('for texts is an agreement to texts and nothing else', () => {
    expect(basisFor({ basis: express }, 'sms', T0)).toBe('noBasis');
    expect(basisFor({ basis: contract }, 'sms', T0)).toBe('noBasis');
    expect(basisFor({ textsSince: at(-5) }, 'sms', T0)).toEqual({ kind: 'express', since: at(-5) });
    expect(basisFor({ textsSince: at(-5) }, 'email', T0)).toBe('noBasis');
  });
  it('is none of someone who asks to be left alone', () =>
    expect(basisFor({ basis: express, textsSince: at(-5), lostReason: 'asksForSilence' }, 'email', T0)).toBe('asksForSilence'));
  it('for texts is stored with its day, its proof and the number it is for', () => {
    const texts = { textsSince: at(-60), textsProof: 'Appel du 2 novembre', phoneNumber: '+15145550177' };
    expect(save(texts).types()).toEqual({ prospect: ['ProspectSaved'] });
    for (const without of ['textsSince', 'textsProof', 'phoneNumber'] as const)
      expect(save({ ...texts, [without]: undefined }).refusal()).toBe('VALIDATION: fields');
    expect(save({ ...texts, textsSince: at(60) }).refusal()).toBe('VALIDATION: fields');
  });
});

describe('a prospect is moved', () => {
  it('by hand through the early stages, and lost with a reason', () => {
    expect(past.when(moveProspect, { prospectId, stage: 'meeting' }).types()).toEqual({ prospect: ['ProspectMoved'] });
    expect(past.when(moveProspect, { prospectId, stage: 'prospect' }).types()).toEqual({});
    expect(past.when(moveProspect, { prospectId, stage: 'lost' }).refusal()).toBe('VALIDATION: lost-without-reason');
    expect(past.when(moveProspect, { prospectId, stage: 'lost', lostReason: 'noAnswer' }).events()).toEqual({
      prospect: [{ type: 'ProspectMoved', data: { prospectId, stage: 'lost', lostReason: 'noAnswer' } }],
    });
  });

  it('not back before what the membership did', () => {
    const member = given({ prospect: [saved, moved('approved')] });
    expect(member.when(moveProspect, { prospectId, stage: 'contacted' }).refusal()).toBe('WRONG_STATE: follows-by-itself');
    expect(member.when(moveProspect, { prospectId, stage: 'lost', lostReason: 'other' }).types()).toEqual({ prospect: ['ProspectMoved'] });
    const closed = given({ prospect: [saved, moved('lost', 'closed')] });
    expect(closed.when(moveProspect, { prospectId, stage: 'contacted' }).refusal()).toBe('WRONG_STATE: follows-by-itself');
    const lost = given({ prospect: [saved, moved('lost', 'noAnswer')] });
    expect(lost.when(moveProspect, { prospectId, stage: 'contacted' }).types()).toEqual({ prospect: ['ProspectMoved'] });
  });

  it('not where no one is', () =>
    expect(given({}).when(moveProspect, { prospectId, stage: 'meeting' }).refusal()).toBe('NOT_FOUND: no-such-prospect'));
});

describe('the board', () => {
  const happened = ([type, data]: readonly [string, object], minutes: number): StoryEvent => [
    prospect,
    prospectId,
    type,
    { ...data },
    minutes,
  ];
  const rowAfter = (...events: (readonly [string, object])[]) =>
    rowsOf(prospectsView, story(...events.map((event, at) => happened(event, at)))).get(prospectId);

  it('has one row for each, with the way they went', () => {
    expect(rowAfter(saved, moved('meeting'), moved('lost', 'noInterest'))).toMatchObject({
      stage: 'lost',
      stageAt: at(2),
      lostReason: 'noInterest',
      basis: null,
      steps: [{ stage: 'prospect' }, { stage: 'meeting' }, { stage: 'lost', lostReason: 'noInterest' }],
    });
  });
  it('forgets what is said no more, and keeps where they stand', () => {
    const basis = { basis: express, basisProof: 'Appel' };
    const { email: _, ...shorter } = said;
    expect(rowAfter(['ProspectSaved', { ...said, ...basis }], moved('meeting'), ['ProspectSaved', shorter])).toMatchObject({
      ...{ email: null, basis: null, basisProof: null, stage: 'meeting', stageAt: at(1) },
    });
  });
  it('knows the member they became, and no one who was erased', () => {
    const converted = ['ProspectConverted', { prospectId, professionalId: '018f0000-0000-7000-8000-0000000000a3', by: 'email' }] as const;
    expect(rowAfter(saved, converted)).toMatchObject({ convertedBy: 'email' });
    expect(rowAfter(saved, ['ProspectErased', { prospectId }])).toBeUndefined();
  });
});
