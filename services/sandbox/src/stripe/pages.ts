import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { z } from 'zod';
import type { Lang } from '../page-text.js';
import { pagePolicy } from '../routes.js';
import { bankAnswers, expireSession, payOnPage } from './checkout.js';
import { closeDispute, failRefund, methodOf, openDispute, refund, warn, type Till } from './money.js';
import { overPage, payPage } from './pay-page.js';
import { payStyle } from './pay-style.js';
import { panelPage } from './panel.js';
import { invalid, isProblem } from './problem.js';
import type { StripeHooks } from './stripe-hooks.js';
import { endSubscription, renew } from './subscriptions.js';
import type { Session } from './things.js';

const act = z.object({ act: z.string(), id: z.string(), amount: z.string().optional(), reason: z.string().optional() });
const pay = z.object({ number: z.string().max(30) });

const langOf = (request: FastifyRequest, fallback?: string | null): Lang => {
  const { lang } = request.query as { lang?: string };
  return (lang ?? fallback ?? new Negotiator(request).language(['fr', 'en']) ?? 'fr').startsWith('en') ? 'en' : 'fr';
};
const originOf = (url: string | null): string => (url && URL.canParse(url) ? new URL(url).origin : '');
/** A browser follows the answer of a form only to where the page allows it to go. */
const policyOf = (session?: Session): string =>
  pagePolicy.replace(
    "form-action 'self'",
    `form-action 'self' ${originOf(session?.success_url ?? null)} ${originOf(session?.cancel_url ?? null)}`.trim(),
  );
const show = (reply: FastifyReply, page: string, session?: Session): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(session))
    .header('cache-control', 'no-store')
    .send(page);

/** The hosted page of a payment, and the panel where a person plays provider and banks. Both have a JSON twin for tests. */
export function stripePages(app: FastifyInstance, till: Till, hooks: StripeHooks): void {
  const { bank } = till;
  const sessionOf = (request: FastifyRequest): Session | undefined => bank.get('checkout.session', (request.params as { id: string }).id);

  app.get('/stripe/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(payStyle));
  app.get('/stripe/pay/:id', async (request, reply) => {
    const session = sessionOf(request);
    const lang = langOf(request, session?.locale);
    return session?.status === 'open'
      ? show(reply, payPage(session, lang), session)
      : show(reply.code(session ? 410 : 404), overPage(session, lang), session);
  });
  app.post('/stripe/pay/:id', async (request, reply) => {
    const session = sessionOf(request);
    const lang = langOf(request, session?.locale);
    const asked = pay.safeParse(request.body);
    if (session?.status !== 'open') return show(reply.code(410), overPage(session, lang), session);
    const error = payOnPage(till, session.id, asked.success ? asked.data.number : '');
    if (error) return show(reply.code(402), payPage(session, lang, error), session);
    return reply.redirect((session.success_url ?? '/stripe').replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
  app.get('/stripe/pay/:id/leave', async (request, reply) => reply.redirect(sessionOf(request)?.cancel_url ?? '/stripe', 303));

  app.get('/stripe', async (request, reply) => show(reply, panelPage(bank, langOf(request), 'refused' in (request.query as object))));
  app.post('/stripe', async (request, reply) => {
    const lang = langOf(request);
    const asked = act.safeParse(request.body);
    try {
      if (asked.success) perform(till, hooks, asked.data);
      return await reply.redirect(`/stripe?lang=${lang}`, 303);
    } catch (error) {
      if (!isProblem(error)) throw error;
      return reply.redirect(`/stripe?lang=${lang}&refused=1`, 303);
    }
  });
  app.post('/api/stripe', async (request, reply) => {
    const asked = act.safeParse(request.body);
    if (!asked.success) return reply.code(422).send({ status: 422, detail: 'act and id are expected' });
    try {
      perform(till, hooks, asked.data);
      return { done: true };
    } catch (error) {
      if (!isProblem(error)) throw error;
      return reply.code(error.status).send(error.body);
    }
  });
}

/** One thing the provider, a bank or a card holder does. */
function perform(till: Till, hooks: StripeHooks, asked: z.infer<typeof act>): void {
  const { bank } = till;
  const { id } = asked;
  switch (asked.act) {
    case 'pay': {
      const error = payOnPage(till, id, asked.reason ?? '4242424242424242');
      if (error) throw invalid(error.message);
      return;
    }
    case 'refund':
      return void refund(till, { charge: bank.get('charge', id) ?? nothing(), amount: centsOf(asked.amount), metadata: {} });
    case 'fail-refund':
      return void failRefund(till, id);
    case 'dispute':
    case 'inquiry':
      return openDispute(till, id, asked.reason ?? 'fraudulent', asked.act === 'inquiry');
    case 'won':
    case 'lost':
      return closeDispute(till, id, asked.act);
    case 'warn':
      return warn(till, id);
    case 'bank-yes':
    case 'bank-no':
      return bankAnswers(till, id, asked.act === 'bank-yes' ? 'succeeded' : 'failed');
    case 'expire':
      return void expireSession(till, id);
    case 'next-month':
      return renew(till, id);
    case 'break-card': {
      const s = bank.get('subscription', id) ?? nothing();
      const customer = bank.get('customer', s.customer)!;
      const method = methodOf(till, '4000000000000341', customer.id);
      return void bank.put({ ...customer, invoice_settings: { default_payment_method: method.id } });
    }
    case 'end':
      return endSubscription(till, id);
    case 'again':
      return void hooks.again(bank.get('event', id) ?? nothing());
    default:
      throw invalid('Unknown act.');
  }
}

function nothing(): never {
  throw invalid('Nothing has that id.');
}

/** Dollars as people type them, in cents; nothing means everything that is left. */
function centsOf(typed: string | undefined): number | undefined {
  if (typed === undefined || typed.trim() === '') return undefined;
  const dollars = Number(typed.replace(/[\s $]/g, '').replace(',', '.'));
  if (!Number.isFinite(dollars)) throw invalid('Not an amount.');
  return Math.round(dollars * 100);
}
