/** Books as they are after years: accounts with a bought lot and claims that were held, used or let go, appended as one writes them. */
import { randomUUID } from 'node:crypto';

const ACTOR = { kind: 'system', id: 'bench' };
const LOT_CC = 10_000_000;
const NET = 400_000_000;
const tax = (rate) => Math.floor((NET * rate + 50_000) / 100_000);
const taxes = [
  { code: 'GST', rateMilli: 5_000, cents: tax(5_000) },
  { code: 'QST', rateMilli: 9_975, cents: tax(9_975) },
];
const GROSS = NET + taxes[0].cents + taxes[1].cents;
const dr = (account, debit) => ({ account, debit, credit: 0 });
const cr = (account, credit) => ({ account, debit: 0, credit });

/** Events of one payment, which the documents of its account need. */
function payment(professionalId, purchaseId, lotId, n) {
  const id = { purchaseId, professionalId };
  const buyer = { billingKeyId: professionalId, buyer: 'Me Banc Essai', buyerAddress: '1, rue du Banc, Laval' };
  const amounts = { netCents: NET, taxes, grossCents: GROSS };
  return {
    purchase: [
      [
        'PurchaseStarted',
        { ...id, ...buyer, kind: 'custom', cc: LOT_CC, listCents: NET, ...amounts, province: 'QC', lang: 'fr', taxPoint: 'purchase' },
      ],
      ['PurchasePaid', { ...id, paymentIntent: `pi_${purchaseId}`, lotId, invoiceNo: `JC-2026-${n}` }],
    ],
    invoice: {
      series: 'JC-invoice-2026',
      no: `JC-2026-${n}`,
      n,
      kind: 'invoice',
      issuedOn: '2026-01-05',
      professionalId,
      ...buyer,
      province: 'QC',
      lang: 'fr',
      source: 'purchase',
      sourceId: purchaseId,
      cc: LOT_CC,
      listCents: NET,
      ...amounts,
    },
  };
}

/** The entries of one account: a purchase, then claims held, two of three used, the third let go. */
function* entries(professionalId, purchaseId, lotId, count) {
  const lot = `${professionalId}.lot.${lotId}`;
  let available = LOT_CC;
  let used = 0;
  let cents = 0;
  const entry = (key, cc, lines, more) => ({ professionalId, entryId: randomUUID(), key, cc, lines, availableAfterCc: available, ...more });
  yield ['CreditAccountOpened', { professionalId, province: 'QC' }];
  yield [
    'CreditsPurchased',
    entry(`purchase:${purchaseId}`, LOT_CC, [dr(lot, LOT_CC), cr('X.sold', LOT_CC)], {
      lotId,
      purchaseId,
      worth: [{ account: 'M.revenue.access', cents: NET }],
      money: [dr('M.clearing', GROSS), cr('M.deferred', NET), cr('M.tax.gst', taxes[0].cents), cr('M.tax.qst', taxes[1].cents)],
    }),
  ];
  for (let n = 1; n < count; n += 2) {
    const claimId = randomUUID();
    const leadId = randomUUID();
    const cc = 7 + (n % 11);
    const hold = `${professionalId}.hold.${claimId}`;
    available -= cc;
    yield ['CreditsHeld', entry(`hold:${claimId}`, cc, [dr(hold, cc), cr(lot, cc)], { claimId, leadId, parts: [{ lotId, cc }] })];
    if (n + 1 >= count) return;
    if (n % 3 === 2) {
      available += cc;
      yield ['HoldReleased', entry(`release:${claimId}`, cc, [dr(lot, cc), cr(hold, cc)], { claimId, leadId, parts: [{ lotId, cc }] })];
      continue;
    }
    used += cc;
    const earned = Math.floor((NET * used) / LOT_CC) - cents;
    cents += earned;
    const parts = [{ lotId, cc, cents: [earned] }];
    const money = [dr('M.deferred', earned), cr('M.revenue.access', earned)];
    yield [
      'HoldCaptured',
      entry(`capture:${claimId}`, cc, [dr('X.consumed', cc), cr(hold, cc)], { claimId, leadId, acceptanceId: claimId, parts, money }),
    ];
  }
}

/** Stores `accounts` accounts with `each` entries; answers the ids of their professionals. */
export async function storeBooks({ db, codec, vault }, { accounts, each, firstInvoice = 1 }) {
  const started = Date.parse('2026-01-05T14:00:00.000Z');
  const append = (groups) => db.query('select append_events($1::jsonb)', [JSON.stringify(groups)]);
  const people = [];
  let group = [];
  let size = 0;
  const flush = async () => {
    if (group.length > 0) await append(group);
    [group, size] = [[], 0];
  };
  for (let i = 0; i < accounts; i++) {
    const professionalId = randomUUID();
    const purchaseId = randomUUID();
    const lotId = randomUUID();
    people.push(professionalId);
    const paid = payment(professionalId, purchaseId, lotId, firstInvoice + i);
    const lives = [
      ['purchase', purchaseId, 0, paid.purchase],
      ['invoiceseries', 'JC-invoice-2026', firstInvoice + i - 1, [['InvoiceIssued', paid.invoice]]],
    ];
    const all = [...entries(professionalId, purchaseId, lotId, each)];
    for (let at = 0; at < all.length; at += 2_000) lives.push(['credit', professionalId, at, all.slice(at, at + 2_000)]);
    for (const [category, id, version, events] of lives) {
      const stream = `${category}-${id}`;
      // Commands of one statement do not see each other: one per stream.
      if (group.some((g) => g.x[0][0] === stream)) await flush();
      await vault.prepare(
        events.flatMap(([type, data]) => codec.ownersOf({ type, data })),
        true,
      );
      group.push({
        c: randomUUID(),
        at: new Date(started + i * 1_000).toISOString(),
        actor: ACTOR,
        corr: randomUUID(),
        province: 'QC',
        x: [[stream, version]],
        e: events.map(([type, data], n) => {
          const coded = codec.encode(stream, { type, data });
          return { s: stream, v: version + n + 1, t: coded.type, sv: coded.version, d: coded.payload, z: coded.sealed };
        }),
      });
      size += events.length;
      if (size >= 4_000) await flush();
    }
  }
  await flush();
  await db.query('vacuum analyze events');
  return people;
}
