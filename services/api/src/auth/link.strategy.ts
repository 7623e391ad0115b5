import { routeOf, type LinkRoute } from '@jurilien/contracts';
import type { Kernel } from '@jurilien/runtime';
import { createParamDecorator, Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { linkState, opened, type FoundLink, type OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import { KERNEL } from '../tokens.js';

type Request = FastifyRequest & { opened?: OpenLink | FoundLink };

/** The personal link of `Authorization: Link …`; the row of the route says which kinds open it, and whether a code is asked for. */
@Injectable()
export class LinkStrategy extends PassportStrategy(Strategy, 'link') {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    super();
  }

  /** The link as the row of the route admits it. @throws Refused TOKEN_EXPIRED, TOKEN_USED, NOT_FOUND, then STEP_UP_REQUIRED */
  async validate({ method, routeOptions, headers }: Request): Promise<OpenLink | FoundLink> {
    const { purposes, anyStanding, stepUp } = routeOf(method, routeOptions.url ?? '') as LinkRoute;
    const found = await linkState(this.kernel, headers.authorization);
    const device = [headers['x-device']].flat()[0];
    if (anyStanding) return { ...found, device };
    const link: OpenLink = { ...opened(found, purposes), device };
    if (stepUp) refuseUnlessSteppedUp(link);
    return link;
  }
}

/** The link that opened the route, in a handler behind the `link` strategy: an `OpenLink`, or a `FoundLink` where any standing is answered. */
export const Opened = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().opened);
