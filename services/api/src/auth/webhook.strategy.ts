import { routeOf, type WebhookProvider, type WebhookRoute } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { verifyTwilioSignature } from '@jurilien/notifications';
import { readStripeWebhook } from '@jurilien/payments';
import { isSignedCall, type Kernel, type Settings } from '@jurilien/runtime';
import { createParamDecorator, Inject, Injectable, type ExecutionContext, type RawBodyRequest } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { webhooks } from '../http/metrics.js';
import { KERNEL } from '../tokens.js';

type Request = RawBodyRequest<FastifyRequest> & { vouched?: unknown };
type Notice = NonNullable<ReturnType<typeof readStripeWebhook>>;

/** What each provider's signature vouches for: the whole call, its id, or the notice in it. */
interface Vouched {
  readonly sms: true;
  readonly mail: string;
  readonly stripe: Notice;
}

const header = (request: Request, name: string): string | undefined => [request.headers[name]].flat()[0];
const bytes = (request: Request): Buffer => request.rawBody ?? Buffer.alloc(0);

/** Each compares in constant time, with every secret that is valid now. */
const CHECKS: { readonly [P in WebhookProvider]: (request: Request, settings: Settings) => Vouched[P] | undefined } = {
  /** The address and the fields of the form. */
  sms(request, { TWILIO_AUTH_TOKEN: token, TWILIO_AUTH_TOKEN_EARLIER: earlier, WEBHOOK_URL, publicUrl }) {
    const sent = typeof request.body === 'object' && request.body !== null ? (request.body as Record<string, string>) : {};
    const signature = request.headers['x-twilio-signature'];
    const url = `${WEBHOOK_URL ?? publicUrl}${request.url}`;
    if (typeof signature !== 'string') return undefined;
    return [token, ...earlier].some((one) => verifyTwilioSignature(one, url, sent, signature)) || undefined;
  },
  /** In the manner of Standard Webhooks: id, time and bytes, at most five minutes old. */
  mail(request, { MAIL_WEBHOOK_SECRET: secret, MAIL_WEBHOOK_SECRET_EARLIER: earlier }) {
    const id = header(request, 'webhook-id');
    const [timestamp, signature] = [header(request, 'webhook-timestamp'), header(request, 'webhook-signature')];
    return id && secret && isSignedCall([secret, ...earlier], { id, timestamp, signature, body: bytes(request) }) ? id : undefined;
  },
  /** Time and bytes, at most five minutes old. */
  stripe: (request, { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET_EARLIER }) =>
    readStripeWebhook([STRIPE_WEBHOOK_SECRET, ...STRIPE_WEBHOOK_SECRET_EARLIER], bytes(request), header(request, 'stripe-signature')),
};

/** The signature of a provider, in its own manner; the row of the route says which provider. */
@Injectable()
export class WebhookStrategy extends PassportStrategy(Strategy, 'webhook') {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    super();
  }

  /** What the signature vouches for. @throws Refused FORBIDDEN when none of our secrets signed it */
  validate(request: Request): Vouched[WebhookProvider] {
    const path = request.routeOptions.url ?? '';
    const { provider } = routeOf(request.method, path) as WebhookRoute;
    const vouched = CHECKS[provider](request, this.kernel.settings);
    if (vouched) return vouched;
    webhooks.inc({ kind: path.split('/').at(-1)!, answer: 'forged' });
    throw new Refused('FORBIDDEN', 'signature');
  }
}

/** What the provider's signature vouches for, in a handler behind the `webhook` strategy. */
export const Vouched = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().vouched,
);
export type VouchedBy<P extends WebhookProvider> = Vouched[P];
