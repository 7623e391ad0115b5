import { Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { newestSeal, verifySeals, type Breach } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

/** How far the chain of seals reaches and, once somebody had it walked, whether everything under it is as it was sealed. */
export interface ChainState {
  readonly seals: number;
  readonly sealedAt?: string;
  readonly verified?: boolean;
  readonly breach?: Pick<Breach, 'seal' | 'what'>;
}

/** The chain of N05, as `npm run audit -- verify` walks it. */
@Controller('api/audit')
export class ChainController {
  /** A walk reads every row of the logs: whoever asks while one is under way gets its answer. */
  private walking: Promise<ChainState> | undefined;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('chain')
  @Header('cache-control', 'no-store')
  async state(@Req() { principal }: GuardedRequest): Promise<ChainState> {
    if (principal.who !== 'admin' && principal.who !== 'report') throw new Refused('FORBIDDEN', 'role');
    const newest = await newestSeal(this.kernel.db);
    return { seals: newest?.seq ?? 0, sealedAt: newest?.at };
  }

  @Post('verify')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
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
