import type { Answer } from '@jurilien/contracts/api';
import type { Account } from '../session';

/** What every page of the area knows of the professional. */
export type Me = Answer<'GET /api/pro/me'>;

/** What a page of the area is given: who signed in, who they are as a professional, and how to ask again. */
export interface Pro {
  readonly account: Account;
  readonly me: Me;
  readonly reload: () => Promise<void>;
}
