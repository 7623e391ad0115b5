import type { FastifyInstance } from 'fastify';

const MOST_KEPT = 200;

/** Plays the error-reporting service: takes envelopes over its own protocol and shows the events they carried. */
export function errorReportService(app: FastifyInstance): void {
  const events: unknown[] = [];
  app.addContentTypeParser('application/x-sentry-envelope', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  app.post('/api/:project/envelope/', async (request, answer) => {
    if (!/sentry_key=\w+/.test(String(request.headers['x-sentry-auth']))) return answer.code(401).send({ detail: 'missing authorization' });
    const [header, ...items] = String(request.body)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { event_id?: string; type?: string });
    items.forEach((item, i) => {
      if (item.type === 'event' && items[i + 1]) events.push(items[i + 1]);
    });
    events.splice(0, events.length - MOST_KEPT);
    return { id: header?.event_id };
  });
  app.get('/api/error-reports', async () => events);
}
