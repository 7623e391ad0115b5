import { CanActivate, Inject, Injectable, SetMetadata, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { getRow } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { principalOf, type GuardedRequest } from './principal.js';
import { Sessions, type Claims } from './sessions.js';
import { KERNEL } from './tokens.js';

const PUBLIC = 'public';

/** Marks an endpoint that needs no session; everything else is refused by default. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Default deny: a valid access token of a known role, or an endpoint that says it is public. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KERNEL) private readonly kernel: Kernel,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const [scheme, token] = String(request.headers.authorization ?? '').split(' ');
    const claims = scheme === 'Bearer' && token ? this.sessions.verify(token) : undefined;
    const principal = claims && principalOf(claims, this.kernel.settings.PRODUCT_SLUG);
    if (!principal || !(await this.stands(claims))) throw new UnauthorizedException('sign in first');
    request.principal = principal;
    return true;
  }

  /** A session ends with the account it was opened for, and with the role. */
  private async stands({ id, role }: Claims): Promise<boolean> {
    const user = await getRow(this.kernel.db, this.kernel.registry.views.get('users')!, id);
    return user?.state === 'active' && user.role === role;
  }
}
