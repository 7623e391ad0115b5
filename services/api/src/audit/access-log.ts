import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { recordAccesses, Unavailable, type Access } from '@jurilien/persistence';
import type { Kernel, Logger } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';
import { KERNEL, LOG } from '../tokens.js';

/** Rows wait this long for company: a read never waits for its own trace. */
const TOGETHER_MS = 250;
const AGAIN_MS = 1_000;
const MOST_AT_ONCE = 500;
/** What cannot be written is kept up to here; reads of personal data stopped long before. */
const MOST_WAITING = 10_000;
/** The same look at the same thing within this time is one look: pages read again by themselves. */
const ONE_LOOK_MS = 60_000;
const LOOKS_REMEMBERED = 20_000;

type Noted = Access & { readonly noted: number };
/** What an access is about, without who. */
type About = Pick<Access, 'action' | 'subject' | 'detail'>;

/**
 * Who looked at what. Written in batches, at most a quarter of a second later, so that no read is slower for it. When a
 * batch cannot be written, reads of personal data are refused (503) until one can: a look that leaves no trace does not
 * happen. What a killed process loses is its last quarter of a second.
 */
@Injectable()
export class AccessLog implements OnApplicationShutdown {
  private waiting: Noted[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private failure: unknown;
  private readonly looks = new Map<string, number>();

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** A read of personal data by a session. @throws Unavailable while accesses cannot be written */
  read(principal: Principal, about: About, sameLook = ''): void {
    if (this.failure !== undefined) throw new Unavailable(this.failure);
    this.look(byPrincipal(principal, about), sameLook);
  }

  /** A personal link that showed personal data. @throws Unavailable while accesses cannot be written */
  openedLink(actor: { readonly id: string; readonly role?: string }, subject: string, detail: Access['detail']): void {
    if (this.failure !== undefined) throw new Unavailable(this.failure);
    this.look(
      { actorKind: 'token', actor: actor.id, actorRole: actor.role, action: 'opened-link', subject, detail },
      String(detail?.shown),
    );
  }

  /** What happened anyway, or was refused: noted whatever becomes of it. */
  noteBy(principal: Principal, about: About): void {
    this.look(byPrincipal(principal, about), '');
  }

  /** A sign-in, or an attempt: each one is a row. */
  note(access: Access): void {
    if (this.waiting.length >= MOST_WAITING) {
      this.log.error({ action: access.action }, 'an access could not even be kept waiting');
      return;
    }
    this.waiting.push({ ...access, noted: performance.now() });
    this.timer ??= setTimeout(() => void this.flush(), this.failure === undefined ? TOGETHER_MS : AGAIN_MS);
  }

  /** Writes what waits; a failure is remembered, and tried again. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private look(access: Access, sameLook: string): void {
    const now = performance.now();
    const key = JSON.stringify([access.actor, access.impersonator, access.action, access.subject, sameLook]);
    if ((this.looks.get(key) ?? 0) > now) return;
    if (this.looks.size >= LOOKS_REMEMBERED) this.looks.clear();
    this.looks.set(key, now + ONE_LOOK_MS);
    this.note(access);
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, MOST_AT_ONCE);
      const now = performance.now();
      try {
        await recordAccesses(
          this.kernel.db,
          batch.map(({ noted, ...access }) => ({ ...access, ageMs: Math.round(now - noted) })),
        );
        this.waiting = this.waiting.slice(batch.length);
        this.failure = undefined;
      } catch (error) {
        if (this.failure === undefined)
          this.log.error({ err: error }, 'accesses cannot be written: personal data is not shown until they can');
        this.failure = error;
        this.timer ??= setTimeout(() => void this.flush(), AGAIN_MS);
        return;
      }
    }
  }
}

const byPrincipal = ({ actor, impersonator }: Principal, about: About): Access => ({
  actorKind: 'user',
  actor: actor.id,
  actorRole: actor.role,
  ...(impersonator ? { impersonator } : {}),
  ...about,
});
