import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { z } from 'zod';
import type { Faults } from './faults.js';
import { page } from './page.js';
import { script, style } from './page-style.js';
import { contacts, phoneOf, search } from './people.js';
import { isNumber, type SmsNetwork } from './sms.js';
import type { Store } from './store.js';

const people = z.array(
  z.object({ name: z.string(), phone: z.string().optional(), email: z.string().optional(), role: z.string().optional() }),
);
const reply = z.object({ from: z.string().refine(isNumber), body: z.string().min(1).max(1600), messageSid: z.string().optional() });
const wrong = (answer: FastifyReply, detail: string) =>
  answer.code(422).type('application/problem+json').send({ type: 'about:blank', title: 'Not valid', status: 422, detail });

export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
/** A letter is a stranger's HTML: no script, nothing loaded from elsewhere, links open in a new tab. */
const letterPolicy = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What tests and the demo call: read, answer, empty, break. */
export const jsonRoutes = (
  app: FastifyInstance,
  { store, faults, network, clear }: { store: Store; faults: Faults; network: SmsNetwork; clear: () => void },
) => {
  app.get('/api/messages', async (request) => {
    const { to } = request.query as { to?: string };
    return [...store.sms.values()].filter((m) => !to || phoneOf(m) === to);
  });
  app.get('/api/mail', async (request) => {
    const { to, brief } = request.query as { to?: string; brief?: string };
    const found = [...store.mails.values()].filter((m) => !to || m.to.includes(to.toLowerCase()));
    // Without its words, where it is enough to know who got what.
    return brief
      ? found.map(({ messageId, to: reached, subject, copies, at }) => ({ messageId, to: reached, subject, copies, at }))
      : found;
  });
  app.get('/api/people', async (request) => {
    const { q } = request.query as { q?: string };
    return search(contacts(store), q ?? '').map(({ texts, mails, ...c }) => ({ ...c, texts: texts.length, mails: mails.length }));
  });
  app.post('/api/reply', async (request, answer) => {
    const asked = reply.safeParse(request.body);
    return asked.success
      ? network.reply(asked.data.from, asked.data.body, asked.data.messageSid)
      : wrong(answer, 'from is an E.164 number, body a text');
  });
  app.put('/people', async (request, answer) => {
    const asked = people.safeParse(request.body);
    if (!asked.success) return wrong(answer, 'a list of {name, phone?, email?, role?} is expected');
    store.write({ kind: 'people', people: asked.data });
    return { people: asked.data.length };
  });
  app.put('/api/faults', async (request, answer) => {
    const problem = faults.set(request.body);
    return problem ? wrong(answer, problem) : faults.current();
  });
  app.get('/api/faults', async () => faults.current());
  app.delete('/api', async (_request, answer) => {
    store.clear();
    clear();
    faults.reset();
    return answer.code(204).send();
  });
};

/** The page, its two files, the letters and the live stream. */
export const pageRoutes = (app: FastifyInstance, { store, network }: { store: Store; network: SmsNetwork }) => {
  app.get('/', async (request, answer) => {
    const q = request.query as Record<string, string | undefined>;
    const all = contacts(store);
    const person = q.person ? all.find((c) => c.key === q.person) : undefined;
    const tab = q.tab === 'mails' || (person && !person.phone) ? ('mails' as const) : ('texts' as const);
    const mail = tab === 'mails' && person ? person.mails.find((m) => m.id === q.mail) : undefined;
    const lang = (q.lang ?? new Negotiator(request).language(['fr', 'en'])) === 'en' ? ('en' as const) : ('fr' as const);
    return answer
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'no-store')
      .send(
        page({
          lang,
          contacts: search(all, q.q ?? ''),
          person,
          tab,
          mail,
          query: q.q ?? '',
          optedOut: Boolean(person?.phone && store.optedOut.has(person.phone)),
        }),
      );
  });
  app.get('/style.css', async (_request, answer) => answer.type('text/css; charset=utf-8').send(style));
  app.get('/live.js', async (_request, answer) => answer.type('text/javascript; charset=utf-8').send(script));
  app.get('/mail/:id', async (request, answer) => {
    const mail = store.mails.get((request.params as { id: string }).id);
    if (!mail) return answer.code(404).send();
    return answer
      .type('text/html; charset=utf-8')
      .header('content-security-policy', letterPolicy)
      .send(mail.html.replace(/<head>/i, '<head><base target="_blank">'));
  });
  // The same answer as the JSON one, for a browser whose script has not loaded.
  app.post('/reply', async (request, answer) => {
    const form = request.body as Record<string, string | undefined>;
    const asked = reply.safeParse({ from: form.from, body: form.quick ?? form.body });
    if (asked.success) await network.reply(asked.data.from, asked.data.body);
    const back = (request.query as { back?: string }).back ?? '/';
    return answer.redirect(back.startsWith('/?') ? back : '/', 303);
  });
  app.get('/events', (request, answer) => {
    answer.hijack();
    answer.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' });
    answer.raw.write('retry: 1000\n\n');
    const stop = store.onChange((change) => answer.raw.write(`data: ${change}\n\n`));
    request.raw.on('close', stop);
  });
};
