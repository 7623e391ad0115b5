/** Injection token of the assembled kernel. */
export const KERNEL = Symbol('kernel');
/** Injection token of the files people send. */
export const FILES = Symbol('files');
/** A list of breached passwords. */
export const BREACHED = Symbol('breached');
/** What looks at the files people send. */
export const SCANNER = Symbol('scanner');
/** Files that are in flight, in pieces. */
export const ARRIVING = Symbol('arriving');
/** Injection token of the payment provider's adapter. */
export const PAYMENTS = Symbol('payments');
/** Injection token of the structured log. */
export const LOG = Symbol('log');
/** Injection token of the reports over facts. */
export const REPORTS = Symbol('reports');
