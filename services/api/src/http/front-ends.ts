import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { measuringBy } from '@jurilien/contracts';
import type { Settings } from '@jurilien/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { consolePolicy, freshNonce, WORKER_POLICY } from './headers.js';
import { saysWhen } from './says-when.js';

const YEAR_MS = 31_536_000_000;
/** Paths that belong to the API process itself; everything else is the console or the public site. */
const OWN = /^\/(api|health|metrics|refresh-token|delete-refresh-token)(\/|\?|$)/;
const CONSOLE = /^(\/en)?\/admin(\/|\?|$)/;

/** What the console's page says of its visitor's answer to being counted; a development server asks no one. */
const MEASURING_PLACE = 'data-measuring="off"';
/** What the console's build leaves where its nonce goes. */
const NONCE_PLACE = /__CSP_NONCE__/g;

/** What the site reads from the environment of this process; a value that came out of a file is not there yet. */
const READ_BY_SITE = ['SITE_KEY', 'PUBLIC_URL', 'PAGE_VIEWS', 'ERROR_REPORTS_DSN', 'SENDER_PHONE'] as const;

/**
 * One origin: the built console under /admin and /en/admin, the public site everywhere else.
 * @param root the project folder with `console/dist` and `public-site/build`
 * @param settings those of this process, of which the site needs some
 */
export async function serveFrontEnds(app: FastifyInstance, root: string, settings: Settings): Promise<void> {
  for (const name of READ_BY_SITE) if (typeof settings[name] === 'string') process.env[name] = settings[name];
  const consoleDir = join(root, 'console', 'dist');
  const siteDir = join(root, 'public-site');
  await app.register(fastifyStatic, {
    root: join(consoleDir, 'assets'),
    prefix: '/admin/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    decorateReply: true,
  });
  const clientDir = join(siteDir, 'build', 'client');
  if (existsSync(join(clientDir, 'assets'))) {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR_MS,
      preCompressed: true,
      decorateReply: false,
    });
  }
  const site = await siteListener(siteDir);
  const index = await readFile(join(consoleDir, 'index.html'), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (OWN.test(url) || /^\/(admin\/)?assets\//.test(url)) return;
    if (CONSOLE.test(url)) return sendConsole(request, reply, countedBy(index, settings.PAGE_VIEWS, request), consoleDir);
    const file = await publicFile(clientDir, url);
    if (file && url.startsWith('/sw.js'))
      return reply.type(file.type).header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY).send(file.body);
    if (file) return reply.type(file.type).header('cache-control', 'public, max-age=3600').send(file.body);
    reply.hijack();
    forwardedFor(request);
    site.withWait((wait) => {
      saysWhen(reply.raw, wait);
      site.answer(request.raw, reply.raw);
    });
  });
}

const countedBy = (index: string, pageViews: string, { headers }: FastifyRequest): string =>
  index.replace(MEASURING_PLACE, `data-measuring="${measuringBy(pageViews, (name) => headers[name]?.toString())}"`);

/** Tells the site whose request it is: limits count by caller, and what a stranger wrote into these headers is not believed. */
function forwardedFor({ raw, ip, protocol }: FastifyRequest): void {
  const forwarded = { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol };
  raw.rawHeaders = raw.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 && !(name.toLowerCase() in forwarded) ? [name, all[i + 1]!] : []));
  raw.rawHeaders.push(...Object.entries(forwarded).flat());
  Object.assign(raw.headers, forwarded);
}

async function sendConsole(request: FastifyRequest, reply: FastifyReply, index: string, dir: string): Promise<void> {
  const name = /^(?:\/en)?\/admin\/([\w.-]+\.(?:svg|ico|png|webmanifest))$/.exec(request.raw.url ?? '')?.[1];
  if (name && existsSync(join(dir, name))) return reply.type(typeOf(name)).send(await readFile(join(dir, name)));
  const nonce = freshNonce();
  await reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', consolePolicy(nonce))
    .send(index.replaceAll(NONCE_PLACE, nonce));
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
const typeOf = (name: string): string => TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream';

/** Files at the top of the site's client build: favicon, robots, scripts. */
async function publicFile(dir: string, url: string): Promise<{ body: Buffer; type: string } | undefined> {
  const name = /^\/([\w.-]+\.(?:svg|ico|png|txt|webmanifest|js|css|woff2|xml))(?:\?|$)/.exec(url)?.[1];
  if (!name || !existsSync(join(dir, name))) return undefined;
  return { body: await readFile(join(dir, name)), type: typeOf(name) };
}

interface Site {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly withWait: (answer: (wait: () => number | undefined) => void) => void;
}

/** The site's own React Router answers the rest; its modules are resolved from its own folder, which pins another major. */
async function siteListener(dir: string): Promise<Site> {
  const from = createRequire(join(dir, 'package.json'));
  const [{ createRequestListener }, build] = await Promise.all([
    import(pathToFileURL(from.resolve('@react-router/node')).href),
    import(pathToFileURL(join(dir, 'build', 'server', 'index.js')).href),
  ]);
  return { answer: createRequestListener({ build, mode: 'production' }), withWait: build.entry.module.withWait };
}
