import { randomUUID } from 'node:crypto';
import { Controller, Inject, Req } from '@nestjs/common';
import { isList, SAVED_VIEWS } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import {
  announce,
  changeView,
  chooseOfList,
  keepView,
  listChoicesOf,
  removeView,
  savedViewsFor,
  type SavedView,
} from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { refuseAddressesIn } from '../commands/plain-reason.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { isAskable, refusePersonal, refuseUnlessAskable } from './askable.js';

/** More than anyone finds again. */
const MOST_OF_ONE = 100;
const WRITES_AN_HOUR = 300;

type Shown = Answer<'GET /api/saved-views'>['views'][number];

/** OP1: filters of lists that people keep for themselves or share with the team. How lists are arranged is no fact of the business: no event. */
@Controller()
export class SavedViewsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/saved-views')
  async list(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/saved-views'>> {
    const [views, choices] = await Promise.all([
      savedViewsFor(this.kernel.db, principal.actor.id),
      listChoicesOf(this.kernel.db, principal.actor.id),
    ]);
    return { views: views.flatMap((view) => this.shown(view, principal) ?? []), choices };
  }

  @Route('POST /api/saved-views')
  async keep(@Asked() { body }: Asked<'POST /api/saved-views'>, @Req() { principal }: GuardedRequest): Promise<{ id: string }> {
    await this.counted(principal);
    const { list, name, filter, sort, hidden, shared } = body;
    refuseAddressesIn(name, 'name');
    refusePersonal(this.kernel, body);
    refuseUnlessAskable(this.kernel, { list, filter, sort }, principal);
    const own = (await savedViewsFor(this.kernel.db, principal.actor.id)).filter(({ ownerId }) => ownerId === principal.actor.id);
    if (own.length >= MOST_OF_ONE) throw new Refused('CAP_REACHED', 'saved-views');
    const id = randomUUID();
    await keepView(this.kernel.db, { id, list, ownerId: principal.actor.id, shared, name, filter, sort, hidden });
    await this.tell();
    return { id };
  }

  @Route('PATCH /api/saved-views/:id')
  async change(
    @Asked() { params: { id }, body: { name, shared } }: Asked<'PATCH /api/saved-views/:id'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await this.counted(principal);
    refuseAddressesIn(name, 'name');
    await this.changeable(id, principal);
    await changeView(this.kernel.db, id, { ...(name === undefined ? {} : { name }), ...(shared === undefined ? {} : { shared }) });
    await this.tell();
  }

  @Route('DELETE /api/saved-views/:id')
  async remove(@Asked() { params: { id } }: Asked<'DELETE /api/saved-views/:id'>, @Req() { principal }: GuardedRequest): Promise<void> {
    await this.counted(principal);
    await this.changeable(id, principal);
    await removeView(this.kernel.db, id);
    await this.tell();
  }

  /** Told to the one who chose: their other pages follow. */
  @Route('PUT /api/saved-views/choices')
  async choose(
    @Asked() { body: { list, ...choice } }: Asked<'PUT /api/saved-views/choices'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await this.counted(principal);
    await chooseOfList(this.kernel.db, principal.actor.id, list, choice);
    await this.tell([principal.actor.id]);
  }

  private counted({ actor: { id } }: Principal): Promise<void> {
    return limit(this.kernel.db, `saved-views:${id}`, WRITES_AN_HOUR, HOUR_S);
  }

  /** A view that someone else shared and the reader may not ask is none for them, as it stands in no list of theirs. */
  private shown(view: SavedView, reader: Principal): Shown | undefined {
    const { id, list, name, filter, sort, hidden, shared, ownerId } = view;
    if (!isList(list)) return undefined;
    const mine = ownerId === reader.actor.id;
    const usable = isAskable(this.kernel, { list, filter, sort }, reader);
    if (!usable && !mine) return undefined;
    const changeable = mine || reader.who === 'admin';
    return {
      ...{ id, list, name, filter, shared, mine, changeable, usable },
      ...(sort ? { sort } : {}),
      ...(hidden ? { hidden: [...hidden] } : {}),
    };
  }

  /** The owner's, and what was shared also the administrators'. */
  private async changeable(id: string, principal: Principal): Promise<void> {
    const found = (await savedViewsFor(this.kernel.db, principal.actor.id)).find((view) => view.id === id);
    const shown = found && this.shown(found, principal);
    if (!shown) throw new Refused('NOT_FOUND', 'no-such-view');
    if (!shown.changeable) throw new Refused('FORBIDDEN', 'owner');
  }

  /** @param to whom alone; without it the whole team */
  private tell(to: readonly string[] = []): Promise<void> {
    return announce(this.kernel.db, [{ view: SAVED_VIEWS, ids: to }]);
  }
}
