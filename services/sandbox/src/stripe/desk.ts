import type { Faults } from '../faults.js';
import { type Params } from './form.js';
import { type Till } from './money.js';
import { type Kind, type Things } from './things.js';

export interface StripeApi {
  readonly till: Till;
  readonly faults: Faults;
  readonly secretKey: string;
  /** Where the hosted page is reached from a browser. */
  readonly origin: () => string;
  readonly answering: () => Promise<void>;
}
interface Call {
  readonly asked: Params;
  readonly id: string;
}
export type Handler = (call: Call) => object;

/** What the routes of one part of the interface are made with. */
export interface Desk {
  readonly api: StripeApi;
  readonly till: Till;
  readonly bank: Till['bank'];
  found<K extends Kind>(kind: K, id: string): Things[K];
  serve(method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler): void;
  /** A list and its single things. */
  read(path: string, kind: Kind, matches?: (asked: Params) => (thing: never) => boolean): void;
}

let calls = 0;
/** The part of an id that no other one of this process has. */
export const idPart = (): string => `${Date.now().toString(36)}${(calls += 1).toString(36)}`;
