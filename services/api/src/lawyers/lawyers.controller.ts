import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type Row, type View } from '@jurilien/event-sourcing';
import { waitForViews } from '@jurilien/persistence';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { activityOf, narrowed, stateOf, type Kernel } from '@jurilien/runtime';
import { consentsAt, writeDownSaid } from '../preferences/address-consents.js';
import { AccessLog } from '../audit/access-log.js';
import { Asked as AskedOf, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow, FindRows, ListView, type Asked } from '../views/queries.js';
import { share } from '../figures/counted.js';

type Listing = Answer<'GET /api/lawyers'>;
type Activity = NonNullable<Listing['data'][number]['activity']>;

/** X01: the list of professionals with what no single view knows of them. */
@Controller()
export class LawyersController {
  private readonly view: View;
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {
    this.view = kernel.registry.views.get('professionals')!;
  }

  @Route('GET /api/lawyers')
  async list(@AskedOf() { query }: AskedOf<'GET /api/lawyers'>, @Req() { principal }: GuardedRequest): Promise<Listing> {
    const { after, filter = {}, ...asked } = query;
    const columns = Object.keys(filter);
    const about = { subject: 'view-professionals', detail: { columns } };
    if (asked.q === undefined) this.accesses.read(principal, { action: 'listed', ...about }, columns.join());
    else this.accesses.read(principal, { action: 'searched', ...about }, asked.q);
    if (after !== undefined) await waitForViews(this.kernel.db, [this.view], after);
    return this.page(asked, filter, principal, after);
  }

  /** What the addresses of a professional agreed to (X02), as the send gate reads it. */
  @Route('GET /api/lawyers/:id/consents')
  async consents(@AskedOf() { params: { id } }: AskedOf<'GET /api/lawyers/:id/consents'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    return consentsAt(this.kernel, addressesOf(await stateOf(this.kernel, professional, id)), principal);
  }

  /** What a professional said on the phone about the messages they get. */
  @Route('POST /api/lawyers/:id/consents')
  async said(@AskedOf() { params: { id }, body }: AskedOf<'POST /api/lawyers/:id/consents'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    const addresses = addressesOf(await stateOf(this.kernel, professional, id));
    await writeDownSaid({ kernel: this.kernel, bus: this.bus }, { addresses, subject: { professionalId: id } }, body, principal);
  }

  private async page(asked: Omit<Asked, 'filter'>, filter: Row, principal: Principal, after?: number): Promise<Listing> {
    const { who } = principal;
    const wanted = { ...asked, filter: await narrowed(this.kernel, filter) };
    const page = await this.queries.execute(new ListView('professionals', principal, wanted, after));
    const ids = page.data.map((row) => row.id as string);
    const [activity, balances] = await Promise.all([
      mayList('professional-metrics', who) ? this.activity(ids) : undefined,
      mayList('credit-accounts', who) ? this.balances(ids) : undefined,
    ]);
    return {
      ...page,
      data: page.data.map((row) => ({
        ...row,
        ...(activity ? { activity: activity.get(row.id as string) } : {}),
        ...(balances ? { availableCc: balances.get(row.id as string) ?? null } : {}),
      })),
    };
  }

  private async activity(ids: readonly string[]): Promise<Map<string, Activity>> {
    const counted = await activityOf(this.kernel, ids);
    return new Map(
      [...counted].map(([id, { offers, accepted, known, kept, credits, ...seen }]) => [
        id,
        { offers, accepted, slaKeptShare: share(kept, known), creditShare: share(credits, accepted), ...seen },
      ]),
    );
  }

  private async balances(ids: readonly string[]): Promise<Map<string, number>> {
    const { data } = await this.queries.execute(
      new FindRows('credit-accounts', { page: 1, perPage: ids.length || 1, filter: { id: ids } }),
    );
    return new Map(data.map((row) => [row.id as string, row.availableCc as number]));
  }
}

const addressesOf = ({ email, phoneNumber, channels: proven }: ProfessionalState) => ({ email, phoneNumber, proven });
