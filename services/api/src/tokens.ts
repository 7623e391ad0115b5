/** Injection token of the assembled kernel. */
export const KERNEL = Symbol('kernel');
/** Injection token of the structured log. */
export const LOG = Symbol('log');
