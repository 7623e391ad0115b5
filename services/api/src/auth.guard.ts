import { CanActivate, Inject, Injectable, SetMetadata, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { principalOf, type GuardedRequest, type Principal } from './principal.js';
import { Keyring } from './sessions/keyring.js';
import type { Claims } from './sessions/sessions.js';
import { Standing } from './sessions/standing.js';
import { KERNEL } from './tokens.js';

const PUBLIC = 'public';
const IMPERSONATING = 'impersonating';

/** Marks an endpoint that needs no session; everything else is refused by default. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Marks the one thing somebody who looks through another's eyes may do besides reading. */
export const WhileImpersonating = () => SetMetadata(IMPERSONATING, true);

/** Default deny: an access token of a session that stands, of a known role; or an endpoint that says it is public. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Standing) private readonly standing: Standing,
    @Inject(KERNEL) private readonly kernel: Kernel,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.says(context, PUBLIC)) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const principal = await this.principal(request);
    if (!principal) throw new UnauthorizedException('sign in first');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (principal.impersonator && !reads && !this.says(context, IMPERSONATING)) throw new Refused('FORBIDDEN', 'impersonation-only-reads');
    request.principal = principal;
    return true;
  }

  /** Whose request it is, if its session stands; a database that cannot be asked lets nobody in. */
  private async principal({ headers }: GuardedRequest): Promise<Principal | undefined> {
    const [scheme, token] = String(headers.authorization ?? '').split(' ');
    const claims = scheme === 'Bearer' && token ? this.keyring.verify<Claims>('access', token) : undefined;
    const session = claims && (await this.standing.of(claims));
    if (!claims || !session) return undefined;
    if (session.kind === 'full') await this.standing.used(claims.sid, claims.jti);
    return principalOf(claims, session, this.kernel.settings.PRODUCT_SLUG);
  }

  private says(context: ExecutionContext, mark: string): boolean {
    return this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) === true;
  }
}
