import fc from 'fast-check';
import { addressOfDsn, envelopeOf } from './envelope.js';
import { framesOf } from './frames.js';
import { harmless, isDropped, WITHHELD, type PageError } from './report.js';

const inBrowser = (message: string, failedHost?: string): PageError => ({ part: 'browser', type: 'Error', message, failedHost });

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
    expect(isDropped({ ...inBrowser(message, host), part: 'site' })).toBe(false);
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
    ['x is not a function', 'is not a function'],
    ['jean@exemple.test is not a function', 'is not a function'],
    ["Cannot read properties of null (reading 'Jean Tremblay')", 'a property of null was read'],
    ['Unexpected token J, "Jean bat sa femme" is not valid JSON', 'not valid JSON'],
    ['Minified React error #310; visit https://react.dev/errors/310?args[]=Jean', 'React error #310'],
    ['Minified React error #51455; visit x', WITHHELD],
    ['jean.tremblay@exemple.test a échoué', WITHHELD],
    ['GET /ma-demande?d=AbCdEf0123&x=1 failed', WITHHELD],
    ['Jean bat sa femme', WITHHELD],
  ])('says %s as %s', (message, left) => {
    expect(harmless(inBrowser(message)).message).toBe(left);
  });

  it('lets nothing through that is not on a list, wherever it stands', () => {
    const canary = fc.oneof(
      fc.stringMatching(/^Zq[A-Za-z]{4,20}$/),
      fc.emailAddress(),
      fc.stringMatching(/^\+1[2-9]\d{9}$/),
      fc.stringMatching(/^[A-Z]\d[A-Za-z0-9_-]{39}[a-z]\d$/),
    );
    const around = fc.constantFrom('', ' is not a function', ' is not iterable', ', "x" is not valid JSON', ' is not defined');
    const place = fc.constantFrom(
      (secret: string) => `TypeError: ${secret}`,
      (secret: string) => `    at ${secret} (https://jurilien.example/assets/a.js:1:2)`,
      (secret: string) => `    at show (https://jurilien.example/suivi/${secret}?a=${secret}#${secret}:1:2)`,
      (secret: string) => `    at https://jurilien.example/${secret}:1:2`,
      (secret: string) => `${secret}@https://jurilien.example/assets/a.js:1:20`,
    );
    fc.assert(
      fc.property(fc.constantFrom('browser', 'site'), canary, around, fc.array(place), (part, secret, words, places) => {
        const error: PageError = {
          part,
          type: secret,
          message: secret + words,
          stack: places.map((at) => at(part === 'site' ? `${secret} x` : secret)).join('\n'),
          pagePath: `/x/${secret}?${secret}`,
          failedHost: secret,
        };
        const envelope = envelopeOf(harmless(error), { eventId: 'e', at: '2026-11-22T00:00:00.000Z' });
        expect(envelope).not.toContain(secret);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is an event of production on the wire, its frames outermost first and without the machine’s folders', () => {
    const stack =
      'Error: x\n    at claim (file:///srv/app/dist/libs/search/src/claim.js:10:5)\n    at async run (/srv/app/dist/services/api/src/main.js:3:1)';
    const [header, item, event] = envelopeOf(harmless({ part: 'site', type: 'TypeError', message: 'x', stack, pagePath: '/leads/AbC' }), {
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
  });

  it('names files of ours and of packages, functions only where code of ours runs, and the machine nowhere', () => {
    const from = 'go@https://jurilien.example/assets/every-page-x.js?v=1:1:20';
    expect(framesOf(from, { named: false })).toEqual([{ function: '?', filename: 'assets/every-page-x.js', lineno: 1, colno: 20 }]);
    const stack = [
      '    at Object.claim [as run] (file:///home/jean/app/dist/libs/search/src/claim.js:10:5)',
      '    at node:internal/process/task_queues:95:5',
      '    at /home/jean/secret.js:1:1',
      '    at Jean Tremblay (/srv/app/node_modules/pg/lib/client.js:5:6)',
    ].join('\n');
    expect(framesOf(stack, { named: true }).map((f) => `${f.function} ${f.filename}`)).toEqual([
      'Object.claim [as run] dist/libs/search/src/claim.js',
      '? node:internal/process/task_queues',
      '? elsewhere',
      '? node_modules/pg/lib/client.js',
    ]);
  });

  it('goes where its DSN says', () => {
    expect(addressOfDsn('https://abc@reports.example/7')).toEqual({ url: 'https://reports.example/api/7/envelope/', key: 'abc' });
    expect(addressOfDsn('http://abc@127.0.0.1:3100/sub/7').url).toBe('http://127.0.0.1:3100/sub/api/7/envelope/');
    expect(() => addressOfDsn('https://reports.example/7')).toThrow(/DSN/);
  });
});
