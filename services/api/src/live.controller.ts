import { Controller, Inject, Req, Sse, type OnModuleDestroy } from '@nestjs/common';
import type { ViewChange } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { concatMap, interval, map, merge, Observable, Subject, takeUntil, type Observable as Stream } from 'rxjs';
import type { GuardedRequest } from './principal.js';
import { KERNEL } from './tokens.js';

const HEARTBEAT_MS = 20_000;

/** Server-sent events from the projector: which rows of which views changed. Ids only; the page reads what it may see. */
@Controller('api/live')
export class LiveController implements OnModuleDestroy {
  /** An open page would hold up the end of the process: its stream ends, and the page connects again to whoever comes next. */
  private readonly stopping = new Subject<void>();

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  onModuleDestroy(): void {
    this.stopping.next();
  }

  @Sse()
  changes(@Req() { principal }: GuardedRequest): Stream<{ type?: string; data: object }> {
    const readable = (view: string): boolean => this.kernel.registry.views.get(view)?.read.who.includes(principal.who) ?? false;
    const changes = new Observable<ViewChange>((subscriber) => this.kernel.signals.onViews((change) => subscriber.next(change)));
    return merge(
      changes.pipe(
        concatMap((c) => c.changes.filter((x) => readable(x.view)).map((x) => ({ type: 'change', data: { ...x, position: c.position } }))),
      ),
      interval(HEARTBEAT_MS).pipe(map(() => ({ type: 'beat', data: {} }))),
    ).pipe(takeUntil(this.stopping));
  }
}
