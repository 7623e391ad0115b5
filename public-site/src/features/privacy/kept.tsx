import { keptInWords } from '@jurilien/reference';
import { day, useLang, useWords } from '../../lang';
import type { Opened } from './kinds';
import { followTexts } from './words/follow';

/** What we hold of the person, why and until when, as it stands today. */
export function Kept({ kept }: Pick<Opened, 'kept'>) {
  const t = useWords(followTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t.keptTitle}</h2>
      {kept.length === 0 ? (
        <p>{t.keptNone}</p>
      ) : (
        <ul className="rows">
          {kept.map((held, n) => (
            <li key={n}>
              <dl className="answers">
                <Part name={t.keptWhat} value={keptInWords(held).what[lang]} />
                <Part name={t.keptSince} value={day(held.since, lang)} />
                <Part name={t.keptUntil} value={held.until ? day(held.until, lang) : t.keptLive} />
                <Part name={t.keptWhy} value={keptInWords(held).why[lang]} />
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Part({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
