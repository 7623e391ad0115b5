import { view, type Recorded, type Row } from '@jurilien/event-sourcing';
import { invoiceSeries, type InvoiceDocument } from '../purchases/invoice-series.js';

const cents = ({ taxes }: InvoiceDocument, code: 'GST' | 'QST' | 'HST'): number => taxes.find((t) => t.code === code)?.cents ?? 0;
const issued = {
  keys: (e: Recorded): string[] => [String(e.data.no)],
  fold: (_row: Row | undefined, e: Recorded): Row => {
    const d = e.data as unknown as InvoiceDocument;
    return {
      series: d.series,
      n: d.n,
      kind: d.kind,
      issuedOn: d.issuedOn,
      issuedAt: e.occurredAt,
      professionalId: d.professionalId,
      province: e.province,
      billingProvince: d.province,
      lang: d.lang,
      source: d.source,
      sourceId: d.sourceId,
      corrects: d.corrects,
      cc: d.cc,
      listCents: d.listCents,
      netCents: d.netCents,
      taxes: d.taxes,
      gstCents: cents(d, 'GST'),
      qstCents: cents(d, 'QST'),
      hstCents: cents(d, 'HST'),
      grossCents: d.grossCents,
      version: e.version,
    };
  },
};

/** Every invoice and credit note by its number, without the buyer: who that is stands in the document alone. */
export const invoices = view(invoiceSeries)({
  name: 'invoices',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    series: 'text',
    n: 'integer',
    kind: 'text',
    issuedOn: 'text',
    issuedAt: 'timestamptz',
    professionalId: 'uuid',
    province: 'text',
    billingProvince: 'text',
    lang: 'text',
    source: 'text',
    sourceId: 'text',
    corrects: 'text',
    cc: 'integer',
    listCents: 'integer',
    netCents: 'integer',
    taxes: 'jsonb',
    gstCents: 'integer',
    qstCents: 'integer',
    hstCents: 'integer',
    grossCents: 'integer',
    version: 'integer',
  },
  indexes: [['professionalId', 'issuedAt'], ['sourceId'], ['issuedOn']],
  search: ['id'],
  read: { province: 'province', professional: 'professionalId', defaultSort: ['issuedAt', 'desc'] },
  on: { InvoiceIssued: issued, CreditNoteIssued: issued },
});
