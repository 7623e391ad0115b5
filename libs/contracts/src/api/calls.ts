import type { z } from 'zod';
import type { Contract, FileAnswer } from './contract.js';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : never;
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type TextParams<K extends string> = { readonly [N in Names<K>]: string };

/** A parsed request, as a handler receives it; `route` keeps one route's request from being taken for another's. */
export interface AskedOf<K extends string, C extends Contract> {
  readonly route: K;
  readonly params: C['params'] extends z.ZodType ? z.output<C['params']> : TextParams<K>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
}

/** Keys under which routes are served a second time, by the `alias` of their contracts. */
export type SecondAddress<A> = {
  [K in keyof A]: K extends `${infer Verb} ${string}`
    ? A[K] extends { readonly alias: infer Path extends string }
      ? `${Verb} ${Path}`
      : never
    : never;
}[keyof A];

type Frozen<T> = T extends object ? { readonly [N in keyof T]: Frozen<T[N]> } : T;

/** What a handler answers; a file is sent by the handler itself, and so is the JSON that stands for one. */
export type AnswerOf<C extends Contract> = C['answer'] extends z.ZodType
  ? Frozen<z.output<C['answer']>>
  : C['answer'] extends { readonly json: infer S extends z.ZodType }
    ? Frozen<z.output<S>> | void
    : C['answer'] extends FileAnswer
      ? unknown
      : void;

/** What a handler returns: the answer, or nothing where it has set 304. */
export type HandledOf<C extends Contract> = AnswerOf<C> | (C['etag'] extends true ? undefined : never);

type WithParams<K extends string> = [Names<K>] extends [never] ? { readonly params?: undefined } : { readonly params: TextParams<K> };
type WithQuery<C extends Contract> = C['query'] extends z.ZodType
  ? Record<never, never> extends Given<C['query']>
    ? { readonly query?: Given<C['query']> }
    : { readonly query: Given<C['query']> }
  : { readonly query?: undefined };
type WithBody<C extends Contract> = C['body'] extends z.ZodType ? { readonly body: Given<C['body']> } : { readonly body?: undefined };

/** What a client gives: path parameters as texts, query and body as they are before they are parsed. */
export type CallOf<K extends string, C extends Contract> = WithParams<K> & WithQuery<C> & WithBody<C>;
