import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { LeadRow } from '@jurilien/rows/processes';
import { factOf, type Lead } from '../../console/src/features/lead/lead';

/** What a screen may do with a row is decided by the compiler: `npm run typecheck` fails where one of these lines would compile. */
const cells: readonly ((row: LeadRow) => unknown)[] = [
  (row) => row.state,
  // @ts-expect-error no view has a column of this name
  (row) => row.stared,
  // @ts-expect-error it has no value before the request is sent
  (row) => row.code.length,
  // @ts-expect-error no request is ever in such a state
  (row) => row.state === 'Stared',
  // @ts-expect-error it is no text
  (row) => row.priceCc?.trim(),
];
const page: readonly ((lead: Lead) => unknown)[] = [
  (lead) => lead.offeringProposal?.step,
  // @ts-expect-error a structured value has a shape too
  (lead) => lead.offeringProposal?.stage,
  // @ts-expect-error the text is left out for who may not read it
  (lead) => lead.description.length,
];

it('a screen reads of a row what its view declares', () => {
  const lead = { facts: { urgent: true }, offeringProposal: { step: 'stop' } } as Lead;
  expect(factOf(lead, 'urgent')).toBe(true);
  expect(page[0]!(lead)).toBe('stop');
  expect(cells[0]!({ state: 'Ready' } as LeadRow)).toBe('Ready');
  // @ts-expect-error a list leaves it out, and not each has one
  expect((row: ProfessionalRow) => row.practice.fields).toBeDefined();
});
