import type { Answer } from '@jurilien/contracts/api';
import { bytes as inBytes, fill, useLang, usePath, useWords, when } from '../../lang';
import { copyTexts } from './words/copy';

/** The copy of one's own data, as its holder reads it. */
export type Copy = Answer<'GET /api/public/privacy-copy'>;
const FORMATS = ['pdf', 'csv', 'json'] as const;

/** The copy in words, the same as in the document, with the ways to take it along. */
export function PersonalCopy({ copy, token }: { readonly copy: Copy; readonly token: string }) {
  const t = useWords(copyTexts);
  const lang = useLang();
  const to = usePath();
  const own = to('privacyCopy', { token });
  return (
    <article className="wrap narrow page">
      <h1>{copy.title}</h1>
      {copy.lead.map((said) => (
        <p key={said} className="lead">
          {said}
        </p>
      ))}
      <p>{fill(t.until, { until: when(copy.until, lang) })}</p>
      <ul className="actions plain" aria-label={t.download}>
        {FORMATS.map((format) => (
          <li key={format}>
            <a className="button quiet" href={`${own}/${format}`} download>
              {t[format]}
            </a>
          </li>
        ))}
      </ul>
      {copy.files.length > 0 && <Files files={copy.files} own={own} />}
      {copy.parts.map((part, n) => (
        <Part key={n} part={part} />
      ))}
      <p className="actions">
        <a className="button quiet" href={own.replace(/\/[^/]+$/, '')}>
          {t.back}
        </a>
      </p>
    </article>
  );
}

function Files({ files, own }: { readonly files: Copy['files']; readonly own: string }) {
  const t = useWords(copyTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t.files}</h2>
      <ul>
        {files.map(({ id, name, type, bytes }) => (
          <li key={id}>
            <a href={`${own}/${id}`} download>
              {name ?? fill(t.file, { type: type.toUpperCase(), size: inBytes(bytes, lang) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Headings lead through it; its parts are no landmarks, for many of them are called the same. */
function Part({ part }: { readonly part: Copy['parts'][number] }) {
  return (
    <div>
      <h2>{part.title}</h2>
      {part.intro && <p>{part.intro}</p>}
      {part.entries.map((entry, n) => (
        <div key={n}>
          <h3>{[entry.when, entry.title].filter(Boolean).join(' – ')}</h3>
          <dl className="answers">
            {entry.lines.map(({ label, text }, i) => (
              <div key={i}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
