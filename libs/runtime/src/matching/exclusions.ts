import { blacklistMark, blocksRequest, clientMarks, EVERY_REQUEST, type BlockKind } from '@jurilien/exclusions';
import type { LeadState } from '@jurilien/lead';
import type { Bars } from '@jurilien/search';
import { batcher, placeOf, statement } from '@jurilien/persistence';
import { blockedRequestOf, pairValue } from '@jurilien/processes';
import type { Kernel } from '../kernel/kernel.js';

interface BlockRow {
  readonly owner: 'professional' | 'client';
  readonly professionalId: string;
  readonly kind: BlockKind;
  readonly value?: string;
  readonly marks: readonly string[];
}

/**
 * Everybody's blocks and the blacklist, held against one request. Only rows that could concern it are read; persons are
 * compared under each owner's own salt.
 */
export async function barsOf(kernel: Kernel, s: LeadState): Promise<Bars> {
  const { hash } = kernel.secrets;
  const [blocked, listed, everybody] = await Promise.all([blockedBy(kernel, s), listedFor(kernel, s), blacklistHitsOf(kernel, s)]);
  const paired = new Set(listed.pairs.filter((id) => s.email && listed.marks.has(blacklistMark(hash, 'pair', pairValue(id, s.email)))));
  return (id) => (blocked.has(id) ? 'E14' : everybody.length > 0 || listed.professionals.has(id) || paired.has(id) ? 'E15' : undefined);
}

async function blockedBy(kernel: Kernel, s: LeadState): Promise<ReadonlySet<string>> {
  const request = blockedRequestOf(s);
  const { hash } = kernel.secrets;
  const client = clientMarks(hash, EVERY_REQUEST, request.client);
  const rows = await kernel.db.query<BlockRow>(
    statement`select owner, "professionalId", kind, value, marks from ${placeOf(kernel.registry.views.get('blocks')!)}
      where (until is null or until > statement_timestamp())
        and ((owner = 'professional' and (kind in ('client', 'party') or (kind = 'field' and value = any(${request.fields})) or (kind = 'region' and value = ${request.region}) or (kind = 'legalAid' and ${request.juridicalHelp}) or kind = 'lowBudget'))
          or (owner = 'client' and ("leadId" = ${s.leadId}::uuid or marks && ${client}::text[])))`,
  );
  const now = new Date().toISOString();
  const concerned = rows.filter(
    (row) =>
      row.owner === 'client' ||
      blocksRequest([{ ...row, value: row.value ?? undefined }], request, { ownerId: row.professionalId, hash, now }),
  );
  return new Set(concerned.map((row) => row.professionalId));
}

async function listedFor(kernel: Kernel, s: LeadState): Promise<{ professionals: Set<string>; pairs: string[]; marks: Set<string> }> {
  const rows = await kernel.db.query<{ kind: string; professionalId: string; mark: string }>(
    statement`select kind, "professionalId", mark from ${placeOf(kernel.registry.views.get('blacklist')!)}
      where kind in ('professional', 'pair') and state in ('Active', 'UnderReview') and 'receiveOffers' = any(scope)
        and (province is null or province = ${s.facts.province ?? 'QC'})`,
  );
  return {
    professionals: new Set(rows.filter((r) => r.kind === 'professional').map((r) => r.professionalId)),
    pairs: rows.filter((r) => r.kind === 'pair').map((r) => r.professionalId),
    marks: new Set(rows.map((r) => r.mark)),
  };
}

/** Entries of the blacklist that keep the client of a request from asking. */
export async function blacklistHitsOf(kernel: Kernel, s: LeadState): Promise<string[]> {
  return (await entriesFor(kernel, marksOf(kernel, s), 'submit', s.facts.province ?? undefined)).map((entry) => entry.id);
}

/** Whether a person is not to be written to at this address or number (Z09). */
export async function mayNotBeContacted(kernel: Kernel, channel: 'sms' | 'email', to: string): Promise<boolean> {
  const ask = listedContacts.get(kernel) ?? askTogether(kernel);
  listedContacts.set(kernel, ask);
  return ask(blacklistMark(kernel.secrets.hash, channel === 'sms' ? 'phone' : 'email', to));
}

/** Whether a mark is on the blacklist; who asks at the same moment, about a wave's hundreds of addresses, asks once. */
const listedContacts = new WeakMap<Kernel, (mark: string) => Promise<boolean>>();
const askTogether = (kernel: Kernel): ((mark: string) => Promise<boolean>) =>
  batcher<string, boolean>(
    async (marks) => {
      const listed = new Set((await entriesFor(kernel, marks, 'contact')).map((entry) => entry.mark));
      return marks.map((mark) => listed.has(mark));
    },
    { max: 100, lanes: 1 },
  );

/** Which of these marks, of numbers and addresses, stand for people who are not to be written to (Z09). */
export const contactsListed = async (kernel: Pick<Kernel, 'db' | 'registry'>, marks: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await entriesFor(kernel, marks, 'contact')).map(({ mark }) => mark));

/** What the blacklist can know a client by. */
type KnownClient = { readonly [K in 'clientName' | 'email' | 'phoneNumber' | 'address']?: LeadState[K] | null };

/** Marks of everything that is known of a request's client. */
export function marksOf({ secrets: { hash } }: Kernel, s: KnownClient): string[] {
  const address = s.address?.street ? `${s.address.street} ${s.address.postalCode ?? ''}` : undefined;
  return [
    ...(s.clientName ? [blacklistMark(hash, 'person', s.clientName)] : []),
    ...(s.email ? [blacklistMark(hash, 'email', s.email)] : []),
    ...(s.phoneNumber ? [blacklistMark(hash, 'phone', s.phoneNumber)] : []),
    ...(address ? [blacklistMark(hash, 'address', address)] : []),
  ];
}

async function entriesFor(
  kernel: Pick<Kernel, 'db' | 'registry'>,
  marks: readonly string[],
  scope: string,
  province?: string,
): Promise<{ id: string; mark: string }[]> {
  if (marks.length === 0) return [];
  return kernel.db.prepared<{ id: string; mark: string }>(
    statement`select id, mark from ${placeOf(kernel.registry.views.get('blacklist')!)}
      where mark = any(${marks}) and state in ('Active', 'UnderReview') and ${scope} = any(scope) and (${province ?? null}::text is null or province is null or province = ${province ?? null})`,
  );
}
