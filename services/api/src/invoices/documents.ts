import { invoiceSeries, paperOf, purchase, type AsIssued, type InvoiceDocument } from '@jurilien/credits';
import { Refused, type Recorded, type Row } from '@jurilien/event-sourcing';
import { getRow, readStream } from '@jurilien/persistence';
import { namesOf, sellerAt } from '@jurilien/reference';
import { sellersOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { pageOf } from './page.js';
import { pdfOf } from './pdf.js';

/** `JC-2026-000042.pdf`: the number of a document, and how it is wanted. */
const FILE = /^([A-Z]{1,8}(?:-NC)?-(?:\d{2}){1,2}-\d{6,9})\.(pdf|html|json)$/;

export interface AskedFile {
  readonly no: string;
  readonly type: 'pdf' | 'html' | 'json';
}

/** What a file's name asks for. @throws Refused NOT_FOUND */
export function fileOf(name: string): AskedFile {
  const [, no, type] = FILE.exec(name) ?? [];
  if (!no || !type) throw new Refused('NOT_FOUND', 'no-such-document');
  return { no, type: type as AskedFile['type'] };
}

/** The row of a document; who may see it is for the caller to say. @throws Refused NOT_FOUND */
export async function documentRow(kernel: Kernel, no: string, scope?: Parameters<typeof getRow>[3]): Promise<Row> {
  const row = await getRow(kernel.db, kernel.registry.views.get('invoices')!, no, scope);
  if (!row) throw new Refused('NOT_FOUND', 'no-such-document');
  return row;
}

/** The document as it was issued, from its series: the view knows everything of it but the buyer. */
async function documentOf(
  kernel: Kernel,
  row: Row,
): Promise<Pick<Recorded, 'occurredAt' | 'config'> & { readonly document: InvoiceDocument }> {
  const events = await readStream(kernel.db, kernel.codec, `${invoiceSeries.category}-${String(row.series)}`, {
    version: Number(row.version),
  });
  const issued = events.find(({ data }) => data['no'] === row.id);
  if (!issued) throw new Refused('NOT_FOUND', 'no-such-document');
  return { document: issued.data as unknown as InvoiceDocument, occurredAt: issued.occurredAt, config: issued.config };
}

/** What the document says as it was then; a purchase keeps what it began with. */
async function asIssued(kernel: Kernel, { source, sourceId }: InvoiceDocument, config: Recorded['config']): Promise<AsIssued> {
  const names = namesOf(config);
  if (source !== 'purchase') return { names, refundDays: 0 };
  const { refundDays, coins } = await stateOf(kernel, purchase, sourceId);
  return { names: { ...names, coins: coins ?? names.coins }, refundDays };
}

/** Answers a document as a file to keep, as a page that stands alone, or in words for a page of ours. */
export async function sendDocument(
  kernel: Kernel,
  reply: FastifyReply,
  row: Row,
  { no, type }: AskedFile,
  lang?: 'fr' | 'en',
): Promise<void> {
  const { document, occurredAt, config } = await documentOf(kernel, row);
  const seller = sellerAt(occurredAt, await sellersOf(kernel));
  const paper = paperOf(document, seller, lang ?? document.lang, await asIssued(kernel, document, config));
  const pdf = type === 'pdf';
  if (type === 'json') return void (await reply.header('cache-control', 'no-store').send(paper));
  await reply
    .header('content-type', pdf ? 'application/pdf' : 'text/html; charset=utf-8')
    .header('content-language', `${paper.lang}-CA`)
    .header('content-disposition', `${pdf ? 'attachment' : 'inline'}; filename="${no}-${paper.lang}.${type}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .send(pdf ? await pdfOf(paper) : pageOf(paper));
}
