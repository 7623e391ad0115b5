import type { AsOf } from '@jurilien/event-sourcing';
import { sessionReuseGraceSeconds, sessionUnconfirmedGraceSeconds } from '@jurilien/reference';
import { refreshWindowMs } from './session-limits.js';
import { sessionLives, type SessionState } from './session.js';

const SECOND_MS = 1_000;
/** A head younger than this is answered again: a client whose clock is hours fast would otherwise rotate on every call. */
const YOUNG_HEAD_MS = 30_000;

/** What a refresh presents: the hash of the cookie's secret, and the token whose signature was right. */
export interface Presented {
  readonly secretHash: string;
  readonly jti: string;
  readonly tokenExpiresAt: string;
  /** Whether the newest generation was ever used, so that its answer did arrive. */
  readonly confirmed: boolean;
}

/** `over` proves nothing against anyone: the session or its window has run out. `reuse` is a secret that lives twice. */
export type RefreshAnswer = 'rotate' | 'head' | 'reuse' | 'over';

/**
 * What becomes of a refresh (design/security.md, "The session contract, implemented safely"): the cookie's secret and the
 * token each belong to a generation; only the newest one and its immediate parent are ever accepted. Tabs that asked at the same time
 * get the same answer for one grace; an answer that never arrived may be asked for again, and a tab may lag behind the cookie, for
 * the other.
 */
export function refreshAnswer(s: SessionState, asked: Presented, { now, config }: AsOf): RefreshAnswer {
  if (!sessionLives(s, now) || s.kind === 'impersonation') return 'over';
  if (Date.parse(asked.tokenExpiresAt) + refreshWindowMs(s.role, config) <= Date.parse(now)) return 'over';
  const concurrentMs = config.value(sessionReuseGraceSeconds) * SECOND_MS;
  const unconfirmedMs = config.value(sessionUnconfirmedGraceSeconds) * SECOND_MS;
  const age = Date.parse(now) - Date.parse(s.head.issuedAt);
  const cookie = placeOf(s, 'secretHash', asked.secretHash);
  const token = placeOf(s, 'jti', asked.jti);
  if (cookie === 'head' && token === 'head') return age < YOUNG_HEAD_MS ? 'head' : 'rotate';
  if (cookie === 'head' && token === 'parent') return age <= unconfirmedMs ? 'head' : 'reuse';
  if (cookie === 'parent' && token === 'parent')
    return age <= concurrentMs || (age <= unconfirmedMs && !asked.confirmed) ? 'head' : 'reuse';
  return 'reuse';
}

/** Which generation a secret or a token is of; older ones and strange ones are the same to us. */
function placeOf(s: SessionState, field: 'secretHash' | 'jti', value: string): 'head' | 'parent' | 'other' {
  if (s.head[field] === value) return 'head';
  return s.parent?.[field] === value ? 'parent' : 'other';
}
