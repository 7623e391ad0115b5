import { performance } from 'node:perf_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { streamOf } from '@jurilien/event-sourcing';
import { admissions, session, user, type SessionState } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import { KERNEL } from '../tokens.js';
import { FollowedStreams } from './followed-streams.js';

/** How long an answer about a session may be repeated: a session that was ended opens nothing a second later. */
export const STANDING_MS = 1_000;
const LOOKED_AT = 10_000;

/** What a session's token says it is. */
export interface SessionClaim {
  readonly sid: string;
  readonly id: string;
  readonly role: string;
}

interface Look {
  readonly at: number;
  /** Whose session it was asked as: an answer for someone else says nothing of its owner. */
  readonly id: string;
  readonly session: Promise<SessionState | undefined>;
  /** Tokens whose use is written down. */
  readonly used: Set<string>;
}

/** Whether sessions stand, from the log itself: not ended, admitted by their account, which is open and has the same role. */
@Injectable()
export class Standing {
  private readonly looks = new Map<string, Look>();
  private readonly streams: FollowedStreams;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    this.streams = new FollowedStreams(kernel);
  }

  /** The session behind a token, if it stands; never older than a second. @throws when the database cannot be asked */
  of(claim: SessionClaim): Promise<SessionState | undefined> {
    const at = performance.now();
    const known = this.looks.get(claim.sid);
    if (known?.id === claim.id && at - known.at < STANDING_MS) return this.matching(known.session, claim);
    const look: Look = { at, id: claim.id, session: this.look(claim), used: known?.used ?? new Set() };
    look.session.catch(() => {
      if (this.looks.get(claim.sid) === look) this.looks.delete(claim.sid);
    });
    this.looks.delete(claim.sid);
    this.looks.set(claim.sid, look);
    if (this.looks.size > LOOKED_AT) this.looks.delete(this.looks.keys().next().value!);
    return this.matching(look.session, claim);
  }

  /** Forgets what is known about a session that was ended here: this process need not wait for the second to pass. */
  forget(sid: string): void {
    this.looks.delete(sid);
  }

  /** Writes down, once, that a token was used: the answer that brought it did arrive. */
  async used(sid: string, jti: string): Promise<void> {
    const look = this.looks.get(sid);
    if (look?.used.has(jti)) return;
    await this.kernel.db.prepared('insert into session_uses (jti, session_id) values ($1, $2) on conflict do nothing', [jti, sid]);
    look?.used.add(jti);
  }

  private async matching(look: Promise<SessionState | undefined>, { id, role }: SessionClaim): Promise<SessionState | undefined> {
    const s = await look;
    return s?.userId === id && s.role === role ? s : undefined;
  }

  private async look({ sid, id }: SessionClaim): Promise<SessionState | undefined> {
    const [s, account, admitted] = await this.streams.states([
      streamOf(session, sid),
      streamOf(user, id),
      streamOf(admissions, id),
    ] as const);
    if (s.status !== 'Live' || s.userId !== id || account.status !== 'Active' || account.role !== s.role) return undefined;
    if (s.kind === 'full') return admitted.admitted.includes(sid) ? s : undefined;
    return (await this.impersonatorStands(s)) ? s : undefined;
  }

  /** Who looks through another's eyes must stand too: the account, its role and the very session it was done from. */
  private async impersonatorStands({ by, bySessionId }: SessionState): Promise<boolean> {
    if (!by || !bySessionId) return false;
    const [own] = await this.streams.states([streamOf(session, bySessionId)] as const);
    return own.kind === 'full' && (await this.look({ sid: bySessionId, id: by, role: own.role })) !== undefined;
  }
}
