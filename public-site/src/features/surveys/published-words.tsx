import type { Answer } from '@jurilien/contracts/api';
import { dateWords } from '@jurilien/reference';
import { fill, provinceName, useLang, useWords } from '../../lang';
import { opinionTexts } from './words/opinions';

type Published = Answer<'GET /api/public/reviews'>['reviews'][number];

/** What a client let us publish: whole, in the language it was written in, without a name, and our answer under it. */
export function PublishedWords({ review: { words, lang: written, province, publishedAt, reply } }: { review: Published }) {
  const t = useWords(opinionTexts);
  const lang = useLang();
  const when = dateWords(publishedAt, lang, { month: 'long', year: 'numeric' });
  return (
    <figure className="card">
      <blockquote lang={written}>{words}</blockquote>
      <figcaption className="small soft">{fill(t.by, { province: provinceName(province, lang), when })}</figcaption>
      {reply && (
        <p>
          <strong>{t.reply}</strong> {reply}
        </p>
      )}
    </figure>
  );
}
