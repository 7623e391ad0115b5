import fc from 'fast-check';
import { addressOfDsn, envelopeOf, framesOf } from './envelope.js';
import { harmless, isDropped, scrubbed, type ErrorReport } from './report.js';

const inBrowser = (message: string, failedHost?: string): ErrorReport => ({ part: 'browser', type: 'Error', message, failedHost });

describe('an error report', () => {
  it.each([
    ['ResizeObserver loop completed with undelivered notifications.', undefined],
    ["undefined is not an object (evaluating 'a.b')", undefined],
    ["Cannot read properties of undefined (reading 'b')", undefined],
    ['Minified React error #418; visit https://react.dev/errors/418', undefined],
    ['Minified React error #423; visit https://react.dev/errors/423', undefined],
    ['Failed to fetch', 'stats.g.doubleclick.net'],
  ])('is dropped when a browser says %s (%s)', (message, host) => {
    expect(isDropped(inBrowser(message, host))).toBe(true);
    expect(isDropped({ ...inBrowser(message, host), part: 'api' })).toBe(false);
  });

  it.each([
    ['Failed to fetch', 'jurilien.example'],
    ['Failed to fetch', undefined],
    ['Minified React error #4180', undefined],
    ['x is not a function', 'stats.g.doubleclick.net'],
  ])('is kept when a browser says %s (%s)', (message, host) => {
    expect(isDropped(inBrowser(message, host))).toBe(false);
  });

  // proves: ASVS row 79
  it.each([
    ['jean.tremblay@exemple.test a échoué', '[email] a échoué'],
    ['appeler le 514 555-0142 ou +15145550142', 'appeler le [number] ou [number]'],
    ['GET /ma-demande?d=AbCdEf0123&x=1 failed', 'GET /ma-demande failed'],
    ['https://jurilien.example/accepter?t=abc#x', 'https://jurilien.example/accepter'],
    ['Unexpected token J, "Jean bat sa femme" is not valid JSON', 'Unexpected token J, "…" is not valid JSON'],
    ['link Zk3v9QwLr0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456 expired', 'link [secret] expired'],
    ['lead-0192f0c1-7a3b-7d2e-9c1a-2b3c4d5e6f70', '[secret]'],
    ['H2X 1Y4', '[postal code]'],
    ['x is not a function', 'x is not a function'],
  ])('says %s as %s', (said, left) => {
    expect(scrubbed(said)).toBe(left);
  });

  it('never lets an e-mail, a telephone number or a token through, whatever is around them', () => {
    const word = fc.stringMatching(/^[a-z ]{0,20}$/);
    const personal = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^\+1[2-9]\d{9}$/),
      fc.stringMatching(/^[a-z]\d[A-Za-z0-9_-]{39}[a-z]\d$/),
    );
    fc.assert(
      fc.property(word, personal, word, (before, secret, after) => {
        const envelope = envelopeOf(
          harmless({ part: 'browser', type: 'Error', message: `${before} ${secret} ${after}`, pagePath: `/x/${secret}` }),
          { eventId: 'e', at: '2026-11-22T00:00:00.000Z' },
        );
        return !envelope.includes(secret);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is an event of production on the wire, its frames outermost first and without the machine’s folders', () => {
    const stack =
      'Error: x\n    at claim (file:///srv/app/dist/libs/search/src/claim.js:10:5)\n    at async run (/srv/app/dist/services/api/src/main.js:3:1)';
    const [header, item, event] = envelopeOf(harmless({ part: 'api', type: 'TypeError', message: 'x', stack, pagePath: '/leads/AbC' }), {
      eventId: '0'.repeat(32),
      at: '2026-11-22T00:00:00.000Z',
    })
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ event_id: '0'.repeat(32) });
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      environment: 'production',
      transaction: '/leads/*',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { function: 'async run', filename: 'dist/services/api/src/main.js', lineno: 3 },
                { function: 'claim', filename: 'dist/libs/search/src/claim.js', lineno: 10 },
              ],
            },
          },
        ],
      },
    });
    expect(framesOf('go@https://jurilien.example/assets/every-page-x.js?v=1:1:20')).toEqual([
      { function: 'go', filename: 'assets/every-page-x.js', lineno: 1, colno: 20 },
    ]);
  });

  it('goes where its DSN says', () => {
    expect(addressOfDsn('https://abc@reports.example/7')).toEqual({ url: 'https://reports.example/api/7/envelope/', key: 'abc' });
    expect(addressOfDsn('http://abc@127.0.0.1:3100/sub/7').url).toBe('http://127.0.0.1:3100/sub/api/7/envelope/');
    expect(() => addressOfDsn('https://reports.example/7')).toThrow(/DSN/);
  });
});
