import type { Answer, Asked } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { type ImportCells, marksOf, prospect, readRow, saveProspect, type ProspectDetails } from '@jurilien/prospects';
import { DAY_S, TOLD_ADDRESSES_A_DAY } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { e164 } from '../http/phone.js';
import { hitAll, TooMany } from '../http/rate-limit.js';
import type { Principal } from '../permissions/principal.js';
import { addressSays } from './reach.js';

type Rows = Asked<'POST /api/prospects/imports'>['body'];
type RowAnswer = Answer<'POST /api/prospects/imports'>['rows'][number];
type Became = RowAnswer['became'];

/** Five whole lists, each looked at and brought. */
const ROWS_A_DAY = 50_000;

/** The id of a row: the same file sent again brings no one twice. */
const idOf = (importId: string, row: number): string => derivedId('prospect-import', 0, `${importId}/${row}`);
const read = ({ phoneNumber, ...cells }: ImportCells, now: string) =>
  readRow({ ...cells, ...(phoneNumber ? { phoneNumber: e164(phoneNumber) } : {}) }, now);

/** Whom we know by an address or a licence: prospects or members, by their marks, with the provinces they are known in. */
async function marksThere(
  kernel: Kernel,
  view: 'prospects' | 'professionals',
  said: readonly ProspectDetails[],
): Promise<Map<string, Set<string>>> {
  const emails = said.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const licences = said.flatMap(({ licenceNo }) => (licenceNo ? [licenceNo] : []));
  const rows = await kernel.db.query<Pick<ProspectDetails, 'email' | 'licenceNo' | 'title' | 'province'>>(
    statement`select email, "licenceNo", title, province from ${placeOf(kernel.registry.views.get(view)!)}
      where lower(email) = any(${emails}) or "licenceNo" = any(${licences})`,
  );
  const known = new Map<string, Set<string>>();
  for (const row of rows) for (const mark of marksOf(row)) known.set(mark, (known.get(mark) ?? new Set()).add(row.province));
  return known;
}

/** An address that refused, bounced or is suppressed: a list lifts none of it, and brings no one who said so. */
async function isRefused(kernel: Kernel, { email, phoneNumber }: ProspectDetails): Promise<boolean> {
  const asked = [
    ...(email ? [addressSays(kernel, 'email', email)] : []),
    ...(phoneNumber ? [addressSays(kernel, 'sms', phoneNumber)] : []),
  ];
  return (await Promise.all(asked)).some((said) => said !== undefined);
}

/** What is to become of a row; `told` where its sender learns of an address what no list of theirs shows. */
type Judged =
  | { readonly answer: RowAnswer; readonly told: boolean; readonly details?: never }
  | { readonly answer: RowAnswer; readonly told: false; readonly details: ProspectDetails };

/** Looks at every row before one is brought. A row of someone whom an earlier row names is refused as one that is there. */
async function judge(kernel: Kernel, { importId, rows }: Rows, principal: Principal): Promise<Judged[]> {
  const now = new Date().toISOString();
  const readRows = rows.map(({ row, cells }) => ({ row, ...read(cells, now) }));
  const said = readRows.flatMap((one) => one.said ?? []);
  const [prospects, members] = await Promise.all([marksThere(kernel, 'prospects', said), marksThere(kernel, 'professionals', said)]);
  const named = new Set<string>();
  const judged: Judged[] = [];
  for (const { row, said: details, faults } of readRows) {
    if (!details) {
      judged.push({ answer: { row, became: 'wrong', faults: [...faults] }, told: false });
      continue;
    }
    const marks = marksOf(details);
    const as = (became: Became): RowAnswer => ({ row, became, ...(details.basis ? {} : { noBasis: true }) });
    const there = (known: ReadonlyMap<string, ReadonlySet<string>>) => marks.flatMap((mark) => known.get(mark) ?? []);
    const [ofMembers, ofProspects] = [there(members), there(prospects)];
    /** Known in no province of the sender's. */
    const elsewhere = (places: readonly ReadonlySet<string>[]) => !places.some((each) => [...each].some((one) => mayBring(principal, one)));
    if ((await stateOf(kernel, prospect, idOf(importId, row))).status !== 'None') judged.push({ answer: as('brought'), told: false });
    else if (!mayBring(principal, details.province))
      judged.push({ answer: { row, became: 'wrong', faults: [{ column: 'province', message: 'not-yours' }] }, told: false });
    else if (ofMembers.length > 0) judged.push({ answer: as('member'), told: elsewhere(ofMembers) });
    else if (ofProspects.length > 0) judged.push({ answer: as('alreadyThere'), told: elsewhere(ofProspects) });
    else if (marks.some((mark) => named.has(mark))) judged.push({ answer: as('alreadyThere'), told: false });
    else if (await isRefused(kernel, details)) judged.push({ answer: as('refusedAddress'), told: true });
    else judged.push({ answer: as('new'), told: false, details });
    for (const mark of marks) named.add(mark);
  }
  return judged;
}

/**
 * Rows of a list: each is brought whole, or refused with its reason. A row that was brought by this list before is said to be brought, so
 * that a list whose sending broke off is sent again from its beginning. Nothing is kept of a row that is refused.
 * @throws TooMany where its sender was told of too many addresses today, before anything is said or brought: a list is no way to ask who
 * refused us, or who is known elsewhere
 */
export async function bringRows(kernel: Kernel, bus: CommandBus, list: Rows, principal: Principal): Promise<RowAnswer[]> {
  const judged = await judge(kernel, list, principal);
  const told = judged.filter((one) => one.told).length;
  // Counted also where it is not said, so that the next question is not answered either.
  const { id } = principal.actor;
  const [asked, answered] = await hitAll(kernel.db, [
    [`list-rows:${id}`, DAY_S, judged.length],
    [`told-addresses:${id}`, DAY_S, told],
  ]);
  if (asked!.hits > ROWS_A_DAY) throw new TooMany(asked!.endsInSeconds, 'list-rows');
  if (answered!.hits > TOLD_ADDRESSES_A_DAY) throw new TooMany(answered!.endsInSeconds, 'told-addresses');
  const answers: RowAnswer[] = [];
  for (const { answer, details } of judged)
    answers.push(details && !list.look ? await bring(bus, { importId: list.importId, answer, details }, principal) : answer);
  return answers;
}

interface Brought {
  readonly importId: string;
  readonly answer: RowAnswer;
  readonly details: ProspectDetails;
}
async function bring(bus: CommandBus, { importId, answer, details }: Brought, { actor }: Principal): Promise<RowAnswer> {
  const prospectId = idOf(importId, answer.row);
  try {
    const commandId = derivedId('prospect-row', 0, prospectId);
    await bus.execute(command(saveProspect, { ...details, prospectId, importId }, { commandId, actor }));
    return { ...answer, became: 'brought' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { row: answer.row, became: 'wrong', faults: error.fields.map(({ field, message }) => ({ column: field, message })) };
  }
}

const mayBring = ({ who, actor }: Principal, province: string): boolean =>
  who !== 'province-admin' || (actor.provinces ?? []).includes(province as 'QC' | 'ON');
