import { type Audience, AUDIENCES, fieldsOf, queryFaults } from '@jurilien/campaigns';
import { columnOf, type Condition, registryOf } from '@jurilien/event-sourcing';
import { contexts } from '../start/contexts.js';
import { sourceOf } from './sources.js';

const registry = registryOf(contexts);
const asking = (field: string): Condition => ({ combinator: 'and', rules: [{ field, operator: 'isSet' }] });
const faultOf = (audience: Audience, field: string) => queryFaults(audience, asking(field))[0]?.message;
/** What is never asked about anyone: what a request is about, what they answered or own, and all that tells who they are. */
const SENSITIVE =
  /description|answer|summary|juridicalHelp|legalAid|criminal|lawyerType|questions|parties|means|income|urgent|mediator|paralegal\b|commercial|consult|note|proof|licence|email|phone|clientName|nameMark|address|personId/i;

describe('the fields of segments', () => {
  it('are the only names a query may have: no column of any view is one', () => {
    let tried = 0;
    for (const audience of AUDIENCES)
      for (const [view, { columns }] of registry.views)
        for (const column of Object.keys(columns))
          for (const named of [column, `${view}.${column}`, `${audience.slice(0, -1)}.${column}`]) {
            const isDeclared = Object.hasOwn(fieldsOf(audience), named);
            expect([named, faultOf(audience, named) === 'unknown']).toEqual([named, !isDeclared]);
            tried += 1;
          }
    expect(tried).toBeGreaterThan(5_000);
  });
  it('are read from columns that exist, and from none that is personal or sensitive', () => {
    for (const audience of AUDIENCES)
      for (const { reads } of Object.values(fieldsOf(audience))) {
        const view = registry.views.get(reads.view);
        for (const column of reads.columns) {
          const declared = view?.columns[column];
          expect([reads.view, column, declared !== undefined]).toEqual([reads.view, column, true]);
          const { personal, derived } = columnOf(declared!);
          expect([column, personal, derived]).toEqual([column, undefined, undefined]);
          expect(column).not.toMatch(SENSITIVE);
        }
      }
  });
  it('each has its SQL, which no other name has', () => {
    for (const audience of AUDIENCES)
      expect(Object.keys(sourceOf(registry, audience, '2026-11-02T15:00:00Z').fields).sort()).toEqual(
        Object.keys(fieldsOf(audience)).sort(),
      );
  });
});
