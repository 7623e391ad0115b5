import type { Answer, Asked } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { type ImportCells, marksOf, prospect, readRow, saveProspect, type ProspectDetails } from '@jurilien/prospects';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { e164 } from '../http/phone.js';
import type { Principal } from '../permissions/principal.js';
import { addressSays } from './reach.js';

type Rows = Asked<'POST /api/prospects/imports'>['body'];
type RowAnswer = Answer<'POST /api/prospects/imports'>['rows'][number];

/** The id of a row: the same file sent again brings no one twice. */
const idOf = (importId: string, row: number): string => derivedId('prospect-import', 0, `${importId}/${row}`);
const read = ({ phoneNumber, ...cells }: ImportCells, now: string) =>
  readRow({ ...cells, ...(phoneNumber ? { phoneNumber: e164(phoneNumber) } : {}) }, now);

/** Whom we know by an address or a licence: prospects and members, by their marks. */
async function marksThere(kernel: Kernel, view: 'prospects' | 'professionals', said: readonly ProspectDetails[]): Promise<Set<string>> {
  const emails = said.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const licences = said.flatMap(({ licenceNo }) => (licenceNo ? [licenceNo] : []));
  const rows = await kernel.db.query<Pick<ProspectDetails, 'email' | 'licenceNo' | 'title' | 'province'>>(
    statement`select email, "licenceNo", title, province from ${placeOf(kernel.registry.views.get(view)!)}
      where lower(email) = any(${emails}) or "licenceNo" = any(${licences})`,
  );
  return new Set(rows.flatMap((row) => marksOf(row)));
}

/** An address that refused, bounced or is suppressed: a list lifts none of it, and brings no one who said so. */
async function isRefused(kernel: Kernel, { email, phoneNumber }: ProspectDetails): Promise<boolean> {
  const asked = [
    ...(email ? [addressSays(kernel, 'email', email)] : []),
    ...(phoneNumber ? [addressSays(kernel, 'sms', phoneNumber)] : []),
  ];
  return (await Promise.all(asked)).some((said) => said !== undefined);
}

/**
 * Rows of a list, one by one: each is brought whole, or refused with its reason. A row that was brought by this list before is said to be
 * brought, so that a list whose sending broke off is sent again from its beginning.
 * @throws Refused where a row is of a province that its sender does not have
 */
export async function bringRows(
  kernel: Kernel,
  bus: CommandBus,
  { importId, look, rows }: Rows,
  principal: Principal,
): Promise<RowAnswer[]> {
  const now = new Date().toISOString();
  const readRows = rows.map(({ row, cells }) => ({ row, ...read(cells, now) }));
  const said = readRows.flatMap((one) => one.said ?? []);
  const [prospects, members] = await Promise.all([marksThere(kernel, 'prospects', said), marksThere(kernel, 'professionals', said)]);
  const answers: RowAnswer[] = [];
  for (const { row, said: details, faults } of readRows) {
    if (!details) {
      answers.push({ row, became: 'wrong', faults: [...faults] });
      continue;
    }
    const noBasis = details.basis ? {} : { noBasis: true };
    const answer = (became: RowAnswer['became']): RowAnswer => ({ row, became, ...noBasis });
    const prospectId = idOf(importId, row);
    const marks = marksOf(details);
    if ((await stateOf(kernel, prospect, prospectId)).status !== 'None') answers.push(answer('brought'));
    else if (!mayBring(principal, details.province))
      answers.push({ row, became: 'wrong', faults: [{ column: 'province', message: 'not-yours' }] });
    else if (marks.some((mark) => members.has(mark))) answers.push(answer('member'));
    else if (marks.some((mark) => prospects.has(mark))) answers.push(answer('alreadyThere'));
    else if (await isRefused(kernel, details)) answers.push(answer('refusedAddress'));
    else if (look) answers.push(answer('new'));
    else answers.push(await bring({ prospectId, importId, details, answer }));
    for (const mark of marks) prospects.add(mark);
  }
  return answers;

  async function bring(one: {
    prospectId: string;
    importId: string;
    details: ProspectDetails;
    answer: (became: RowAnswer['became']) => RowAnswer;
  }) {
    try {
      const commandId = derivedId('prospect-row', 0, one.prospectId);
      const input = { ...one.details, prospectId: one.prospectId, importId: one.importId };
      await bus.execute(command(saveProspect, input, { commandId, actor: principal.actor }));
      return one.answer('brought');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { row } = one.answer('wrong');
      const faults = error.fields.map(({ field, message }) => ({ column: field, message }));
      return { row, became: 'wrong' as const, faults };
    }
  }
}

const mayBring = ({ who, actor }: Principal, province: string): boolean =>
  who !== 'province-admin' || (actor.provinces ?? []).includes(province as 'QC' | 'ON');
