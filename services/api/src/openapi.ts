import type { OpenAPIObject } from '@nestjs/swagger';
import { columnOf, type AnyDecision, type Column, type ColumnType, type View } from '@jurilien/event-sourcing';
import { commandRows, ROUTES, VIEWS } from '@jurilien/contracts';
import { API, type Contract } from '@jurilien/contracts/api';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';

const problem = {
  description: 'RFC 9457 problem details with a stable code',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const ok = (schema: object) => ({ description: 'OK', content: { 'application/json': { schema } } });

/** The API's description, derived from the same declarations that serve it: decisions, views, and contracts of the routes. */
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
    paths: { ...paths, ...routePaths() },
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
        ...Object.fromEntries([...kernel.registry.views.values()].map((v) => [`row.${v.name}`, rowSchema(v)])),
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
        data: { type: 'array', items: rowRef(v) },
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
  responses: { 200: ok(rowRef(v)), default: problem },
});

const rowRef = ({ name }: View) => ({ $ref: `#/components/schemas/row.${name}` });

const COLUMN_SCHEMAS: Readonly<Record<ColumnType, object>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  boolean: { type: 'boolean' },
  timestamptz: { type: 'string', format: 'date-time' },
  jsonb: {},
  'text[]': { type: 'array', items: { type: 'string' } },
};

/** A column as its declaration types it; one that is not `not null` may be null. */
function columnSchema({ type, notNull, values, schema }: Column): object {
  const items = type === 'text[]' && values ? { items: { type: 'string', enum: values } } : {};
  const shape = schema ? schemaOf(schema) : { ...COLUMN_SCHEMAS[type], ...(type === 'text' && values ? { enum: values } : {}), ...items };
  return notNull ? shape : { anyOf: [shape, { type: 'null' }] };
}

/** A row as a reader gets it: what is hidden from them is null. */
function rowSchema(v: View): object {
  const columns = Object.entries(v.columns).map(([name, column]) => [name, columnSchema(columnOf(column))]);
  return { type: 'object', properties: Object.fromEntries(columns) };
}

/** One route, from its contract and its row of the permission matrix. */
function routeOperation(key: string, contract: Contract): object {
  const { access } = ROUTES[key]!;
  return {
    operationId: key,
    tags: [/ \/api\/([^/]+)/.exec(key)?.[1] ?? 'process'],
    summary: contract.summary,
    security: SECURITY[typeof access === 'string' ? access : 'signed-in'] ?? [],
    ...(typeof access === 'string' ? {} : { description: `For ${access.join(', ')}.` }),
    parameters: [...pathParameters(key, contract), ...queryParameters(contract)],
    ...(contract.body || contract.bytes ? { requestBody: { required: true, content: bodyOf(contract) } } : {}),
    responses: {
      [contract.status ?? 200]: successOf(contract),
      ...(contract.etag ? { 304: { description: 'Not modified' } } : {}),
      default: refusalsOf(contract),
    },
  };
}

const SECURITY: Readonly<Record<string, object[]>> = { 'signed-in': [{ session: [] }], link: [{ link: [] }] };

const pathParameters = (key: string, { params }: Contract): object[] =>
  [...named(key).matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: params ? schemaOf(params.shape[name!] as z.ZodType) : { type: 'string' },
  }));

const queryParameters = ({ query: asked }: Contract): object[] =>
  Object.entries(asked?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType),
  }));

const bodyOf = ({ body, bytes }: Contract): object => ({
  [bytes ?? 'application/json']: { schema: body ? schemaOf(body) : { type: 'string', format: 'binary' } },
});

function successOf({ answer }: Contract): object {
  if (!answer) return { description: 'OK' };
  if (!('file' in answer)) return ok(z.toJSONSchema(answer, { unrepresentable: 'any' }));
  const types = answer.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  const json = answer.json ? ok(z.toJSONSchema(answer.json, { unrepresentable: 'any' })).content : {};
  return { description: 'OK', content: { ...Object.fromEntries(types), ...json } };
}

const refusalsOf = ({ errors = [] }: Contract): object =>
  errors.length > 0 ? { ...problem, description: `${problem.description}; of its own ${errors.join(', ')}` } : problem;

const schemaOf = (schema: z.ZodType): object => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** Its route with a name for the rest of an address, where it takes one. */
const named = (key: string): string => key.replace('*', ':path');
/** The address as OpenAPI writes it: `/api/views/{view}`. */
export const pathOf = (key: string): string =>
  named(key)
    .split(' ')[1]!
    .replace(/:(\w+)/g, '{$1}');

/** Every route by path, then by verb. */
function routePaths(): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, contract] of Object.entries<Contract>(API)) {
    const verb = key.split(' ')[0]!;
    for (const each of [key, ...(contract.alias ? [`${verb} ${contract.alias}`] : [])])
      (paths[pathOf(each)] ??= {})[verb.toLowerCase()] = routeOperation(each, contract);
  }
  return paths;
}
