/** A page without a window, in French, with what browsers have and jsdom leaves out. */
import { webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';

const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-jsdom');

export default class BrowserPage extends TestEnvironment {
  async setup() {
    await super.setup();
    const { Response, Headers, TextEncoder, TextDecoder, TextDecoderStream, ReadableStream, structuredClone } = globalThis;
    Object.assign(this.global, { Response, Headers, TextEncoder, TextDecoder, TextDecoderStream, ReadableStream, structuredClone });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    this.global.scrollTo = () => undefined;
    // As wide as a desk: a list is a table.
    const matches = (query) => !/max-width/.test(query);
    this.global.matchMedia = (query) => ({ matches: matches(query), media: query, addEventListener() {}, removeEventListener() {} });
  }
}
