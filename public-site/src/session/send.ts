import type { Answer } from '@jurilien/contracts/api';
import { call } from './call';
import type { Lang } from '../routes.table';
import type { Reply } from '../api';

/** Sends a command as the person who is signed in; `commandId` makes a press that is repeated the same press. */
export const sendCommand = (
  lang: Lang,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  commandId: string = crypto.randomUUID(),
): Promise<Reply<Answer<'POST /api/commands/:name'>>> =>
  call(lang, 'POST /api/commands/:name', { params: { name }, body: { commandId, payload } });

/** How a refusal reads to a person who wanted a request; the token page of M22 shows the same. */
export type Refusal = 'taken' | 'busy' | 'expired' | 'claimExpired' | 'short' | 'forbidden';
const REFUSALS: Readonly<Record<string, Refusal>> = {
  OFFER_TAKEN: 'taken',
  OFFER_EXPIRED: 'expired',
  CLAIM_EXPIRED: 'claimExpired',
  INSUFFICIENT_COINS: 'short',
  CAP_REACHED: 'forbidden',
  FORBIDDEN: 'forbidden',
};

/** The refusal that a problem is; nothing for a problem of another kind. */
export const refusalOf = ({ code, detail }: { readonly code: string; readonly detail?: string }): Refusal | undefined =>
  code === 'OFFER_TAKEN' && /claim|held|hold/.test(detail ?? '') ? 'busy' : REFUSALS[code];
