import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { newestSeal, verifySeals } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

type ChainState = Answer<'GET /api/audit/chain'>;

/** The chain of N05, as `npm run audit -- verify` walks it. */
@Controller()
export class ChainController {
  /** A walk reads every row of the logs: a request made while one is in progress gets its answer. */
  private walking: Promise<ChainState> | undefined;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/audit/chain')
  async state(@Req() { principal }: GuardedRequest): Promise<ChainState> {
    if (principal.who !== 'admin' && principal.who !== 'report') throw new Refused('FORBIDDEN', 'role');
    const newest = await newestSeal(this.kernel.db);
    return { seals: newest?.seq ?? 0, sealedAt: newest?.at };
  }

  @Route('POST /api/audit/verify')
  verify(@Req() { principal }: GuardedRequest): Promise<ChainState> {
    if (principal.who !== 'admin') throw new Refused('FORBIDDEN', 'role');
    return (this.walking ??= this.walk().finally(() => {
      this.walking = undefined;
    }));
  }

  private async walk(): Promise<ChainState> {
    const { db, settings } = this.kernel;
    const newest = await newestSeal(db);
    const { seals, breach } = await verifySeals(db, [settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER]);
    return {
      seals,
      sealedAt: newest?.at,
      verified: breach === undefined,
      ...(breach ? { breach: { seal: breach.seal, what: breach.what } } : {}),
    };
  }
}
