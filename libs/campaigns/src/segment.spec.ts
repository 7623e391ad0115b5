import type { Condition } from '@jurilien/event-sourcing';
import { given, type Past, rowsOf, story } from '@jurilien/event-sourcing/testing';
import { saveSegment } from './decisions/save-segment.js';
import { fieldsOf, AUDIENCES, queryFaults } from './audience/index.js';
import { segment, segmentVersion } from './segment.js';
import { segmentsView } from './views/segments.js';

const segmentId = '018f0000-0000-7000-8000-0000000000a1';
const admin = { actor: { kind: 'user', id: 'ada', role: 'jurilien_admin' } } as const;
const ofQuebec = { actor: { kind: 'user', id: 'qc', role: 'jurilien_admin_qc', provinces: ['QC'] } } as const;
const ofBoth = { actor: { kind: 'user', id: 'qc', role: 'jurilien_admin_qc', provinces: ['QC', 'ON'] } } as const;
const asking = (field: string, operator: string, value?: unknown): Condition =>
  ({ combinator: 'and', rules: [{ field, operator, ...(value === undefined ? {} : { value }) }] }) as Condition;
const query = asking('professional.state', '=', 'Approved');
const asked = { segmentId, name: 'Membres actifs', audience: 'professionals', query } as const;
const saved = { ...asked, v: 1 };
const kept: Past = [['SegmentSaved', saved]];

describe('a segment', () => {
  it('is kept under a name, as its first version', () =>
    expect(given().when(saveSegment, asked, admin).events()).toEqual({ segment: [{ type: 'SegmentSaved', data: saved }] }));
  it('is not kept twice, and its next version counts on', () => {
    expect(given({ segment: kept }).when(saveSegment, asked, admin).types()).toEqual({});
    const changed = { ...asked, query: asking('professional.paused', '=', false) };
    expect(given({ segment: kept }).when(saveSegment, changed, admin).events()).toEqual({
      segment: [{ type: 'SegmentSaved', data: { ...changed, v: 2 } }],
    });
  });
  it('keeps every version, for the campaigns that were approved with it', () => {
    const s = [saved, { ...saved, v: 2, query: asking('professional.paused', '=', true) }].reduce(
      (state, data) => segment.evolve(state, { type: 'SegmentSaved', data } as never, {} as never),
      segment.initial,
    );
    expect([segmentVersion(s, 1)?.query, segmentVersion(s)?.v, segmentVersion(s, 3)]).toEqual([query, 2, undefined]);
  });
  it('of an administrator of one province is of that province, whatever they ask', () => {
    expect(given().when(saveSegment, asked, ofQuebec).events()).toMatchObject({ segment: [{ data: { province: 'QC' } }] });
    expect(
      given()
        .when(saveSegment, { ...asked, province: 'ON' }, ofQuebec)
        .refusal(),
    ).toBe('FORBIDDEN: segment-elsewhere');
    expect(given().when(saveSegment, asked, ofBoth).events()).toEqual({ segment: [{ type: 'SegmentSaved', data: saved }] });
  });
  it('of everyone, or of another province, does not exist for them', () => {
    const elsewhere: Past = [['SegmentSaved', { ...saved, province: 'ON' }]];
    for (const segment of [kept, elsewhere])
      expect(
        given({ segment })
          .when(saveSegment, { ...asked, name: 'Autre' }, ofQuebec)
          .refusal(),
      ).toBe('NOT_FOUND: segment');
    expect(
      given({ segment: kept })
        .when(saveSegment, { ...asked, name: 'Autre' }, ofBoth)
        .types(),
    ).toEqual({ segment: ['SegmentSaved'] });
  });
  it('of candidates is an administrator’s of everything', () => {
    const ofCandidates = { ...asked, audience: 'candidates', query: asking('candidate.cv', '=', true) } as const;
    expect(given().when(saveSegment, ofCandidates, ofQuebec).refusal()).toBe('FORBIDDEN: candidates');
    expect(given().when(saveSegment, ofCandidates, admin).types()).toEqual({ segment: ['SegmentSaved'] });
  });
  it('stays one of the same people', () =>
    expect(
      given({ segment: kept })
        .when(saveSegment, { ...asked, audience: 'clients', query: asking('client.lang', '=', 'fr') }, admin)
        .refusal(),
    ).toBe('WRONG_STATE: audience-is-fixed'));
  it('is listed as it is now', () => {
    const next = { ...saved, v: 2, name: 'Actifs', province: 'QC' };
    const rows = rowsOf(segmentsView, story([segment, segmentId, 'SegmentSaved', saved], [segment, segmentId, 'SegmentSaved', next]));
    expect(rows.get(segmentId)).toMatchObject({ name: 'Actifs', audience: 'professionals', province: 'QC', v: 2, query });
  });
});

describe('a query', () => {
  const faultOf = (c: Condition) => queryFaults('professionals', c).map(({ field, message }) => `${field} ${message}`);
  it.each<[string, Condition, string[]]>([
    ['one of its values', asking('professional.regions', 'in', ['06', '07']), []],
    ['another value', asking('professional.regions', 'in', ['06', '99']), ['query.rules.0 value']],
    ['none of its values', asking('professional.regions', 'in', []), ['query.rules.0 value']],
    ['a number', asking('professional.memberDays', '>=', 30), []],
    ['a part of a number', asking('professional.memberDays', '>=', 0.5), ['query.rules.0 value']],
    ['a number as text', asking('professional.memberDays', '>=', '30'), ['query.rules.0 value']],
    ['an order of what has none', asking('professional.state', '<', 'Approved'), ['query.rules.0 operator']],
    ['yes or no', asking('professional.paused', '=', false), []],
    ['yes or no as text', asking('professional.paused', '=', 'false'), ['query.rules.0 value']],
    ['whether it is there', asking('professional.city', 'isSet'), []],
    ['a field of other people', asking('client.lang', '=', 'fr'), ['query.rules.0 unknown']],
    ['a field of every object', asking('constructor', 'isSet'), ['query.rules.0 unknown']],
    ['a group within', { combinator: 'or', rules: [query, asking('email', 'isSet')] }, ['query.rules.1.rules.0 unknown']],
  ])('asks for %s', (_what, c, faults) => expect(faultOf(c)).toEqual(faults));

  it('asks for months as they are written', () => {
    expect(queryFaults('clients', asking('client.month', '>=', '2026-05'))).toEqual([]);
    for (const value of ['2026-13', '2026', '2026-05-01', 202_605])
      expect(queryFaults('clients', asking('client.month', '>=', value))).toEqual([{ field: 'query.rules.0', message: 'value' }]);
  });
  it('is refused with where it is wrong, and nothing is kept', () =>
    expect(
      given()
        .when(saveSegment, { ...asked, query: asking('description', '=', 'x') }, admin)
        .refusal(),
    ).toBe('VALIDATION: query'));
  it('has its fields in both languages, named by their audience', () => {
    for (const audience of AUDIENCES)
      for (const [key, { label, type }] of Object.entries(fieldsOf(audience))) {
        const options = typeof type === 'string' ? [] : 'oneOf' in type ? type.oneOf : type.several;
        expect(`${key.split('.')[0]}s`).toBe(audience);
        expect([label, ...options].flatMap(({ fr, en }) => [fr, en]).every(Boolean)).toBe(true);
        expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
      }
  });
});
