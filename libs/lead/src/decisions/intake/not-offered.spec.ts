import { asShipped, configIn, configWith, given, type Past } from '@jurilien/event-sourcing/testing';
import type { Config } from '@jurilien/event-sourcing';
import { client, form, leadId, ready, submitted, system } from '../../testing.js';
import { startOffering } from '../search/start-offering.js';
import { editLead } from './edit-lead.js';
import { submitLead } from './submit-lead.js';

const anon = { kind: 'anon', id: 'site' } as const;
const submit = (more: object, config: Config) => given().when(submitLead, { ...form, ...more }, { actor: anon, config });
const edit = (more: object, config: Config, past: Past = submitted) =>
  given({ lead: past }).when(editLead, { leadId, ...more }, { actor: client, config });
const sent = { lead: expect.arrayContaining(['LeadSubmitted']) as string[] };
const edited = { lead: ['LeadEdited'] };
const inOntario = { province: 'ON' as const, region: 'E' };

describe('a province that receives nothing new', () => {
  const closed = configWith({ 'feature.ontario': false });
  it('refuses a request at its province, and none of another province', () => {
    expect(submit(inOntario, closed).refusedFields()).toEqual([{ field: 'province', message: 'feature-off' }]);
    expect(submit(inOntario, asShipped()).types()).toMatchObject(sent);
    expect(submit({}, closed).types()).toMatchObject(sent);
    expect(submit({}, configWith({ 'feature.quebec': false })).refusedFields()).toEqual([{ field: 'province', message: 'feature-off' }]);
  });
  it('is not where a request moves to; one that is there is corrected like any other', () => {
    expect(edit(inOntario, closed).refusedFields()).toEqual([{ field: 'province', message: 'feature-off' }]);
    expect(edit(inOntario, asShipped()).types()).toMatchObject(edited);
    const there: Past = [...submitted, ['LeadEdited', { leadId, personId: 'p', changed: ['province'], facts: inOntario }]];
    expect(edit({ province: 'ON', city: 'Ottawa' }, closed, there).types()).toMatchObject(edited);
  });
});

describe('several professionals for one request', () => {
  const off = configIn('QC', { 'feature.multi': false });
  it('is refused at its field where it is off, and only there', () => {
    expect(submit({ multi: true }, off).refusedFields()).toEqual([{ field: 'multi', message: 'feature-off' }]);
    expect(submit({ multi: false }, off).types()).toMatchObject(sent);
    expect(submit({ multi: true, ...inOntario }, off).types()).toMatchObject(sent);
    expect(submit({ multi: true }, asShipped()).types()).toMatchObject(sent);
  });
  it('is kept by a request that asked before', () => {
    const asked: Past = [...submitted, ['LeadEdited', { leadId, personId: 'p', changed: ['multi'], facts: { multi: true } }]];
    expect(edit({ multi: true }, off).refusedFields()).toEqual([{ field: 'multi', message: 'feature-off' }]);
    expect(edit({ multi: true, city: 'Laval' }, off, asked).types()).toMatchObject(edited);
    expect(edit({ multi: true }, asShipped()).types()).toMatchObject(edited);
  });
});

describe('the board', () => {
  const started = (config: Config) =>
    given({ lead: ready }).when(startOffering, { leadId }, { actor: system, config }).events()['lead']?.[0]?.data['board'];
  it('is part of no search that starts while it is off', () => {
    expect(started(asShipped())).toBe(true);
    expect(started(configIn('QC', { 'feature.board': false }))).toBe(false);
    expect(started(configIn('ON', { 'feature.board': false }))).toBe(true);
  });
});
