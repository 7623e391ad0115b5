import { z } from 'zod';
import type { ErrorCode } from '../errors.js';
import type { RouteKey } from '../permissions/routes.js';

/** An answer that is a file instead of JSON. */
export interface FileAnswer {
  /** Media types. */
  readonly file: readonly [string, ...string[]];
  /** What is answered where the address asks for words instead of the file. */
  readonly json?: z.ZodType;
}

/**
 * What one route takes and answers. The route in Nest, its validation, its page in OpenAPI and the typed clients come from it;
 * who may call it is the permission matrix' part (`ROUTES`).
 */
export interface Contract {
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  /** A second address of the same handler. */
  readonly alias?: `/${string}`;
  /** Path parameters by name; without a schema they are texts of any shape. */
  readonly params?: z.ZodObject;
  /** What a malformed path parameter is answered with. An id that names nothing is not found, whatever its shape. Default `VALIDATION`. */
  readonly malformed?: 'NOT_FOUND';
  readonly query?: z.ZodObject;
  /** The JSON body; a stream of bytes has none here. */
  readonly body?: z.ZodType;
  /** A body of another kind than JSON, by its media type. The handler reads it. */
  readonly bytes?: string;
  /** How long a body may be, in bytes, where it may be longer than others. */
  readonly bodyLimit?: number;
  /** The JSON of a success; absent where the answer is empty. */
  readonly answer?: z.ZodType | FileAnswer;
  /** Status of a success, 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** `cache-control` of a success; `no-store` by default. */
  readonly cache?: string;
  /** Answers have an `etag`, which the handler sets: a caller who has the current version is answered 304, without a body. */
  readonly etag?: true;
  /** Refusals of its own, beside those every route may give. */
  readonly errors?: readonly ErrorCode[];
}

type Contracts = { readonly [K in RouteKey]?: Contract };

/** The contracts of one feature, by method and path; a route without a row in the permission matrix does not compile. */
export const contracts = <const C extends Contracts>(of: C & { readonly [K in Exclude<keyof C, RouteKey>]: never }): C => of;

/** A file of one of these media types. */
export const file = (...types: FileAnswer['file']) => ({ file: types }) satisfies FileAnswer;
/** The same, or its content as JSON where the address asks for it. */
export const fileOr = <S extends z.ZodType>(json: S, ...types: FileAnswer['file']) => ({ file: types, json }) satisfies FileAnswer;

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();
/** An answer that says no more than that it went well. */
export const empty = z.object({});
