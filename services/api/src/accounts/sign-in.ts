import { Inject, Injectable } from '@nestjs/common';
import { Sessions, type Exchange } from '../sessions/sessions.js';
import type { Account } from './accounts.js';

export const SYSTEM = { kind: 'system', id: 'session' } as const;

/** What follows a first proof of who somebody is, whichever it was. */
@Injectable()
export class SignIn {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  /** Opens a session for somebody who has proved who they are. */
  async proceed(exchange: Exchange, account: Account, methods: readonly ('password' | 'link')[]): Promise<{ token: string }> {
    const { token } = await this.sessions.open({ ...exchange, user: account, methods });
    return { token };
  }
}
