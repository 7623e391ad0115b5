import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '@jurilien/event-sourcing';
import { passwordFault, type PasswordOwner } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import { BREACHED, KERNEL } from '../tokens.js';
import type { BreachedPasswords } from './breached.js';
import { commonPasswords } from './common-passwords.js';
import { pool } from './pool.js';

/** What argon2id may use: memory in KiB, passes, lanes. */
export interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Parameters of `design/security.md`; who opens other people's files pays more. */
export const COSTS = {
  staff: { memoryCost: 65_536, timeCost: 3, parallelism: 4 },
  others: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
} as const satisfies Record<string, Cost>;
type Kind = keyof typeof COSTS;

/** Staff are the accounts that sign in to the console. */
export const isStaff = (role: string | undefined): boolean => role?.includes('admin') ?? false;
const kindOf = (role: string | undefined): Kind => (isStaff(role) ? 'staff' : 'others');

/** At most two at once (two processors), and as many waiting as are done within about two seconds. */
const AT_ONCE = 2;
const WAITING = 16;
const COME_BACK_SECONDS = 2;

/** Hashes and compares passwords, exactly as typed: not trimmed, not rewritten. */
@Injectable()
export class Passwords {
  private readonly run = pool(AT_ONCE, WAITING, COME_BACK_SECONDS);
  private readonly decoys: Record<Kind, Promise<string>> = {
    staff: hash(randomUUID(), COSTS.staff),
    others: hash(randomUUID(), COSTS.others),
  };

  constructor(
    @Inject(KERNEL) private readonly kernel: Pick<Kernel, 'configuration'>,
    @Inject(BREACHED) private readonly breached: BreachedPasswords,
  ) {}

  /** Whether a password was breached somewhere, as far as the list answers: one that is silent keeps no one out. */
  async isBreached(password: string): Promise<boolean> {
    return (await this.breached.has(password)) === true;
  }

  /** Refuses a password that would not hold, with a sentence for its field. @throws Refused */
  async refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
    const known = passwordFault(password, owner, await commonPasswords(), this.kernel.configuration.current());
    const fault = known ?? ((await this.isBreached(password)) ? 'password-breached' : undefined);
    if (fault) throw new Refused('VALIDATION', 'password', [{ field: 'password', message: fault }]);
  }

  /** The argon2id hash to keep, with the parameters of a role. */
  hash(password: string, role: string | undefined): Promise<string> {
    return this.run(() => hash(password, COSTS[kindOf(role)]));
  }

  /**
   * Whether a password is the one a hash was made of. One comparison of each strength is made every time, one of them with a
   * hash of no one's: how long it takes tells neither whether there is an account nor whose it is.
   */
  matches(password: string, stored: string | undefined): Promise<boolean> {
    return this.run(async () => {
      let right = false;
      for (const { against, counts } of comparisons(stored, { staff: await this.decoys.staff, others: await this.decoys.others })) {
        const same = await verify(against, password).catch(() => false);
        right ||= same && counts;
      }
      return right;
    });
  }

  /** A hash with the parameters of today in place of a weaker one; nothing when it already has them. */
  async stronger(password: string, stored: string, role: string): Promise<string | undefined> {
    const cost = costOf(stored);
    const wanted = COSTS[kindOf(role)];
    const enough =
      cost && cost.memoryCost >= wanted.memoryCost && cost.timeCost >= wanted.timeCost && cost.parallelism >= wanted.parallelism;
    return enough ? undefined : this.hash(password, role);
  }
}

/** What a password is compared with: always one hash of each strength; at most one of them counts. */
export function comparisons(
  stored: string | undefined,
  decoys: Record<Kind, string>,
): readonly { readonly against: string; readonly counts: boolean }[] {
  const kind: Kind = stored !== undefined && costOf(stored)?.memoryCost === COSTS.staff.memoryCost ? 'staff' : 'others';
  return (['staff', 'others'] as const).map((k) =>
    stored !== undefined && k === kind ? { against: stored, counts: true } : { against: decoys[k], counts: false },
  );
}

/** The parameters a PHC string was made with. */
export function costOf(phc: string): Cost | undefined {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(phc);
  return found ? { memoryCost: Number(found[1]), timeCost: Number(found[2]), parallelism: Number(found[3]) } : undefined;
}
