import { WITHHELD } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { sendFailure } from '@jurilien/notifications';
import { paymentFailure } from '@jurilien/payments';
import { Unavailable } from '@jurilien/persistence';
import fc from 'fast-check';
import { allowed, type LogFields } from './log-fields.js';
import { openLog } from './log.js';
import { reportOf, faultOf, saidOf } from './said-error.js';

/** What a process writes of these fields. */
function line(fields: object): string {
  let written = '';
  openLog('spec', undefined, { write: (text) => (written += text) }).error(fields, 'said');
  return written;
}
/** A word, an address, a number or a token that no field of the list may carry but one that holds ids and names. */
const canaries = fc.oneof(
  fc.stringMatching(/^Zq[a-z]{2,20} [A-Z][a-z]{2,20}$/),
  fc.emailAddress(),
  fc.stringMatching(/^\+1[2-9]\d{9}$/),
  fc.stringMatching(/^Zq[a-zé]{8,30}\?$/),
);
const LISTED: LogFields = {
  reader: 'lead-details',
  position: 4,
  work: '018f2a10-0000-7000-8000-000000000001',
  day: '2026-11-29',
  retryInMs: 5,
};

describe('a log line', () => {
  it('carries what is on the list, as it is', () => {
    expect(allowed(LISTED)).toEqual(LISTED);
    expect(allowed({ places: ['views.lead_details', 'public.events'], unfinished: true, what: 'rate limits' })).toEqual({
      places: ['views.lead_details', 'public.events'],
      unfinished: true,
      what: 'rate limits',
    });
    expect(allowed({ byRow: { endedRequest: { due: 1, gone: 1, held: 0, failed: 0 } }, port: undefined })).toEqual({
      byRow: { endedRequest: { due: 1, gone: 1, held: 0, failed: 0 } },
    });
  });

  it('names what it leaves out, and never repeats it', () => {
    expect(allowed({ email: 'jean@exemple.test', day: 'Jean', attempt: 'Jean', toString: 'x', missed: 1 })).toEqual({
      missed: 1,
      dropped: ['email', 'day', 'attempt', 'toString'],
    });
    expect(allowed({ 'jean@exemple.test': 1 })).toEqual({ dropped: ['?'] });
    // @ts-expect-error the compiler refuses a field that is not on the list
    allowed({ clientName: 'Jean' } satisfies LogFields);
  });

  // proves: ASVS row 78
  it('lets no canary out, under any name and in any depth', () => {
    const field = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(LISTED), 'err', 'places', 'counts', 'byRow', 'email', 'body', 'subject'),
    );
    const nested = (value: string) =>
      fc.constantFrom<unknown>(
        value,
        [value],
        { name: value },
        { [value]: 1 },
        { a: { [value]: value } },
        Object.assign(new Error(value), { a: value }),
      );
    fc.assert(
      fc.property(
        canaries.chain((secret) => fc.tuple(fc.constant(secret), fc.dictionary(field, nested(secret)))),
        ([secret, fields]) => {
          const written = line({ ...fields, [secret]: secret });
          expect(written).toContain('"msg":"said"');
          expect(written).not.toContain(secret);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('an error that is logged or reported', () => {
  const secret = 'Zqjean Tremblay';

  it('is one line where work is listed that failed of it: the same for errors of one kind, and without what they quote', () => {
    const quoting = (value: string) => Object.assign(new Error(`Key (email)=(${value}) already exists`), { code: '23505' });
    const said = [secret, 'another'].map(quoting).map(faultOf);
    expect(said[0]).toMatch(/^Error 23505, .*log\.spec\.ts:\d+:\d+\)$/);
    expect(said[1]).toBe(said[0]);
    expect(said.join()).not.toContain(secret);
    expect(faultOf(new Refused('WRONG_STATE', 'rule-paused'))).toBe('Refused WRONG_STATE: rule-paused');
    expect(faultOf(secret)).toBe('NoError');
  });

  it('is told by class, code and place; of words only those we wrote', () => {
    class ConnectionException extends Error {}
    const driver = Object.assign(new ConnectionException(`Key (email)=(${secret}) already exists`), { code: '23505', detail: secret });
    expect(saidOf(driver)).toMatchObject({ type: 'ConnectionException', code: '23505', message: WITHHELD });
    expect(saidOf(driver).stack).toMatch(/libs\/runtime\/src\/telemetry\/log\.spec\.ts:\d+:\d+/);
    expect(saidOf(new Unavailable(Object.assign(new Error(secret), { code: 'ECONNREFUSED' })))).toMatchObject({
      type: 'Unavailable',
      message: 'the database does not answer',
      cause: { type: 'Error', code: 'ECONNREFUSED', message: WITHHELD },
    });
    expect(saidOf(new Refused('WRONG_STATE', 'rule-paused'))).toMatchObject({
      type: 'Refused',
      code: 'WRONG_STATE',
      message: 'rule-paused',
    });
    expect(saidOf(new Refused('WRONG_STATE', secret)).message).toBe(WITHHELD);
    expect(saidOf(sendFailure('final', secret, '21610'))).toMatchObject({
      type: 'SendFailure',
      kind: 'final',
      code: '21610',
      message: WITHHELD,
    });
    expect(saidOf(paymentFailure('card', secret, { code: 'card_declined' }))).toMatchObject({ kind: 'card', code: 'card_declined' });
    expect(saidOf(secret)).toEqual({ type: 'NoError', message: WITHHELD });
  });

  it('lets no canary out of its name, code, words, stack and cause', () => {
    fc.assert(
      fc.property(canaries, fc.constantFrom('', ' is not a function', '\n    at x (/srv/app/dist/libs/a.js:1:1)'), (word, after) => {
        const cause = Object.assign(new TypeError(word + after), { code: word, kind: word });
        const error = Object.assign(new Error(word + after, { cause }), { name: word, code: word, kind: word, providerCode: word });
        expect(JSON.stringify([saidOf(error), reportOf('api', error)])).not.toContain(word);
      }),
    );
  });

  it('takes no place from its words', () => {
    expect(saidOf(new Error('a\n    at forged (/srv/dist/libs/a.js:1:1)')).stack).not.toContain('forged');
  });
});
