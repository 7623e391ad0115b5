import { randomUUID } from 'node:crypto';
import { invoiceSeries, paperOf, purchase } from '@jurilien/credits';
import { execute, fold, Refused, type EventStore } from '@jurilien/event-sourcing';
import { eventStore, readStream } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { DEMO_SELLER, namesOf } from '@jurilien/reference';
import { contexts } from '@jurilien/runtime';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { member, pro } from '../../libs/processes/src/claims.testing.js';
import { testKernel } from '../support/kernel.js';

/** Beside the seller, its registrations, the number and the day: buyer, what was bought, price, each tax with its rate, total, terms. */
const SAID_BY_LAW = [
  'Me Roy',
  '1, rue Une',
  'Juricoins',
  '200,00 $',
  'TPS (5 %)',
  '10,00 $',
  'TVQ (9,975 %)',
  '19,95 $',
  '229,95 $',
  'Conditions',
];

/** Fifty people pay in the same second, through two processes: every number once, none left out (I10). */
describe('numbers of invoices', () => {
  const PEOPLE = 50;
  let kernel: Awaited<ReturnType<typeof testKernel>>;
  /** As in another process: it knows nothing of who stands in line in the first. */
  let elsewhere: EventStore;
  beforeAll(async () => {
    kernel = await testKernel(contexts);
    elsewhere = eventStore(kernel.db, kernel.codec, kernel.vault, () => undefined);
  });
  afterAll(() => kernel?.close());

  const send = (name: string, input: Record<string, unknown>, store = kernel.store) =>
    execute({ ...kernel, store }, kernel.registry.decisions.get(name)!, {
      name,
      commandId: randomUUID(),
      input,
      actor: { kind: 'system', id: 'payments' },
      reason: 'because of a spec',
    });

  async function buyer(): Promise<{ purchaseId: string; professionalId: string }> {
    const professionalId = randomUUID();
    const past = JSON.parse(JSON.stringify(member(1)).replaceAll(pro(1), professionalId)) as ReturnType<typeof member>;
    await kernel.store.append({
      command: { name: 'seed', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'spec' } },
      occurredAt: new Date().toISOString(),
      config: asShipped(),
      streams: [
        { ref: { decider: professional, id: professionalId }, expectedVersion: 0, events: past.map(([type, data]) => ({ type, data })) },
      ],
    });
    await send('OpenCreditAccount', { professionalId, province: 'QC' });
    await send('SetBillingIdentity', { professionalId, name: 'Me Roy', address: ['1, rue Une'], province: 'QC', lang: 'fr' });
    const purchaseId = randomUUID();
    await send('StartCreditPurchase', { purchaseId, professionalId, packCc: 500, terms: true });
    return { purchaseId, professionalId };
  }
  const pay = (ids: { purchaseId: string; professionalId: string }, n: number) =>
    send(
      'RecordPurchasePaid',
      { ...ids, paymentIntent: `pi_${ids.purchaseId}`, amountCents: 22_995, currency: 'cad' },
      n % 2 ? elsewhere : kernel.store,
    );
  const year = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' }).slice(0, 4);

  it('TAX-3: have no gap and no twin when fifty are paid at once, each delivered twice, and each document says all that the law asks for', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, buyer));
    const outcomes = await Promise.allSettled([...people, ...people].map(pay));
    expect(outcomes.flatMap((t) => (t.status === 'rejected' ? [t.reason instanceof Refused ? t.reason.message : t.reason] : []))).toEqual(
      [],
    );
    const documents = await readStream(kernel.db, kernel.codec, `invoiceseries-JC-invoice-${year}`);
    expect(documents.map((e) => e.data['n'])).toEqual(Array.from({ length: PEOPLE }, (_, i) => i + 1));
    expect(new Set(documents.map((e) => e.data['sourceId'])).size).toBe(PEOPLE);
    expect(fold(invoiceSeries, documents).last).toBe(PEOPLE);
    const paid = await Promise.all(
      people.map(async (p) => fold(purchase, await readStream(kernel.db, kernel.codec, `purchase-${p.purchaseId}`))),
    );
    expect(new Set(paid.map((p) => p.invoiceNo)).size).toBe(PEOPLE);
    const coins = await kernel.db.query<{ n: string }>(`select count(*) as n from events where type = 'CreditsPurchased'`);
    expect(Number(coins[0]!.n)).toBe(PEOPLE);
    const wanted = [...SAID_BY_LAW, ...Object.values(DEMO_SELLER).flat()];
    for (const { data } of documents) {
      const paper = JSON.stringify(paperOf(data as never, DEMO_SELLER, 'fr', { names: namesOf(asShipped()), refundDays: 14 }));
      const said = paper.replaceAll(/[\u00a0\u202f]/g, ' ');
      expect([...wanted, data['no'] as string, data['issuedOn'] as string].filter((words) => !said.includes(words))).toEqual([]);
    }
    const names = await kernel.db.query<{ n: string }>(`select count(*) as n from events where payload::text like '%Me Roy%'`);
    expect(Number(names[0]!.n)).toBe(0);
  });
});
