import { momentWords, withCoinName } from '@jurilien/reference';
import type { EvidencePack } from './pack.js';
import { packTexts } from './pack-texts.js';

type Lang = 'fr' | 'en';
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark]!);
const STYLE = `
:root{color-scheme:light}
body{margin:0 auto;max-width:56rem;padding:2rem;color:#1d1733;background:#fff;font:15px/1.5 system-ui,sans-serif}
h1{margin:0 0 1rem;color:#4527a0}
h2{margin:2rem 0 .5rem;font-size:1.0625rem;color:#4527a0;break-after:avoid}
dl{display:grid;grid-template-columns:minmax(12rem,auto) 1fr;gap:.25rem 1.5rem;margin:0}
dt{color:#564d6e}dd{margin:0;font-weight:650;white-space:pre-line;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.4rem .5rem;border-bottom:1px solid #d2ccdf;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{color:#564d6e}tr{break-inside:avoid}
footer{margin-top:2rem;font-size:.875rem;color:#564d6e}
@media print{body{padding:0;max-width:none}}
`;

/** The words of the file, with the coins called as when they were bought. */
const textsOf = ({ coins }: EvidencePack, lang: Lang): (typeof packTexts)[Lang] =>
  coins
    ? (Object.fromEntries(
        Object.entries(packTexts[lang]).map(([key, text]) => [key, withCoinName(text, lang, coins[lang])]),
      ) as (typeof packTexts)[Lang])
    : packTexts[lang];

/** The file as a page that stands alone: no script, nothing from elsewhere, and it prints. */
export function evidencePage(pack: EvidencePack, lang: Lang, now: string): string {
  const t = textsOf(pack, lang);
  const locale = `${lang}-CA`;
  const when = (at?: string): string => (at ? momentWords(at, lang) : '–');
  const money = (cents: number): string => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(cents / 100);
  const coins = (cc: number): string => new Intl.NumberFormat(locale).format(cc / 100);
  const version = (v?: string): string => (v ? t.version.replace('{v}', v) : '–');
  const facts: [string, string][] = [
    [t.purchase, pack.purchaseId],
    [t.professional, pack.professional],
    [t.buyer, [pack.buyer, ...pack.address].join('\n')],
    [t.coins, coins(pack.cc)],
    [t.total, money(pack.grossCents)],
    [t.started, when(pack.startedAt)],
    [t.paid, when(pack.paidAt)],
    [t.invoice, pack.invoiceNo ?? '–'],
    [t.payment, pack.paymentIntent ?? '–'],
    [t.saleTerms, pack.saleTerms ? [pack.saleTerms.name, ...pack.saleTerms.words].join('\n\n') : '–'],
    [t.memberTerms, version(pack.memberTerms)],
  ];
  const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
    `<section><h2>${escape(title)}</h2>${
      rows.length === 0
        ? `<p>${escape(t.none)}</p>`
        : `<table><thead><tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join('')}</tr></thead><tbody>${rows
            .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
            .join('')}</tbody></table>`
    }</section>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(t.title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(t.title)}</h1><dl>${facts
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl>${[
    table(
      t.disputes,
      [t.at, t.dispute, t.code, t.amount, t.due],
      pack.disputes.map((d) => [when(d.at), d.disputeId, d.code, money(d.grossCents), when(d.dueBy)]),
    ),
    table(
      t.acceptances,
      [t.request, t.accepted, t.contacted, t.used, t.back],
      pack.acceptances.map((a) => [a.code, when(a.at), when(a.contactedAt), coins(a.cc), coins(a.backCc)]),
    ),
    table(
      t.signIns,
      [t.at, t.device, t.methods, t.seen],
      pack.signIns.map((s) => [when(s.at), s.device, s.methods.join(', '), when(s.lastSeenAt)]),
    ),
    table(
      t.letters,
      [t.at, t.rule, t.channel, t.state, t.delivered],
      pack.letters.map((l) => [when(l.at), l.rule, l.channel, l.state, when(l.deliveredAt)]),
    ),
  ].join('')}<footer>${escape(t.made.replace('{when}', when(now)))}</footer></main></body></html>`;
}
