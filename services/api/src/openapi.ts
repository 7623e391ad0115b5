import type { OpenAPIObject } from '@nestjs/swagger';
import type { AnyDecision, View } from '@jurilien/event-sourcing';
import { commandRows, VIEWS } from '@jurilien/contracts';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';

const problem = {
  description: 'RFC 9457 problem details with a stable code',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const ok = (schema: object) => ({ description: 'OK', content: { 'application/json': { schema } } });

/** The API's description, derived from the same declarations that serve it: decisions, views, and the few public endpoints. */
export function openApi(kernel: Kernel): OpenAPIObject {
  const paths: Record<string, object> = {};
  for (const d of kernel.registry.decisions.values()) paths[`/api/commands/${d.name}`] = { post: commandOperation(d) };
  for (const v of kernel.registry.views.values()) {
    paths[`/api/views/${v.name}`] = { get: listOperation(v) };
    paths[`/api/views/${v.name}/{id}`] = { get: rowOperation(v) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jurilien',
      version: '1',
      description: 'Commands and views of the legal-services marketplace. Times are ISO 8601 UTC, money integers.',
    },
    paths: { ...paths, ...fixedPaths },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        link: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Link <token>` of a personal link' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'detail', 'reference'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string' },
            detail: { type: 'string' },
            reference: { type: 'string' },
            errors: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } } },
          },
        },
        Answer: {
          type: 'object',
          properties: {
            position: { type: 'integer' },
            duplicate: { type: 'boolean' },
            events: {
              type: 'array',
              items: { type: 'object', properties: { type: { type: 'string' }, stream: { type: 'string' }, version: { type: 'integer' } } },
            },
          },
        },
      },
    },
  } as unknown as OpenAPIObject;
}

const whoMay = (command: string): string => Object.keys(commandRows().get(command)?.marks ?? {}).join(', ');
const whoReads = (view: string): string => Object.keys(VIEWS[view] ?? {}).join(', ');

function commandOperation(d: AnyDecision): object {
  const payload = z.toJSONSchema(d.input, { unrepresentable: 'any', io: 'input' });
  return {
    operationId: d.name,
    tags: ['commands'],
    security: [{ session: [] }],
    summary: `${d.name}: ${whoMay(d.name)}`,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['commandId', 'payload'],
            additionalProperties: false,
            properties: {
              commandId: { type: 'string', format: 'uuid' },
              payload,
              reason: { type: 'string', minLength: 5, maxLength: 500 },
              expectedVersion: { type: 'integer' },
            },
          },
        },
      },
    },
    responses: { 200: ok({ $ref: '#/components/schemas/Answer' }), default: problem },
  };
}

const query = (name: string, schema: object) => ({ name, in: 'query', required: false, schema });

const listOperation = (v: View): object => ({
  operationId: `list-${v.name}`,
  tags: ['views'],
  security: [{ session: [] }],
  summary: `${v.name}: ${whoReads(v.name)}`,
  parameters: [
    query('page', { type: 'integer' }),
    query('perPage', { type: 'integer', maximum: 100 }),
    query('sort', { type: 'string', enum: Object.keys(v.columns) }),
    query('order', { type: 'string', enum: ['asc', 'desc'] }),
    query('q', { type: 'string' }),
    query('filter', { type: 'string', description: 'JSON object' }),
    query('after', { type: 'integer' }),
  ],
  responses: {
    200: ok({
      type: 'object',
      properties: {
        data: { type: 'array', items: { type: 'object' } },
        total: { type: 'integer' },
        more: { type: 'boolean' },
        fresh: { type: 'boolean' },
      },
    }),
    default: problem,
  },
});

const rowOperation = (v: View): object => ({
  operationId: `get-${v.name}`,
  tags: ['views'],
  security: [{ session: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, query('after', { type: 'integer' })],
  responses: { 200: ok({ type: 'object' }), default: problem },
});

const simple = (method: string, summary: string, security: string[]) => ({
  [method]: {
    summary,
    tags: ['public'],
    security: security.map((s) => ({ [s]: [] })),
    responses: { 200: ok({ type: 'object' }), default: problem },
  },
});

const fixedPaths = {
  '/api/login': simple('post', 'Sign in with e-mail and password; answers a token', []),
  '/api/login/link': simple('post', 'Send a link that signs in to the address, if an account has it', []),
  '/api/login/link/use': simple('post', 'Sign in with the token of such a link', []),
  '/api/password/forgotten': simple('post', 'Send a link to a new password to the address, if an account has it', []),
  '/api/password/new': simple('post', 'Choose a password with the token of an invitation or of a forgotten one', []),
  '/api/account': simple('get', 'Who one is here', ['session']),
  '/api/account/password': simple('post', 'Choose another password', ['session']),
  '/api/account/preferences': simple('post', 'Choose the language and the channels', ['session']),
  '/api/refresh-token': simple('post', 'The token that follows; the refresh cookie is the credential', []),
  '/api/delete-refresh-token': simple('post', 'End the session of this browser', []),
  '/api/account/sessions': simple('get', 'Where one is signed in', ['session']),
  '/api/account/sessions/end-others': simple('post', 'End every session but this one', ['session']),
  '/api/account/sessions/{id}/end': simple('post', 'End one of one’s own sessions', ['session']),
  '/api/impersonations': simple('post', 'See what somebody sees: to read, with a reason, for fifteen minutes', ['session']),
  '/api/impersonations/end': simple('post', 'Back to oneself', ['session']),
  '/api/live': simple('get', 'Server-sent events: which rows of which views changed', ['session']),
  '/api/phone-requests': simple('post', 'Submit a request for a caller, or learn that the same person has one', ['session']),
  '/api/leads/{leadId}/matching-preview': simple('get', 'Who would get this request, and why not the others', ['session']),
  '/api/matching/leads/{leadId}/waves/{round}/{wave}': simple('get', 'Who one wave left out, by name, with the rule', ['session']),
  '/api/leads/{leadId}/summary-check': simple('post', 'What a summary must not name', ['session']),
  '/api/lawyers/{id}/consents': simple('get', 'What the addresses of a professional agreed to', ['session']),
  '/api/leads/{leadId}/duplicates': simple('get', 'Other requests of the same person', ['session']),
  '/api/audit/chain': simple('get', 'How far the chain of seals reaches', ['session']),
  '/api/audit/verify': simple('post', 'Walks the chain of seals and every row under it', ['session']),
  '/api/audit': simple('get', 'Who did and saw what, newest first; administrators and reports', ['session']),
  '/api/overview': simple('get', 'Figures of the dashboard, within what the role may see', ['session']),
  '/api/leads/{leadId}/price-preview': simple('get', 'Price with its factors', ['session']),
  '/api/leads/{leadId}/timers': simple('get', 'What happens next, and when', ['session']),
  '/api/public/work': simple('post', 'Work that the browser of who fills a form does, so that many forms cost much', []),
  '/api/public/requests': simple('post', 'Submit a request', []),
  '/api/public/requests/link': simple('post', 'Have the link of a request of the same person sent again', []),
  '/api/public/drafts/{leadId}': simple('put', 'Save a draft', ['link']),
  '/api/public/drafts': simple('get', 'Read a draft back', ['link']),
  '/api/public/link': simple('get', 'How a personal link stands', ['link']),
  '/api/public/link/renew': simple('post', 'Send a new link to the address on file', ['link']),
  '/api/public/lead-status': simple('get', 'State of one request for its client', ['link']),
  '/api/public/offer': simple('get', 'An offer as its professional may see it now', ['link']),
  '/api/public/commands/{name}': simple('post', 'A command of the link’s own subject', ['link']),
  '/api/public/eligible-counts/regions': simple('get', 'The same by province and region, of a field of law or of all', []),
  '/api/public/eligible-counts': simple('get', 'How many professionals could be asked, rounded; fewer than five is no figure', []),
  '/api/public/questions/{field}': simple('get', 'Questions of a field of law, in force or of a version; with an ETag', []),
  '/api/public/child-support.pdf': simple('post', 'An estimate of child support as an accessible PDF; nothing is kept', []),
  '/api/public/stats': simple('get', 'Figures shown to everybody', []),
  '/api/public/webhooks/sms': simple('post', 'Inbound text message, signed by the provider', []),
  '/api/public/webhooks/sms-status': simple('post', 'Delivery receipt, signed by the provider', []),
};
