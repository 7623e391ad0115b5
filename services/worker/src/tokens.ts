/** Injection token of the assembled kernel, whose commands go over the bus. */
export const KERNEL = Symbol('kernel');
/** Injection token of the structured log. */
export const LOG = Symbol('log');
/** Injection token of the outside providers' adapters. */
export const GATEWAYS = Symbol('gateways');
/** Injection token of the files people send. */
export const FILES = Symbol('files');
