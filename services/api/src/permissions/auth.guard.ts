import { routeOf, type Access } from '@jurilien/contracts';
import { CanActivate, Inject, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { permitRoute } from './permits.js';
import { principalOf, type GuardedRequest, type Principal } from './principal.js';
import { Keyring } from '../sessions/keyring.js';
import type { Claims } from '../sessions/sessions.js';
import { Standing } from '../sessions/standing.js';
import { KERNEL } from '../tokens.js';

/** Routes that ask for no session: they look at the link, the signature or the password themselves. */
const OPENED_BY_THEMSELVES: readonly Access[] = ['public', 'link', 'webhook'];

/** Default deny: an access token of a session that stands and that the permission matrix admits, or a route the matrix opens. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Standing) private readonly standing: Standing,
    @Inject(KERNEL) private readonly kernel: Kernel,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & GuardedRequest>();
    const route = routeOf(request.method, request.routeOptions.url ?? '');
    if (route && OPENED_BY_THEMSELVES.includes(route.access)) return true;
    const principal = await this.principal(request);
    if (!principal || !route) throw new UnauthorizedException('sign in first');
    permitRoute(route, principal, request.method);
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
}
