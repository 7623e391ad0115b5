import {
  applyDecorators,
  createParamDecorator,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Sse,
  type ExecutionContext,
} from '@nestjs/common';
import { contractOf, type ApiRoute, type Contract, type Asked as AskedOfRoute, type Handled } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { withoutCardNumbers } from './card-numbers.js';
import { parsed } from './parsed.js';
import { streamed } from './streamed.js';

const ROUTE_KEY = Symbol('route');

/** A request as its contract types it; the value `Asked` below fills such a parameter. */
export type Asked<K extends ApiRoute> = AskedOfRoute<K>;

type Method = (...given: never[]) => unknown;
/** A handler answers what the contract promises, and the parsed request it takes is that of its own route. */
type Handler<K extends ApiRoute, H extends Method> =
  Extract<Parameters<H>[number], { readonly route: string }> extends Asked<K>
    ? Awaited<ReturnType<H>> extends Handled<K>
      ? unknown
      : (...given: never[]) => Promise<Handled<K>>
    : (asked: Asked<K>) => Promise<Handled<K>>;

/** Makes a method the handler of a route: address, verb, status, caching and the types of its request and answer come from the contract. */
export function Route<K extends ApiRoute>(key: K) {
  const contract = contractOf(key)!;
  const [verb, path] = key.split(' ') as [keyof typeof RequestMethod, string];
  const decorate = isStream(contract)
    ? Sse(path)
    : applyDecorators(
        RequestMapping({ method: RequestMethod[verb] as RequestMethod, path: contract.alias ? [path, contract.alias] : path }),
        HttpCode(contract.status ?? 200),
        Header('cache-control', contract.cache ?? 'no-store'),
      );
  return <H extends Method>(target: object, name: string, descriptor: TypedPropertyDescriptor<H & Handler<K, H>>): void => {
    Reflect.defineMetadata(ROUTE_KEY, key, descriptor.value as object);
    decorate(target, name, descriptor);
  };
}

/** Nest answers server-sent events by a decorator of its own, with status and headers. */
const isStream = ({ answer }: Contract): boolean => answer !== undefined && 'file' in answer && answer.file[0] === 'text/event-stream';

/** The request of a handler, each part parsed when it is read. @throws Refused what its contract does not admit */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext) =>
  askedBy(Reflect.getMetadata(ROUTE_KEY, context.getHandler()) as ApiRoute, context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Reads one part of a request by the contract of its route, ahead of the handler. @throws what that part does not admit */
export function refuseMalformed(part: 'params' | 'body', request: FastifyRequest): void {
  const key = `${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url}` as ApiRoute;
  if (part === 'body' && contractOf(key)!.bytes) {
    // No body at all may be a piece without bytes; the handler knows.
    if (request.body) streamed(request.body);
  } else Reflect.get(askedBy(key, request), part);
}

function askedBy(key: ApiRoute, request: FastifyRequest): object {
  const { params, malformed, query, body } = contractOf(key)!;
  // Read when it is asked for: a handler that looks at a link first refuses a stranger before it looks at what they wrote.
  return {
    route: key,
    get params() {
      return params ? paramsBy(params, request.params, malformed) : request.params;
    },
    get query() {
      return query && parsed(query, request.query);
    },
    get body() {
      return body && withoutCardNumbers(key, parsed(body, request.body));
    },
  };
}

function paramsBy(schema: z.ZodObject, given: unknown, malformed: 'NOT_FOUND' | undefined): unknown {
  if (malformed && !schema.safeParse(given).success) throw new Refused(malformed, 'malformed-address');
  return parsed(schema, given);
}
