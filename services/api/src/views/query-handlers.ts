import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { mayRead, type Who } from '@jurilien/contracts';
import type { Row, View } from '@jurilien/event-sourcing';
import { countRows, getRow, listRows, readStream, type Scope } from '@jurilien/persistence';
import { hiddenColumns, masked, revealedFields } from '@jurilien/processes';
import { scopeOf, type Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { CountRows, FindRow, FindRows, ListView, ShowRow, type Page } from './queries.js';

const viewOf = (kernel: Kernel, name: string): View => kernel.registry.views.get(name)!;
const hiddenFrom = (view: View, who: Who): ReadonlySet<string> => hiddenColumns(view, mayRead(view.name, who));
const scopeFor = async (kernel: Kernel, view: View, reader: Principal | undefined): Promise<Scope | undefined> =>
  reader && scopeOf(kernel, view, reader);

@QueryHandler(ListView)
class ListViewHandler implements IQueryHandler<ListView> {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  async execute({ view: name, principal, asked, after }: ListView): Promise<Page> {
    const view = viewOf(this.kernel, name);
    const scope = await scopeOf(this.kernel, view, principal);
    const query = { ...asked, scope, hidden: hiddenFrom(view, principal.who) };
    const page = await this.kernel.reads.on([view], (sql) => listRows(sql, view, query), after);
    return { ...page, data: page.data.map((row) => masked(view, row)) };
  }
}

@QueryHandler(ShowRow)
class ShowRowHandler implements IQueryHandler<ShowRow> {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  async execute({ view: name, id, principal, after }: ShowRow): Promise<Row | undefined> {
    const view = viewOf(this.kernel, name);
    const scope = await scopeOf(this.kernel, view, principal);
    const row = await this.kernel.reads.on([view], (sql) => getRow(sql, view, id, scope), after);
    if (!row) return undefined;
    const hidden = [...hiddenFrom(view, principal.who)];
    if (!view.read.onRequest) return masked(view, row, hidden);
    const leadId = view.read.lead && (row[view.read.lead] as string | undefined);
    const revealed = leadId ? await this.revealed(leadId, principal) : [];
    const still = hidden.filter((column) => !revealed.includes(column));
    return { ...masked(view, row, still), revealed };
  }

  /** From the log: a person who has just asked sees it. */
  private async revealed(leadId: string, { actor }: Principal): Promise<string[]> {
    const events = await readStream(this.kernel.db, this.kernel.codec, `lead-${leadId}`);
    return revealedFields(events, actor.id, new Date().toISOString());
  }
}

@QueryHandler(FindRows)
class FindRowsHandler implements IQueryHandler<FindRows> {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  async execute({ view: name, asked, reader }: FindRows): Promise<Page> {
    const view = viewOf(this.kernel, name);
    const scope = await scopeFor(this.kernel, view, reader);
    // What is typed is found in columns the person may see, or is all of what a masked one holds.
    const hidden = reader && asked.q !== undefined ? { hidden: hiddenFrom(view, reader.who) } : {};
    return listRows(this.kernel.db, view, { ...asked, scope, ...hidden });
  }
}

@QueryHandler(FindRow)
class FindRowHandler implements IQueryHandler<FindRow> {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  async execute({ view: name, id, reader }: FindRow): Promise<Row | undefined> {
    const view = viewOf(this.kernel, name);
    return getRow(this.kernel.db, view, id, await scopeFor(this.kernel, view, reader));
  }
}

@QueryHandler(CountRows)
class CountRowsHandler implements IQueryHandler<CountRows> {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  async execute({ view: name, filter, principal }: CountRows): Promise<number> {
    const view = viewOf(this.kernel, name);
    const scope = await scopeOf(this.kernel, view, principal);
    return this.kernel.reads.on([view], (sql) => countRows(sql, view, { filter, scope }));
  }
}

/** Every read of a view that goes over the bus. */
export const VIEW_QUERIES = [ListViewHandler, ShowRowHandler, FindRowsHandler, FindRowHandler, CountRowsHandler];
