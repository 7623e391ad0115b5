import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { openFiles } from '@jurilien/files';
import type { Kernel, Logger } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { AccessLog } from './audit/access-log.js';
import { routeOf } from './audit/subjects.js';
import { closeWithLastAnswer } from './http/closing.js';
import { guardDoors } from './http/doors.js';
import { serveFrontEnds } from './http/front-ends.js';
import { protect } from './http/headers.js';
import { httpSeconds } from './http/metrics.js';
import { traceRequests } from './http/tracing.js';
import { openApi } from './openapi.js';
import type { GuardedRequest } from './permissions/principal.js';
import { LeadNames, writeLeadNames } from './permissions/lead-names.js';
import { giveBackRefused } from './requests/sender.js';
import { limitGuessedLinks } from './links/guessed-links.js';
import { answerProblem } from './http/problem.filter.js';
import { watchRoutes } from './routes.js';
import { settleUnreadBodies } from './http/unread-bodies.js';

const BODY_LIMIT = 100_000;

const FORM_POSTS = ['/api/public/webhooks/', '/api/public/unsubscribe?'];

/**
 * The HTTP application, not yet listening.
 * @param options `root` project folder whose built front ends are served; absent in tests of the API alone
 */
export async function createApp(kernel: Kernel, log: Logger, options: { root?: string } = {}): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < kernel.settings.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // Such a request meets no hook.
      protect(reply.raw, '', kernel.settings);
      answerProblem(log, error, request, reply);
    },
  } as never);
  watchRoutes(adapter.getInstance<never>());
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(kernel, log, await openFiles(kernel.vault, kernel.settings)),
    adapter,
    {
      logger: false,
      bodyParser: true,
      // A provider signs the bytes it sends.
      rawBody: true,
    },
  );
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyCookie as never);
  closeWithLastAnswer(fastify);
  settleUnreadBodies(fastify);
  guardDoors(fastify, kernel.settings);
  traceRequests(fastify);
  fastify.addHook('onResponse', async (request, reply) => {
    httpSeconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'other', status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const { principal } = request as unknown as Partial<GuardedRequest>;
    if (principal?.impersonator && reply.statusCode < 400)
      app.get(AccessLog).noteBy(principal, { action: 'impersonated', subject: routeOf(request) });
  });
  // A file comes as raw bytes and is read by its own route, piece by piece.
  fastify.addContentTypeParser('application/octet-stream', (_request: unknown, payload: unknown, done: (e: null, b: unknown) => void) =>
    done(null, payload),
  );
  // Cross-site forms cannot send JSON; providers' webhooks, and the one click of a mail programme, are the only form posts.
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('preHandler', async (request) => {
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    if (isForm && !FORM_POSTS.some((path) => request.url.startsWith(path))) throw new UnsupportedMediaTypeException('send JSON');
  });
  limitGuessedLinks(fastify, kernel);
  giveBackRefused(fastify, kernel);
  writeLeadNames(fastify, app.get(LeadNames));
  if (kernel.settings.docs) SwaggerModule.setup('api/docs', app, () => openApi(kernel), { jsonDocumentUrl: 'api/openapi.json' });
  if (options.root) await serveFrontEnds(fastify, options.root, kernel.settings);
  return app;
}
