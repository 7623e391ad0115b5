/** A page without a window, in French, with what browsers have and jsdom leaves out. */
import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
load('./quick-styles.cjs');
const { TestEnvironment } = load('jest-environment-jsdom');

const TRACE_LINES = 10;

export default class BrowserPage extends TestEnvironment {
  async setup() {
    await super.setup();
    // As browsers do. React notes where each element is made, and Jest would have it note a hundred lines.
    this.global.Error.stackTraceLimit = TRACE_LINES;
    const { Response, Headers, TextEncoder, TextDecoder, TextDecoderStream, ReadableStream, structuredClone } = globalThis;
    Object.assign(this.global, { Response, Headers, TextEncoder, TextDecoder, TextDecoderStream, ReadableStream, structuredClone });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    this.global.scrollTo = () => undefined;
    // As wide as a desk: a list is a table.
    const matches = (query) => !/max-width/.test(query);
    this.global.matchMedia = (query) => ({ matches: matches(query), media: query, addEventListener() {}, removeEventListener() {} });
  }
}
