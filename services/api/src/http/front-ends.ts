import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { measuringBy } from '@jurilien/contracts';
import type { Settings } from '@jurilien/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { consolePolicy, freshNonce, PDF_WORKER_POLICY, WORKER_POLICY } from './headers.js';
import { servedAt } from './hosts.js';
import { saysWhen } from './says-when.js';

const YEAR_MS = 31_536_000_000;
/** Paths that belong to the API process itself; everything else is the console or the public site. */
const OWN = /^\/(api|health|metrics|refresh-token|delete-refresh-token)(\/|\?|$)/;
const CONSOLE = /^(\/en)?\/admin(\/|\?|$)/;

/** What the console's page says of its visitor's answer to being counted; a development server asks no one. */
const MEASURING_PLACE = 'data-measuring="off"';
/** What the console's build leaves where its nonce goes. */
const NONCE_PLACE = /__CSP_NONCE__/g;

/** The worker that reads PDF files for the public site, and that of the console. */
const PDF_WORKER = /[\\/]pdf\.worker\.min-[\w-]+\.mjs(?:\.(?:br|gz))?$/;
const underOwnPolicy: FastifyStaticOptions['setHeaders'] = (reply, path) => {
  if (PDF_WORKER.test(path)) void reply.header('content-security-policy', PDF_WORKER_POLICY);
};

/** What the site reads from the environment of this process; a value that came out of a file is not there yet. */
const READ_BY_SITE = ['SITE_KEY', 'PUBLIC_URL', 'PAGE_VIEWS', 'ERROR_REPORTS_DSN', 'SENDER_PHONE'] as const;

/**
 * The built console under /admin and /en/admin, the public site everywhere else: one origin, or one for each that has a host of its own.
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
    setHeaders: underOwnPolicy,
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
      setHeaders: underOwnPolicy,
    });
  }
  const site = await siteListener(siteDir);
  const index = await readFile(join(consoleDir, 'index.html'), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (/^\/(admin\/)?assets\//.test(url)) return;
    const room = OWN.test(url) ? 'api' : CONSOLE.test(url) ? 'console' : site.isOfAccount(url) ? 'account' : 'site';
    const file = room === 'site' ? await publicFile(clientDir, url) : undefined;
    const origin = file ? undefined : servedAt(request.host, room, settings);
    if (origin) return reply.redirect(origin + url, 308);
    if (room === 'api') return;
    if (room === 'console') return sendConsole(request, reply, countedBy(index, settings.PAGE_VIEWS, request), consoleDir);
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
  /** Whether an address is one of the pages of an account: signing in, a new password. */
  readonly isOfAccount: (url: string) => boolean;
}

/** The site's own React Router answers the rest; its modules are resolved from its own folder, which pins another major. */
async function siteListener(dir: string): Promise<Site> {
  const from = createRequire(join(dir, 'package.json'));
  const [{ createRequestListener }, build] = await Promise.all([
    import(pathToFileURL(from.resolve('@react-router/node')).href),
    import(pathToFileURL(join(dir, 'build', 'server', 'index.js')).href),
  ]);
  const { withWait, isOfAccount } = build.entry.module;
  return { answer: createRequestListener({ build, mode: 'production' }), withWait, isOfAccount };
}
