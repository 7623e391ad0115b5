import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { waitForViews } from '@jurilien/persistence';
import type { NoticeRow } from '@jurilien/rows/messaging';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRows } from '../views/queries.js';
import { kept, keptDays, unreadOf } from './unread.js';

/** Channel A of 4.7.4: what the product tells the person who is signed in, and no one else. */
@Controller()
export class NoticesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/notices')
  async list(
    @Asked() { query: { page, perPage, after } }: Asked<'GET /api/notices'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/notices'>> {
    if (after !== undefined) await waitForViews(this.kernel.db, [this.kernel.registry.views.get('notices')!], after);
    const [found, unread] = await Promise.all([
      this.queries.execute(new FindRows('notices', { page, perPage, sort: 'at', order: 'desc', filter: kept(this.kernel) }, principal)),
      unreadOf(this.kernel, principal.actor.id),
    ]);
    return { data: (found.data as unknown as OwnNotice[]).map(shown), total: found.total, unread, keptDays: keptDays(this.kernel) };
  }
}

/** Its words are there for its owner. */
type OwnNotice = NoticeRow & { readonly title: string; readonly text: string };

const shown = ({ id, lang, title, text, link, at, readAt }: OwnNotice): Answer<'GET /api/notices'>['data'][number] => ({
  ...{ id, lang, title, text, at, read: Boolean(readAt) },
  ...(link ? { link } : {}),
});
