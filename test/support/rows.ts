import { randomUUID } from 'node:crypto';
import type { Row } from '@jurilien/event-sourcing';
import { saveRows } from '@jurilien/persistence';
import type { testKernel } from './kernel.js';

/** So many days before now. */
export const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** A row of the list of requests, with what each of them has. @param days how long ago it was sent */
export const leadRow = (days: number, more: Row = {}): Row & { readonly id: string } => ({
  id: randomUUID(),
  submitted: true,
  state: 'ToValidate',
  lang: 'fr',
  superLead: false,
  tagged: false,
  clientReady: false,
  createdAt: ago(days),
  updatedAt: ago(days),
  round: 0,
  wave: 0,
  offersOpen: 0,
  claims: 0,
  claimLive: false,
  confirmed: false,
  version: 1,
  position: 1,
  ...more,
});

/** A row of the list of acceptances, with what each of them has. @param days how long ago it was accepted */
export const acceptanceRow = (days: number, more: Row = {}): Row & { readonly id: string } => ({
  id: randomUUID(),
  leadId: randomUUID(),
  professionalId: randomUUID(),
  province: 'ON',
  state: 'ToContact',
  slaDueAt: ago(days),
  slaMissed: false,
  attempts: 0,
  priceCc: 100,
  at: ago(days),
  confirmedByClient: false,
  followUp: false,
  notes: 0,
  chosen: false,
  updatedAt: ago(days),
  position: 1,
  ...more,
});

/** Puts rows into the table of a view, as if a reader had made them. */
export const writeRows = (
  { db, registry }: Pick<Awaited<ReturnType<typeof testKernel>>, 'db' | 'registry'>,
  view: string,
  ...rows: readonly Row[]
): Promise<unknown> => saveRows(db, registry.views.get(view)!, new Map(rows.map((row) => [String(row['id']), row])));
