import { randomUUID } from 'node:crypto';
import { routeOf, type LinkRoute } from '@jurilien/contracts';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { CanActivate, Inject, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport, { type Strategy } from 'passport';
import { callerAddress } from '../http/caller.js';
import { refuseMalformed } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { permitRoute } from '../permissions/permits.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LinkStrategy } from './link.strategy.js';
import { WebhookStrategy } from './webhook.strategy.js';

/** A guard by one strategy of this application. */
class StrategyGuard extends AuthGuard() {
  /**
   * @param strategy registered under a name of its own: passport's names are one list for the whole process, and two applications
   *   with keys of their own may run in it. By a name, never as a value: passport then works on a copy for each request
   * @param property where the request keeps what was found
   */
  constructor(strategy: Strategy, property: string) {
    const name = `${property}-${randomUUID()}`;
    passport.use(name, strategy);
    super({ defaultStrategy: name, property });
  }

  /** What a strategy refused with a reason is thrown as it is; without one, a session is missing. */
  override handleRequest<T>(error: unknown, found: T | false): T {
    if (error) throw error;
    if (!found) throw new UnauthorizedException('sign in first');
    return found;
  }
}

/** Default deny: the strategy that the row of the route names, and what the permission matrix admits; or a route the matrix opens. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly session: StrategyGuard;
  private readonly link: StrategyGuard;
  private readonly webhook: StrategyGuard;

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(JwtStrategy) jwt: JwtStrategy,
    @Inject(LinkStrategy) link: LinkStrategy,
    @Inject(WebhookStrategy) webhook: WebhookStrategy,
  ) {
    this.session = new StrategyGuard(jwt, 'principal');
    this.link = new StrategyGuard(link, 'opened');
    this.webhook = new StrategyGuard(webhook, 'vouched');
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & GuardedRequest>();
    const route = routeOf(request.method, request.routeOptions.url ?? '');
    if (route?.access === 'public' || route?.access === 'message-link') return true;
    if (route?.access === 'webhook') return (await this.webhook.canActivate(context)) as boolean;
    if (route?.access === 'link') {
      await this.beforeLink(route, request);
      return (await this.link.canActivate(context)) as boolean;
    }
    await this.session.canActivate(context);
    if (!route) throw new UnauthorizedException('sign in first');
    permitRoute(route, request.principal, request.method, this.kernel.configuration.current());
    return true;
  }

  /** What a link's row refuses and counts, whatever link the call bears. */
  private async beforeLink({ before, perHour }: LinkRoute, request: FastifyRequest): Promise<void> {
    if (before) refuseMalformed(before, request);
    if (perHour) await limit(this.kernel.db, `${perHour[0]}:${callerAddress(this.kernel, request)}`, perHour[1], HOUR_S);
  }
}
