import { given, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { tagLead } from '@jurilien/lead';
import { draft, leadId, ready, staff, withdrawn } from '@jurilien/lead/testing';
import { holdingId, type HoldingKind } from '@jurilien/privacy';
import { eraseCandidate } from '../candidates/erase-candidate.js';
import { eraseLead, eraseProfessional, eraseUser } from './erase-subjects.js';

const system = { actor: { kind: 'system', id: 'erasure' } } as const;
const shredded = (kind: HoldingKind, id: string, cause = 'request'): Past => {
  const holding = holdingId({ kind, id });
  return [
    ['ErasureStarted', { holding, of: { kind, id }, cause, owners: [id] }],
    ['ErasureStepDone', { holding, step: 'endMatters' }],
    ['PersonKeyShredded', { holding, owners: [id] }],
  ];
};

describe('what is said of a request whose key is gone', () => {
  const erase = (past: Past, keys: { request?: Past; draft?: Past }) => given({ lead: past, ...keys }).when(eraseLead, { leadId }, system);
  it('is that its person is erased, once, and why', () => {
    expect(erase(withdrawn, { request: shredded('request', leadId) }).events()).toEqual({
      lead: [{ type: 'LeadErased', data: { leadId, cause: 'request' } }],
    });
    expect(erase(draft, { draft: shredded('draft', leadId, 'retention') }).events()).toMatchObject({
      lead: [{ data: { cause: 'retention' } }],
    });
    const erased: Past = [...withdrawn, ['LeadErased', { leadId, cause: 'request' }]];
    expect(erase(erased, { request: shredded('request', leadId) }).events()).toEqual({});
  });
  it('is nothing while the key is there', () => {
    expect(erase(withdrawn, {}).refusal()).toBe('WRONG_STATE: not-shredded');
    expect(erase([], { request: shredded('request', leadId) }).events()).toEqual({});
  });
  it('refuses every command about it from then on', () => {
    const erased: Past = [...ready, ['LeadErased', { leadId, cause: 'request' }]];
    expect(given({ lead: erased }).when(tagLead, { leadId }, { actor: staff }).refusal()).toBe('WRONG_STATE: person-erased');
  });
});

describe('what is said of an account whose key is gone', () => {
  const userId = uuidFor('user');
  const account: Past = [['UserCreated', { userId, email: 'a@b.ca', username: 'A', emailHash: 'h:a', role: 'jurilien_client' }]];
  it('frees its address, once, and not while the key is there', () => {
    const erase = (user: Past, key: Past) => given({ user, account: key }).when(eraseUser, { userId }, system);
    expect(erase(account, shredded('account', userId)).events()).toEqual({
      user: [{ type: 'UserErased', data: { userId, addressHash: 'h:a' } }],
    });
    expect(erase(account, []).refusal()).toBe('WRONG_STATE: not-shredded');
    const gone: Past = [...account, ['UserErased', { userId, addressHash: 'h:a' }]];
    expect(erase(gone, shredded('account', userId)).events()).toEqual({});
  });
  it('is the same of a candidate, whose time need not be over when they asked', () => {
    const details = { firstName: 'A', lastName: 'R', school: 'U', programme: 'D', skills: [], blockedFirms: [] };
    const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
    const candidate: Past = [['CandidateProfileCreated', { candidateId: userId, ...facts, details }]];
    const erase = (key: Past) => given({ candidate, account, key }).when(eraseCandidate, { candidateId: userId }, system);
    expect(erase(shredded('candidate', userId)).events()).toEqual({
      candidate: [{ type: 'CandidateErased', data: { candidateId: userId, cause: 'request' } }],
      account: [{ type: 'UserErased', data: { userId, addressHash: 'h:a' } }],
    });
    expect(erase([]).refusal()).toBe('WRONG_STATE: not-due');
    const without = given({ user: account, candidate: shredded('candidate', userId) }).when(eraseUser, { userId }, system);
    expect(without.types()).toEqual({ user: ['UserErased'] });
  });
});

describe('what is said of a professional whose key is gone', () => {
  const professionalId = uuidFor('pro');
  const who = { title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'a@b.ca', phoneNumber: '+15145550101' };
  const professional: Past = [
    ['ProfessionalRegistered', { professionalId, ...who }],
    ['ProfessionalClosed', { professionalId }],
  ];
  const erase = (past: Past, key: Past) => given({ professional: past, key }).when(eraseProfessional, { professionalId }, system);
  it('takes what was public away, once, and not while the key is there', () => {
    expect(erase(professional, shredded('professional', professionalId)).events()).toEqual({
      professional: [{ type: 'ProfessionalErased', data: { professionalId } }],
    });
    expect(erase(professional, []).refusal()).toBe('WRONG_STATE: not-shredded');
    const gone: Past = [...professional, ['ProfessionalErased', { professionalId }]];
    expect(erase(gone, shredded('professional', professionalId)).events()).toEqual({});
  });
});
