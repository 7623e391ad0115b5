import type { Paper } from '@jurilien/credits';
import { OUR_NAME } from '@jurilien/reference';
import { MARK } from '../pdf/mark.js';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark]!);

const STYLE = `
:root{color-scheme:light;--ink:#1d1733;--soft:#564d6e;--primary:#4527a0;--tint:#f1edfb;--line:#d2ccdf}
*{box-sizing:border-box}
body{margin:0;background:#f3f1f8;color:var(--ink);font:16px/1.5 'Nunito Sans',system-ui,sans-serif}
main{max-width:46rem;margin:2rem auto;padding:2.5rem;background:#fff;border-top:8px solid var(--primary);border-radius:0 0 12px 12px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:1rem}
header svg{width:150px;height:40px}
header strong{font-size:1.5rem}
h1{margin:0;font-size:2rem;line-height:1.2;color:var(--primary)}
h2{margin:2rem 0 .25rem;font-size:.9375rem;color:var(--primary)}
p{margin:0}
dl{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1.5rem 0 0;padding:1rem 1.25rem;border-radius:8px;background:var(--tint)}
dt{font-size:.875rem;color:var(--soft)}
dd{margin:0;font-weight:700;font-size:1.0625rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:0 2rem}
.two p:first-of-type{font-weight:700}
table{width:100%;border-collapse:collapse}
caption{margin:2rem 0 .5rem;text-align:left;font-weight:700;font-size:.9375rem;color:var(--primary)}
th{font-weight:700;text-align:left;vertical-align:top}
thead th{padding:.5rem .75rem;background:var(--tint);font-size:.875rem;color:var(--soft)}
tbody th,tbody td{padding:.9rem .75rem;border-bottom:1px solid var(--line)}
tbody th span{display:block;font-weight:400;font-size:.875rem;color:var(--soft)}
td,thead th:not(:first-child){text-align:right;white-space:nowrap}
.sums{width:auto;min-width:min(20rem,100%);margin:1rem 0 0 auto}
.sums th,.sums td{padding:.25rem .75rem;border:0;font-weight:400}
.sums .total th,.sums .total td{padding:.6rem .75rem;background:var(--primary);color:#fff;font-weight:700;font-size:1.125rem}
.sums .total th{border-radius:8px 0 0 8px}.sums .total td{border-radius:0 8px 8px 0}
.sums .settled{color:var(--soft)}
.notes{margin-top:2rem}
.soft,footer{color:var(--soft);font-size:.9375rem}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.875rem}
@media (max-width:40rem){main{margin:0;padding:1.5rem;border-radius:0}thead th:nth-child(3),tbody td:nth-child(3){display:none}.sums td:nth-child(2){display:table-cell}}
@media print{body{background:#fff}main{margin:0;max-width:none;padding:0}}
`;

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escape(line)}</p>`).join('');

const mark = (): string =>
  `<svg viewBox="0 0 150 40" role="img" aria-label="${OUR_NAME}"><g fill="none" stroke="#1d1733" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round">${MARK.strokes
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>${MARK.dots
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.3" fill="${MARK.accent}"/>`)
    .join('')}<path d="${MARK.link}" fill="none" stroke="${MARK.accent}" stroke-width="2" stroke-linecap="round"/></svg>`;

/** The document as a page that stands alone: no script, nothing from elsewhere, and it prints. */
export function pageOf(paper: Paper): string {
  const { table, sums, terms } = paper;
  const [what, ...amounts] = table.head;
  return `<!doctype html>
<html lang="${paper.lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(paper.title)}</title><style>${STYLE}</style></head>
<body><main>
<header>${paper.product === OUR_NAME ? mark() : `<strong>${escape(paper.product)}</strong>`}<h1>${escape(paper.heading)}</h1></header>
<dl>${paper.facts.map(([label, value]) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>
<div class="two">${[paper.seller, paper.buyer]
    .map(({ heading, lines }) => `<section><h2>${escape(heading)}</h2>${paragraphs(lines)}</section>`)
    .join('')}</div>
<table><caption>${escape(table.caption)}</caption>
<thead><tr>${[what, ...amounts].map((name) => `<th scope="col">${escape(name)}</th>`).join('')}</tr></thead>
<tbody>${table.rows
    .map(
      (row) =>
        `<tr><th scope="row">${escape(row.what)}${row.detail ? `<span>${escape(row.detail)}</span>` : ''}</th><td>${escape(row.quantity)}</td><td>${escape(row.unit)}</td><td>${escape(row.amount)}</td></tr>`,
    )
    .join('')}</tbody></table>
<table class="sums"><tbody>${sums
    .map(({ kind, label, amount }) => `<tr class="${kind}"><th scope="row">${escape(label)}</th><td>${escape(amount)}</td></tr>`)
    .join('')}</tbody></table>
${paper.notes.length > 0 ? `<div class="notes">${paragraphs(paper.notes)}</div>` : ''}
<section class="soft"><h2>${escape(terms.heading)}</h2>${paragraphs(terms.lines)}</section>
<footer>${paragraphs(paper.footer)}</footer>
</main></body></html>
`;
}
