import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Kernel } from '@jurilien/runtime';
import { Strategy } from 'passport-custom';
import { principalOf, type GuardedRequest, type Principal } from '../permissions/principal.js';
import { Keyring } from '../sessions/keyring.js';
import type { Claims } from '../sessions/claims.js';
import { Standing } from '../sessions/standing.js';
import { KERNEL } from '../tokens.js';

/** The access token of `Authorization: Bearer …`: signed by us, valid now, and of a session that stands. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Standing) private readonly standing: Standing,
    @Inject(KERNEL) private readonly kernel: Kernel,
  ) {
    super();
  }

  /** Whose request it is, if its session stands. @throws when the database cannot be asked: then no one is let in */
  async validate({ headers }: GuardedRequest): Promise<Principal | undefined> {
    const [scheme, token] = String(headers.authorization ?? '').split(' ');
    const claims = scheme === 'Bearer' && token ? this.keyring.verify<Claims>('access', token) : undefined;
    const session = claims && (await this.standing.of(claims));
    if (!claims || !session) return undefined;
    if (session.kind === 'full') await this.standing.used(claims.sid, claims.jti);
    return principalOf(claims, session, this.kernel.settings.PRODUCT_SLUG, this.kernel.configuration.current());
  }
}
