import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Mail } from './records.js';
import type { Store } from './store.js';
import type { Webhooks } from './webhooks.js';

/** What becomes of a mail after it was taken. */
const outcomes = ['hard-bounce', 'soft-bounce', 'complaint'] as const;
export type Outcome = (typeof outcomes)[number];
const isOutcome = (what: unknown): what is Outcome => (outcomes as readonly unknown[]).includes(what);

export interface MailEventsOptions {
  /** Shared with the application. */
  readonly secret: string;
  /** Where the application hears of it. */
  readonly url: string;
  /** Where it takes what people write back. */
  readonly receivedUrl: string;
}

/** Addresses that misbehave by their name, on any domain: `hard-bounce@…`, `lea+soft-bounce@…`, `lea+complaint@…`. */
export const outcomeOf = (address: string): Outcome | undefined => {
  const outcome = /(?:^|\+)([a-z-]+)@/.exec(address.toLowerCase())?.[1];
  return isOutcome(outcome) ? outcome : undefined;
};

/** Signs as Standard Webhooks does. */
export function signedHeaders(secret: string, id: string, body: string, seconds = Math.floor(Date.now() / 1_000)): Record<string, string> {
  const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` };
}

/** Plays what a mail provider tells about what it took, over the protocol of docs/mail-events.md. */
export interface MailEvents {
  report(mail: Pick<Mail, 'messageId' | 'to'>, what: Outcome): Promise<boolean>;
}

export const mailEvents = (hooks: Webhooks, options: MailEventsOptions | undefined): MailEvents => ({
  async report({ messageId, to }, what) {
    if (!options) return false;
    const id = `evt_${randomUUID()}`;
    const details = { 'hard-bounce': { bounce: 'hard', code: '5.1.1' }, 'soft-bounce': { bounce: 'soft', code: '4.2.2' }, complaint: {} }[
      what
    ];
    const body = JSON.stringify({
      type: what === 'complaint' ? 'email.complained' : 'email.bounced',
      timestamp: new Date().toISOString(),
      data: { message_id: messageId, recipient: to[0], ...details },
    });
    return hooks.postJson(options.url, body, () => signedHeaders(options.secret, id, body));
  },
});

/** What tests and the page call about one mail: it is reported as unwanted, or comes back. */
export function mailEventRoutes(app: FastifyInstance, { store, events }: { store: Store; events: MailEvents }): void {
  app.post('/api/mail/:id/report', async (request, answer) => {
    const mail = store.mails.get((request.params as { id: string }).id);
    const { type } = (request.body ?? {}) as { type?: unknown };
    if (!mail) return answer.code(404).send();
    if (!isOutcome(type)) return answer.code(422).send({ detail: `type is one of ${outcomes.join(', ')}` });
    return { taken: await events.report(mail, type) };
  });
  // The same from the page of a mail.
  app.post('/mail/:id/complain', async (request, answer) => {
    const mail = store.mails.get((request.params as { id: string }).id);
    if (mail) await events.report(mail, 'complaint');
    const back = (request.query as { back?: string }).back ?? '/';
    return answer.redirect(back.startsWith('/?') ? back : '/', 303);
  });
}
