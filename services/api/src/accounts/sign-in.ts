import { Inject, Injectable } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { deviceOf } from '../factors/device.js';
import { Factors, type HalfDone } from '../factors/factors.js';
import { refuseOtherSites } from '../sessions/same-site.js';
import { Sessions, type Exchange } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import type { Account } from './accounts.js';

/** What follows a first proof of who someone is, whichever it was. */
@Injectable()
export class SignIn {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Factors) private readonly factors: Factors,
    @Inject(KERNEL) private readonly kernel: Kernel,
  ) {}

  /** Asks for the second factor, or opens the session where nothing is missing any more. */
  async proceed(exchange: Exchange, account: Account, methods: readonly ('password' | 'link')[]): Promise<{ token: string } | HalfDone> {
    refuseOtherSites(exchange.request, this.kernel.settings);
    const device = deviceOf(exchange.request.headers);
    const more = await this.factors.challengeFor({ userId: account.id, role: account.role, methods, device });
    if (more) return more;
    const { token } = await this.sessions.open({ ...exchange, user: account, methods });
    return { token };
  }
}
