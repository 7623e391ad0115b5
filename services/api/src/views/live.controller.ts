import { Controller, Inject, Req, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG_CHANGES, mayList, PRESENCE, SAVED_REPORTS, SAVED_VIEWS, STAFF, type Who } from '@jurilien/contracts';
import { keysWithin, type ViewChange } from '@jurilien/persistence';
import { heardScope, scopeOf, type Kernel } from '@jurilien/runtime';
import {
  concatMap,
  distinctUntilChanged,
  filter,
  interval,
  map,
  merge,
  Observable,
  Subject,
  startWith,
  takeUntil,
  timer,
  type Observable as Stream,
} from 'rxjs';
import { Route } from '../http/contract.js';
import { LeadNames } from '../permissions/lead-names.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { Standing, STANDING_MS } from '../sessions/standing.js';
import { KERNEL } from '../tokens.js';

const HEARTBEAT_MS = 20_000;
/** Notifications were missed: the page reads again whatever it shows. */
const EVERYTHING = { view: '*', ids: [] };
/** How soon an open page learns that a value has changed. */
const CONFIG_MS = 1_000;

const READS_REPORTS: readonly Who[] = ['admin', 'province-admin', 'report'];

/** Server-sent events from the projector: which rows of which views changed. Ids only; the page reads what it may see. */
@Controller()
export class LiveController implements OnModuleDestroy {
  /** An open page would hold up the end of the process: its stream ends, and the page connects again to the next process. */
  private readonly stopping = new Subject<void>();

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Standing) private readonly standing: Standing,
    @Inject(LeadNames) private readonly names: LeadNames,
  ) {}

  onModuleDestroy(): void {
    this.stopping.next();
  }

  @Route('GET /api/live')
  changes(@Req() { principal }: GuardedRequest): Stream<{ type?: string; data: object }> {
    const changes = new Observable<ViewChange>((subscriber) => this.kernel.signals.onViews((change) => subscriber.next(change)));
    return merge(
      changes.pipe(
        concatMap(async (c) => (await this.seenBy(principal, c)).map((x) => ({ type: 'change', data: { ...x, position: c.position } }))),
        concatMap((changes) => changes),
      ),
      this.versions(),
      interval(HEARTBEAT_MS).pipe(map(() => ({ type: 'beat', data: {} }))),
    ).pipe(takeUntil(merge(this.stopping, this.over(principal))));
  }

  /** The version of the configuration that this process answers by: at once, for a page that has read an older one, and at each change. */
  private versions(): Stream<{ type: string; data: object }> {
    return interval(CONFIG_MS).pipe(
      startWith(0),
      map(() => this.kernel.configuration.current().version),
      distinctUntilChanged(),
      map((version) => ({ type: 'change', data: { view: CONFIG_CHANGES, ids: [String(version)], position: 0 } })),
    );
  }

  /** When the stream must end although its page is still there: the token ran out, or the session was ended; seen within a second. */
  private over({ sessionId: sid, actor: { id, role = '' }, expiresAt }: Principal): Stream<unknown> {
    const ended = interval(STANDING_MS).pipe(
      concatMap(() => this.standing.of({ sid, id, role }).catch(() => undefined)),
      filter((session) => session === undefined),
    );
    return merge(timer(new Date(expiresAt)), ended);
  }

  /** Outside the team requests go by names of their own. */
  private async named(ids: readonly string[], principal: Principal): Promise<string[]> {
    const viewer = await this.names.viewerAt(principal);
    return Promise.all(ids.map(async (id) => (viewer ? this.names.written(id, viewer) : id)));
  }

  /** Rows of views the role reads; of its own province, so that no one learns of requests elsewhere by watching. */
  private async seenBy(principal: Principal, { changes, missed }: ViewChange): Promise<ViewChange['changes']> {
    if (missed) return [EVERYTHING];
    const shown = await Promise.all(
      changes.map(async ({ view: name, ids }) => {
        if (name === SAVED_VIEWS) return this.arranging(ids, principal);
        // Who keeps a report for themselves is no one else's to watch: that something changed, and not what.
        if (name === SAVED_REPORTS) return READS_REPORTS.includes(principal.who) ? { view: name, ids: [] } : undefined;
        if (name === PRESENCE) return this.attended(ids, principal);
        const within = await this.rowsOf(name, ids, principal);
        return within && { view: name, ids: await this.named(within, principal) };
      }),
    );
    return shown.filter((change) => change !== undefined);
  }

  /** What the team shares is told to the team, what a person chose of a list to that person. */
  private arranging(ids: readonly string[], { who, actor }: Principal): ViewChange['changes'][number] | undefined {
    const told = STAFF.includes(who) && (ids.length === 0 || ids.includes(actor.id));
    return told ? { view: SAVED_VIEWS, ids } : undefined;
  }

  /** Which of these rows a person hears of; nothing where there is none, all of them where no id is given: look again at everything. */
  private async rowsOf(
    name: string,
    ids: readonly string[],
    principal: Principal,
    scopeFor: typeof scopeOf = heardScope,
  ): Promise<readonly string[] | undefined> {
    const view = this.kernel.registry.views.get(name);
    if (!view || !mayList(name, principal.who)) return undefined;
    const scope = await scopeFor(this.kernel, view, principal);
    if (!scope || ids.length === 0) return ids;
    const within = await keysWithin(this.kernel.db, view, ids, scope);
    return within.length > 0 ? within : undefined;
  }

  /** Who came to a thing or left it is told to those of the team who may see the thing. */
  private async attended(subjects: readonly string[], principal: Principal): Promise<ViewChange['changes'][number] | undefined> {
    if (!STAFF.includes(principal.who)) return undefined;
    const seen = await Promise.all(
      subjects.map(async (subject) => {
        const [name = '', id = ''] = subject.split('/');
        return (await this.rowsOf(name, [id], principal, scopeOf)) ? [subject] : [];
      }),
    );
    const ids = seen.flat();
    return ids.length > 0 || subjects.length === 0 ? { view: PRESENCE, ids } : undefined;
  }
}
