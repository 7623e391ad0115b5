import { useState } from 'react';
import { download } from '../../../session';
import { proLeadsTexts } from '../words/pro-leads';
import { bytes, fill, useLang, useWords } from '../../../lang';
import type { Sheet } from './types';

/** What the client sent with the request, to take home; each look is written down where the client's file is. */
export function Documents({ sheet }: { sheet: Sheet }) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  if (!sheet.documents.length) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t.documents}</h2>
      <ul className="plain-list">
        {sheet.documents.map(({ id, name = t.documentErased, type, bytes: size }) => (
          <li key={id}>
            <button
              type="button"
              className="link-button"
              onClick={() =>
                void download(
                  lang,
                  'GET /api/pro/acceptances/:acceptanceId/documents/:documentId',
                  { params: { acceptanceId: sheet.id, documentId: id } },
                  name,
                ).then((done) => setFailed(!done))
              }
            >
              {fill(t.download, { name })}
            </button>{' '}
            <span className="small soft">
              {type.toUpperCase()} · {bytes(size, lang)}
            </span>
          </li>
        ))}
      </ul>
      <p role="alert">{failed ? t.downloadFailed : ''}</p>
      <p className="small soft">{t.documentsSeen}</p>
    </section>
  );
}
