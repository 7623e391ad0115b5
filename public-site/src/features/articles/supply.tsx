import type { Answer } from '@jurilien/contracts/api';
import { articleWords } from './words/article';
import { fill, number, useLang, usePath, useWords, provinceName, regionName } from '../../lang';
import type { Article } from './article';

/** How many professionals of a province and of each of its regions could be asked; nothing where they are fewer than five. */
export type ProvinceCounts = Answer<'GET /api/public/eligible-counts/regions'>['data'][number];

interface Props {
  readonly article: Article;
  readonly parts: readonly string[];
  readonly counts: readonly ProvinceCounts[];
}

/** Who could be asked, by region (P11–P17): rounded down, "few" below five, and each region leads to its search. */
export function Supply({ article, parts, counts }: Props) {
  const t = useWords(articleWords);
  const lang = useLang();
  const to = usePath();
  const atLeast = (n: number | null): string => (n === null ? t.few : fill(t.atLeast, { n: number(n, lang) }));
  const search = (region: string): string =>
    to('find', { query: article.field === 'other' ? { etape: '2', region } : { etape: '3', domaine: article.field, region } });
  return (
    <section aria-labelledby="regions">
      <h2 id="regions">{t.supply}</h2>
      <p>{t.supplyLead}</p>
      {counts.map(({ province, count, regions }) => {
        const counted = regions.filter((r) => r.count !== null);
        return (
          <div key={province} data-for={parts.includes(province) ? province : undefined}>
            <h3>
              {provinceName(province, lang)} <span className="soft">{atLeast(count)}</span>
            </h3>
            {counted.length > 0 && (
              <ul className="supply">
                {counted.map((r) => (
                  <li key={r.region}>
                    <a href={search(r.region)}>{regionName(r.region, lang)}</a> <span className="soft">{atLeast(r.count)}</span>
                  </li>
                ))}
              </ul>
            )}
            {counted.length < regions.length && <p className="small soft">{counted.length > 0 ? t.elsewhere : t.everywhere}</p>}
          </div>
        );
      })}
    </section>
  );
}
