import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, registryOf, type Recorded } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { luhn } from '../../libs/personal-data/src/luhn.js';
import { WITHHELD } from '@jurilien/contracts';
import { taxCents } from '@jurilien/reference';
import fc from 'fast-check';
import { contexts } from '../../libs/runtime/src/start/contexts.js';
import type { LogFields } from '../../libs/runtime/src/telemetry/log-fields.js';
import { openLog, type Logger } from '../../libs/runtime/src/telemetry/log.js';
import { BUYER, purchaseOf, shop, type Shop } from '../../libs/processes/src/purchases.testing.js';
import { withoutCardNumbers } from '../../services/api/src/http/card-numbers.js';
import { consolePolicy } from '../../services/api/src/http/headers.js';

const ROOT = join(import.meta.dirname, '..', '..');

// 5.8: payments, tax, records.
describe('payments and records', () => {
  it('PCI-1: no page may load a script or a frame of a payment provider: people pay on its own page', async () => {
    // By its name: what the site is typed with has no place among the services.
    const frame = '../../public-site/src/frame/index.server.js';
    const { protect } = (await import(frame)) as { protect(headers: Headers, url: URL): void };
    const site = ['/acheter-juricoins', '/en/buy-juricoins', '/'].map((path) => {
      const headers = new Headers();
      protect(headers, new URL(path, 'https://jurilien.example'));
      return headers.get('content-security-policy')!;
    });
    for (const policy of [...site, consolePolicy('n')]) {
      const sources = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]));
      for (const kind of ['script-src', 'frame-src', 'child-src', 'connect-src', 'form-action']) {
        const allowed = sources.get(kind) ?? sources.get('default-src')!;
        expect({ policy, kind, foreign: allowed.filter((source) => !/^'(self|none|(nonce|sha256)-[\w+/=]+)'$/.test(source)) }).toEqual({
          policy,
          kind,
          foreign: [],
        });
      }
    }
    const pages = ['public-site/src', 'console/src'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|js|css)$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(pages.length).toBeGreaterThan(500);
    expect(
      pages.filter((file) => /js\.stripe\.com|@stripe\/|autocomplete="cc-|autoComplete="cc-/i.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('PCI-2: no text field takes the number of a payment card, and no log line bears one', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom(...PLACES), (number, [route, place]) => {
        for (const written of writtenAs(number)) {
          const body = place(`payez avec ${written} svp`);
          expect(() => withoutCardNumbers(route, body)).toThrow(Refused);
        }
      }),
    );
    // What only has as many digits: phones, court files, registrations, instants, ids, and what a provider tells of what happened.
    const others = ['+15145551234', '500-12-345678-241', '123456789 RT 0001', '1764402943123', '018f2a10-0000-7000-8000-000000000001'];
    for (const text of others) expect(withoutCardNumbers('POST /api/commands/:name', { payload: { text } })).toEqual({ payload: { text } });
    const told = { Body: '4111 1111 1111 1111' };
    expect(withoutCardNumbers('POST /api/public/webhooks/sms', told)).toBe(told);

    const lines = logged((log) => {
      log.info({ note: 'carte 4111 1111 1111 1111', work: '4111111111111111' } as LogFields, '5555555555554444');
      log.error({ err: new Error('3782 822463 10005') }, 'x');
    });
    expect(lines).toMatchObject([{ work: '**** 1111', dropped: ['note'], msg: '**** 4444' }, { err: { message: WITHHELD } }]);
  });

  it('PAY-1: what the provider tells of a purchase, in any order and more than once, gives one grant and one invoice', () =>
    fc.assert(
      fc.asyncProperty(
        fc
          .shuffledSubarray(['paid', 'pending', 'failed', 'expired'] as const)
          .chain((told) => fc.array(fc.constantFrom(...told, 'paid' as const), { minLength: 1, maxLength: 12 })),
        async (told) => {
          const s = shop();
          await s.start();
          const tellings = {
            paid: () => s.pay(),
            pending: () => s.tell('RecordPurchasePending', { purchaseId }),
            failed: () => s.tell('RecordPurchaseFailed', { purchaseId, code: 'card_declined' }),
            expired: () => s.tell('RecordPurchaseExpired', { purchaseId }),
          };
          for (const what of told) await tellings[what]();
          const once = told.includes('paid') ? 1 : 0;
          const count = (type: string) => s.log.all().filter((e) => e.type === type).length;
          expect([count('CreditsPurchased'), count('InvoiceIssued'), s.numbers().length, s.purchase().status === 'Paid']).toEqual([
            once,
            once,
            once,
            once === 1,
          ]);
          expect(s.faults()).toEqual([]);
        },
      ),
      { numRuns: 300 },
    ));

  it('TAX-1: a tax is what a decimal reference says, for every price to a thousand dollars', () => {
    const digits = (n: bigint): string => n.toString().padStart(6, '0');
    for (let net = 1; net <= 100_000; net++)
      for (const rate of [5_000, 9_975, 13_000, 14_000, 15_000]) {
        const exact = digits(BigInt(net) * BigInt(rate));
        const [whole, rest] = [exact.slice(0, -5), exact.slice(-5)];
        if (taxCents(net, rate) !== Number(whole || '0') + (rest >= '50000' ? 1 : 0)) throw new Error(`${net} at ${rate}`);
      }
  });

  it('TAX-2: refunds in parts, to the last cent, sum to what was paid with its taxes', async () => {
    const s = shop();
    await s.start({ packCc: 1_000 });
    await s.pay();
    for (const [i, cc] of [333, 1, 333, 332, 1].entries()) await refund(s, cc, `re_${i}`);
    expect([s.purchase().status, ...['M.clearing', 'M.tax.gst', 'M.tax.qst'].map(s.money)]).toEqual(['Refunded', 0, 0, 0]);
    expect(s.purchase().refunds.reduce((n, r) => n + r.netCents, 0)).toBe(38_000);
    expect(s.faults()).toEqual([]);
  });

  it('REC-1: nothing that is erased takes a billing key with it: who bought stands in the books for six years', () => {
    const registry = registryOf(contexts);
    const sealedForBilling = [...registry.events].filter(([, { personal }]) => Object.values(personal).includes('billingKeyId'));
    expect(sealedForBilling.map(([type]) => type)).toEqual(
      expect.arrayContaining(['BillingIdentitySet', 'PurchaseStarted', 'InvoiceIssued', 'CreditNoteIssued']),
    );
    // The names of a buyer are forgotten by a decision of their own, which refuses before the six years are over (forget-billed-names.spec.ts).
    const before = goldens().filter(({ type }) => type !== 'BilledNamesForgotten');
    const destroyed = before.flatMap(({ type, samples }) =>
      samples.flatMap((data) =>
        registry.automations.flatMap((a) =>
          (a.on[type]?.(happened(type, { ...data, billingKeyId: BILLING_KEY, ...(data.month ? { month: '2026-11' } : {}) })) ?? []).filter(
            (effect) => JSON.stringify(effect).includes('"destroy-key"'),
          ),
        ),
      ),
    );
    expect(destroyed.length).toBeGreaterThan(3);
    expect(destroyed.filter((effect) => JSON.stringify(effect).includes(BILLING_KEY))).toEqual([]);
  });
});

const purchaseId = purchaseOf(1);

/** Numbers of every network: its first digits, its length, and the digit that satisfies the check of Luhn. */
const cards = fc
  .constantFrom(['4', 13], ['4', 16], ['4', 19], ['51', 16], ['2221', 16], ['34', 15], ['36', 14], ['3528', 16], ['6011', 16], ['62', 19])
  .chain(([first, length]) =>
    fc
      .array(fc.nat(9), { minLength: Number(length) - String(first).length - 1, maxLength: Number(length) - String(first).length - 1 })
      .map((more) => {
        const start = `${first}${more.join('')}`;
        return start + [...'0123456789'].find((digit) => luhn(start + digit))!;
      }),
  );
/** In one piece, and as printed on the card. */
const writtenAs = (number: string): string[] => {
  const groups = number.length === 15 || number.length === 14 ? /^(.{4})(.{6})(.*)$/ : /^(.{4})(.{4})(.{4})(.{1,4})(.*)$/;
  const printed = groups.exec(number)?.slice(1).filter(Boolean) ?? [number];
  return [number, ...(number.length > 13 ? [printed.join(' '), printed.join('-')] : [])];
};
const PLACES: readonly (readonly [route: string, place: (text: string) => unknown])[] = [
  ['POST /api/public/requests', (text) => ({ fields: { description: text } })],
  ['POST /api/commands/:name', (text) => ({ payload: { notes: [{ body: text }] } })],
  ['POST /api/public/talk', (text) => ({ message: text })],
];

/** What a log writes, line by line. */
function logged(say: (log: Logger) => void): unknown[] {
  const lines: unknown[] = [];
  say(openLog('spec', undefined, { write: (line) => lines.push(JSON.parse(line)) }));
  return lines;
}

async function refund(s: Shop, cc: number, refundId: string): Promise<void> {
  await s.tell('RequestPurchaseRefund', { purchaseId, cc }, BUYER);
  const { requestId } = s.purchase().requests.at(-1)!;
  await s.tell('DecidePurchaseRefund', { purchaseId, requestId, decision: 'approve' });
  const { grossCents } = s.purchase().requests.at(-1)!;
  await s.tell('RecordPurchaseRefunded', { purchaseId, refundId, amountCents: grossCents, requestId });
}

const BILLING_KEY = 'the-key-of-the-books';
/** A stored payload of every event type there is. */
const goldens = (): { type: string; samples: Record<string, unknown>[] }[] =>
  readdirSync(join(ROOT, 'test/golden/events')).map((file) => JSON.parse(readFileSync(join(ROOT, 'test/golden/events', file), 'utf8')));
const happened = (type: string, data: Record<string, unknown>): Recorded =>
  ({
    ...{ type, data, stream: 's-018f2a10-0000-7000-8000-000000000001', version: 1, position: 1, schemaVersion: 1 },
    ...{
      occurredAt: '2026-11-02T15:00:00.000Z',
      actor: { kind: 'system', id: 'x' },
      commandId: 'c',
      correlationId: 'c',
      config: asShipped(),
    },
  }) as unknown as Recorded;
