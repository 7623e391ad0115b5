import type { ReactNode } from 'react';
import type { Legal, LegalPart, LegalText } from './text';
import { legalWords } from './words/legal';
import { french, useLang, useWords } from '../../lang';
import { Head, useTwins } from '../../layout';

/** A legal text with its contents list, date and parts; `after` is what follows the words of a part, by its id. */
export function LegalPage({ text, after = {} }: { text: Legal; after?: Readonly<Record<string, ReactNode>> }) {
  const lang = useLang();
  const t = useWords(legalWords);
  const { title, description, lead, dated, changes, parts } = lang === 'fr' ? typeset(text.fr) : text.en;
  return (
    <article className="wrap narrow page legal">
      <Head title={title} description={description} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="small soft">{dated}</p>
      {lang === 'en' && <FrenchFirst />}
      {changes && (
        <section aria-labelledby="changes" className="notice">
          <h2 id="changes">{t.changes}</h2>
          <ul>
            {changes.map((c) => (
              <li key={c}>{c}</li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={t.contents} className="toc">
        <ul>
          {parts.map((p) => (
            <li key={p.id}>
              <a href={`#${p.id}`}>{p.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <Part key={part.id} part={part} after={after[part.id]} />
      ))}
    </article>
  );
}

/** Quebec's Charter of the French language (art. 55): the French version is handed over first, and prevails. */
function FrenchFirst() {
  const t = useWords(legalWords);
  const twins = useTwins();
  return (
    <p className="notice">
      {t.frenchFirst}{' '}
      <a href={twins?.fr} hrefLang="fr-CA" lang="fr-CA" data-language="fr">
        {t.frenchLink}
      </a>
    </p>
  );
}

const typeset = (text: LegalText): LegalText => ({
  ...text,
  lead: french(text.lead),
  changes: text.changes?.map(french),
  parts: text.parts.map((p) => ({ ...p, paragraphs: p.paragraphs?.map(french), items: p.items?.map(french) })),
});

function Part({ part, after }: { part: LegalPart; after: ReactNode }) {
  const [head, ...rows] = part.table ?? [];
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id}>{part.title}</h2>
      {head && (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                {head.map((c) => (
                  <th key={c} scope="col">
                    {c}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((r) => (
                <tr key={r[0]}>
                  {r.map((c, i) =>
                    i === 0 ? (
                      <th key={c} scope="row">
                        {c}
                      </th>
                    ) : (
                      <td key={c}>{c}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {part.paragraphs?.map((p) => (
        <p key={p}>{p}</p>
      ))}
      {part.items && (
        <ul>
          {part.items.map((i) => (
            <li key={i}>{i}</li>
          ))}
        </ul>
      )}
      {after}
    </section>
  );
}
