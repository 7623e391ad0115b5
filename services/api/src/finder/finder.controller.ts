import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FOUND_TEXT_DAYS, mayList, mayRead } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import type { Row, View } from '@jurilien/event-sourcing';
import { folded, type Known, placeOf, statement, type ViewQuery } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { isPersonal } from '../audit/subjects.js';
import { masked } from '@jurilien/processes';
import { Asked as AskedOf, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow, FindRows } from '../views/queries.js';
import { countKnown } from './known-values.js';
import { EXACT, kindOf, type Asked } from './what.js';

type Group = Answer<'POST /api/finder'>['groups'][number];
const SHOWN = 8;
/** No more texts than this that match: the newest. */
const TEXTS = 200;
/** So many last digits of a number every mask shows. */
const MASK_SHOWS = 4;

/** Where things are looked for, in the order in which they are shown. */
const PLACES = [
  ...(['leads', 'professionals', 'follow-ups', 'document-names', 'invoices', 'purchases'] as const),
  ...(['messages', 'threads', 'user-accounts'] as const),
];
type Place = (typeof PLACES)[number];
/** Where what is typed is looked for in the words that a list is searched by; elsewhere by an address, a number or a text alone. */
const SEARCHED: ReadonlySet<Place> = new Set(['leads', 'professionals', 'user-accounts']);
/** Things with a number or a name of their own, which no person has. */
const THINGS: ReadonlySet<Place> = new Set(['document-names', 'invoices', 'purchases', 'follow-ups']);
/** What is shown of a place although lists mask it: who finds a document may open the list of them, where its name stands. */
const SHOWN_AS_IS: { readonly [P in Place]?: readonly string[] } = { 'document-names': ['name'] };

/** Which column holds an address or a number there. */
const ADDRESSES: { readonly [P in Place]?: { readonly email?: string; readonly phone?: string; readonly name?: string } } = {
  leads: { email: 'email', phone: 'phoneNumber', name: 'clientName' },
  professionals: { email: 'email', phone: 'phoneNumber' },
  messages: { email: 'to', phone: 'to' },
  threads: { phone: 'from' },
  'user-accounts': { email: 'email' },
};

const knownIn = (column: string | undefined): Known => ({ columns: column === undefined ? [] : [column] });
/** Whether someone asks for a value in full that lists mask: a number, an address, or first and last name. */
const asksKnown = ({ kind, text }: Asked): boolean => EXACT.includes(kind) || (kind === 'text' && /\S\s+\S/.test(text));

/** X11: one box that finds anything by what someone has in hand; a POST, so that no name or number is in an address. */
@Controller()
export class FinderController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('POST /api/finder')
  async find(@AskedOf() { body }: AskedOf<'POST /api/finder'>, @Req() { principal }: GuardedRequest): Promise<Answer<'POST /api/finder'>> {
    const asked = kindOf(body.q);
    // Staff who are given requests one by one find them by what the person on the line says, and by nothing vaguer.
    const exactOnly = mayRead('leads', principal.who)?.rows === 'assigned';
    if (exactOnly && !EXACT.includes(asked.kind)) return { kind: 'refused', groups: [] };
    if (!asksKnown(asked)) return { kind: asked.kind, groups: await this.groups(asked, principal) };
    const groups = await countKnown(this.kernel, principal, EXACT.includes(asked.kind), async () => {
      const answer = await this.groups(asked, principal);
      return { answer, found: answer.length > 0 };
    });
    return { kind: asked.kind, groups };
  }

  private async groups(asked: Asked, principal: Principal): Promise<Group[]> {
    const places = PLACES.filter((name) => mayList(name, principal.who));
    const groups = await Promise.all(places.map((name) => this.lookIn(name, asked, principal)));
    return groups.filter(({ total }) => total > 0);
  }

  private async lookIn(name: Place, asked: Asked, principal: Principal): Promise<Group> {
    const view = this.kernel.registry.views.get(name)!;
    const query = await this.queryOf(name, asked);
    if (!query) return { place: name, rows: [], total: 0 };
    if (isPersonal(view))
      this.accesses.read(principal, { action: 'searched', subject: `view-${name}`, detail: { columns: [asked.kind] } }, asked.text);
    const { data, total } = await this.queries.execute(
      new FindRows(name, { page: 1, perPage: SHOWN, ...query, filter: query.filter ?? {} }, principal),
    );
    const asItIs = SHOWN_AS_IS[name] ?? [];
    const hidden = Object.keys(view.columns).filter((column) => !asItIs.includes(column));
    return { place: name, rows: data.map((row) => masked(view, row, hidden)), total };
  }

  /** What one kind of thing means in one place; nothing where it cannot be there. */
  private async queryOf(name: Place, { kind, text }: Asked): Promise<Pick<Partial<ViewQuery>, 'filter' | 'q' | 'known'> | undefined> {
    if (kind === 'uuid') return this.byId(name, text);
    if (THINGS.has(name)) return this.thing(name, { kind, text });
    const { email, phone, name: named } = ADDRESSES[name] ?? {};
    const searched = SEARCHED.has(name);
    // A list searched by an address does not mind its capitals.
    if (kind === 'email' && searched) return { q: text, known: knownIn(email) };
    if (kind === 'email' || kind === 'phone') {
      const column = ADDRESSES[name]?.[kind];
      return column === undefined ? undefined : { filter: { [column]: [...new Set([text, text.toLowerCase()])] } };
    }
    if (kind === 'code') return name === 'leads' ? { filter: { code: text } } : name === 'professionals' ? { q: text } : undefined;
    if (name === 'messages') return kind === 'text' ? this.byText(name, text, ['subject', 'body'], 'queuedAt') : undefined;
    if (!searched) return undefined;
    if (kind === 'digits') return { q: text, known: text.length === MASK_SHOWS ? { ...knownIn(phone), last: MASK_SHOWS } : undefined };
    return { q: text, known: knownIn(asksKnown({ kind, text }) ? named : undefined) };
  }

  /** A follow-up by the code of its request or its words, the others by their number or name. */
  private async thing(name: Place, { kind, text }: Asked): Promise<Pick<Partial<ViewQuery>, 'filter' | 'q'> | undefined> {
    if (name === 'follow-ups')
      return kind === 'code'
        ? { filter: { code: text } }
        : kind === 'text'
          ? this.byText(name, text, ['note', 'result'], 'openedAt')
          : undefined;
    // A name like « K7M2 » is one too; a number of an invoice looks like one to be dialled.
    return kind === 'email' ? undefined : { q: kind === 'phone' ? text.replace(/^\+1/, '') : text };
  }

  private async byId(name: Place, id: string): Promise<{ filter: Row } | undefined> {
    if (name === 'threads') return undefined;
    // The number of what was paid names its invoice and its credit notes.
    if (name === 'invoices') return { filter: { sourceId: id } };
    if (name !== 'leads') return { filter: { id } };
    // An offer, an acceptance or a message is found as the request it belongs to.
    const parents = await Promise.all(['offers', 'acceptances', 'messages'].map((each) => this.queries.execute(new FindRow(each, id))));
    return { filter: { id: [id, ...parents.flatMap((row) => (row?.leadId as string | undefined) ?? [])] } };
  }

  /** By words that are read, not indexed. */
  private async byText(name: Place, text: string, columns: readonly string[], at: string): Promise<{ filter: Row }> {
    const view: View = this.kernel.registry.views.get(name)!;
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const words = statement.join(
      columns.map((column) => statement`coalesce(${statement.id('t', column)}, '')`),
      statement` || ' ' || `,
    );
    const rows = await this.kernel.db.query<{ id: string }>(
      statement`select t.id from ${placeOf(view)} t
        where ${statement.id('t', at)} >= now() - make_interval(days => ${FOUND_TEXT_DAYS})
          and ${folded(words)} like ${folded(statement`${like}::text`)}
        order by ${statement.id('t', at)} desc limit ${TEXTS}`,
    );
    return { filter: { id: rows.map(({ id }) => id) } };
  }
}
