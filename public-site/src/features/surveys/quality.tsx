import { fill, number, useLang, useWords } from '../../lang';
import { useAsk } from '../../session';
import { opinionTexts } from './words/opinions';

/** From this mean on, something is appreciated; below it, something was missing. */
const GOOD = 4;

/** The professional's own satisfaction, and what clients praise or miss: means of whole groups alone. What cannot be had is left out. */
export function Quality() {
  const t = useWords(opinionTexts);
  const lang = useLang();
  const { value } = useAsk('GET /api/pro/quality', {});
  if (!value) return null;
  const { group, counted, overall, items } = value;
  const said = (mean: number, n: number): string => fill(t.outOf, { mean: number(mean, lang), n: number(n, lang) });
  const lists = [
    [t.praised, items.filter(({ mean }) => mean >= GOOD)],
    [t.missed, items.filter(({ mean }) => mean < GOOD).reverse()],
  ] as const;
  return (
    <section aria-labelledby="quality">
      <h2 id="quality">{t.qualityTitle}</h2>
      <p className="soft">{fill(t.qualityText, { n: group })}</p>
      {overall === null ? (
        <p>{fill(t.qualityNone, { n: group })}</p>
      ) : (
        <>
          <p className="lead">{fill(t.overall, { said: said(overall, counted) })}</p>
          {lists.map(
            ([name, rows]) =>
              rows.length > 0 && (
                <div key={name}>
                  <h3>{name}</h3>
                  <ul>
                    {rows.map(({ item, mean, answers }) => (
                      <li key={item}>{fill(t[item], { said: said(mean, answers) })}</li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </>
      )}
    </section>
  );
}
