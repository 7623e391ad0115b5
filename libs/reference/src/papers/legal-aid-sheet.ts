import { ONTARIO, tableOf, type LegalAidTable } from '../legal/legal-aid-tables.js';
import { legalAidNotes } from '../legal/legal-aid-words.js';
import { dayWords } from '../time/times.js';
import { legalAidSheetWords } from './legal-aid-sheet-words.js';
import { heading, remark, saying, typeset, type GeneratedPaper, type PaperBlock } from './paper.js';

type Lang = 'fr' | 'en';

const FAMILIES = ['single', 'adult_1_child', 'adult_2plus_children', 'couple', 'couple_1_child', 'couple_2plus_children'] as const;
const SIZES = [1, 2, 3, 4, 5] as const;

const dollars = (amount: number, lang: Lang): string =>
  new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }).format(amount);
const wage = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' }).format(cents / 100);

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Information about legal aid in a province (C03): the limits of a day with their source, how to apply, what to prepare. Nothing of anyone. */
export function legalAidSheet(of: {
  readonly province: 'QC' | 'ON';
  readonly lang: Lang;
  readonly madeAt: string;
  readonly day: string;
  readonly product: string;
}): GeneratedPaper {
  const { province, lang, day, madeAt, product } = of;
  const t = legalAidSheetWords[lang];
  const table = tableOf(province, day);
  return typeset({
    ...{ lang, product, madeAt },
    title: t[`title${province}`],
    lead: [t.lead, legalAidNotes[lang].office],
    blocks: [
      heading(2, t.limits),
      ...(day >= table.until ? [saying(filled(legalAidNotes[lang].outdated, { when: dayWords(table.effective, lang) }))] : []),
      province === 'QC' ? quebecLimits(table, lang) : ontarioLimits(table, lang),
      ...(province === 'QC' ? [saying(t.contributionQC), saying(t.welfareQC)] : [saying(filled(t.contributionON, savings(lang)))]),
      remark(datedBy(table, province, lang)),
      heading(2, t.how),
      { type: 'list', ordered: true, items: t[`how${province}`] },
      heading(2, t.bring),
      { type: 'list', items: t.papers },
      heading(2, t.refused),
      saying(t[`refused${province}`]),
      heading(2, t.choose),
      saying(t.chooseText),
      heading(2, t.sources),
      { type: 'links', links: [{ text: `${table.source[lang]} (${new URL(table.url).host})`, href: table.url }] },
    ],
  });
}

function quebecLimits({ free, contributory }: LegalAidTable, lang: Lang): PaperBlock {
  const t = legalAidSheetWords[lang];
  const amount = (n: number | undefined): string => (n === undefined ? t.unknown : dollars(n, lang));
  const rows = FAMILIES.map((family) => [t[family], amount(free[family]), amount(contributory[family])]);
  return { type: 'table', caption: t.captionQC, head: [t.family, t.free, t.contributory], rows };
}

function ontarioLimits({ free }: LegalAidTable, lang: Lang): PaperBlock {
  const t = legalAidSheetWords[lang];
  const largest = SIZES.at(-1);
  const named = (n: number): string => filled(n === 1 ? t.onePerson : n === largest ? t.morePeople : t.people, { n: String(n) });
  const rows = SIZES.map((n) => [named(n), dollars(free[`size_${n}`]!, lang), dollars(free[`criminal_${n}`]!, lang)]);
  return { type: 'table', caption: t.captionON, head: [t.size, t.most, t.criminal], rows };
}

const savings = (lang: Lang): { one: string; two: string; three: string } => {
  const [one, two, three] = ONTARIO.assets;
  return { one: dollars(one, lang), two: dollars(two, lang), three: dollars(three, lang) };
};

/** Of which day the limits are and where they come from, as the tool says it. */
function datedBy({ effective, computed, wageCents, source }: LegalAidTable, province: 'QC' | 'ON', lang: Lang): string {
  const notes = legalAidNotes[lang];
  const said = province === 'ON' ? notes.datedOn : computed ? notes.datedComputed : notes.dated;
  const [from, to] = [wageCents?.from ?? 0, wageCents?.to ?? 0].map((cents) => wage(cents, lang)) as [string, string];
  return filled(said, { when: dayWords(effective, lang), source: source[lang], from, to });
}
