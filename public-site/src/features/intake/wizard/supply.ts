import type { Answer } from '@jurilien/contracts/api';
import { supplyTexts } from '../words/supply';
import { fill, french, number, withFigures, type Figures } from '../../../lang';
import type { Lang } from '../../../routes.table';
import type { Asked, Asking } from '../questions/asked';
import { yes } from '../../../forms';

/** How many professionals could be asked: rounded down, nothing where they are fewer than five. */
type Counted = Answer<'GET /api/public/eligible-counts'>;
export type Supply = Counted & { readonly brackets: NonNullable<Counted['brackets']> };

/** What someone may want or not. Legal aid is a right: no one should leave it out for the sake of a figure. */
const PREFERENCES: ReadonlySet<string> = new Set(['acceptDistance', 'mediator', 'paralegal']);

/** What stands above the questions: how many could be asked, given all answers so far. */
export const supplyText = ({ count }: Supply, lang: Lang, figures: Figures): string => inWords(supplyTexts[lang].now, count, lang, figures);

/** Whether it says anything: no one is helped by "fewer than five" said of everything. */
export const saysMore = ({ count, turned, brackets }: Supply): boolean =>
  [count, ...turned.map((t) => t.count), ...Object.values(brackets).flatMap((b) => Object.values(b))].some((n) => n !== null);

/** A question with what each of its answers makes of that number (IN8, IN9); one that changes nothing stays as it is. */
export function withSupply(asked: Asked, supply: Supply | null, { raw, figures }: Asking, lang: Lang): Asked {
  if (!supply) return asked;
  const t = supplyTexts[lang];
  if (asked.name === 'budget' || asked.name === 'rate') {
    const counts = supply.brackets[asked.name];
    const choices = asked.choices?.map((c) => {
      const count = counts[c.value];
      // Shown above the questions already: five times the same word would give no information.
      if (count === undefined || (count === null && supply.count === null)) return c;
      // A list that folds has room for one line only.
      return asked.kind === 'select'
        ? { ...c, label: `${c.label} (${inWords(t.bracket, count, lang, figures)})` }
        : { ...c, hint: inWords(t.bracket, count, lang, figures) };
    });
    return { ...asked, choices };
  }
  const other = PREFERENCES.has(asked.name) && supply.turned.find(({ criterion }) => criterion === asked.name);
  if (!other || other.count === supply.count) return asked;
  const [withIt, without] = yes(raw, asked.name) ? [supply.count, other.count] : [other.count, supply.count];
  const effect = `${inWords(t.ifYes, withIt, lang, figures)} ${inWords(t.ifNo, without, lang, figures)}`;
  return { ...asked, hint: asked.hint ? `${asked.hint} ${effect}` : effect };
}

function inWords([some, few]: readonly [some: string, few: string], count: number | null, lang: Lang, figures: Figures): string {
  const said = count === null ? withFigures(few, lang, figures) : fill(some, { n: number(count, lang) });
  return lang === 'fr' ? french(said) : said;
}
