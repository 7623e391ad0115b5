import type { ReactNode } from 'react';
import { inForceWords } from './in-force';
import { LegalBody } from './legal-body';
import type { LegalShown } from './shown';
import { WhatChanged } from './what-changed';
import { legalWords } from './words/legal';
import { day, fill, french, useLang, usePath, useWords } from '../../lang';
import { Head, useTwins } from '../../layout';
import type { PageId } from '../../routes.table';

interface Props {
  readonly page: PageId;
  readonly shown: LegalShown;
  /** What follows the words of a part, by its id. */
  readonly after?: Readonly<Record<string, ReactNode>>;
}

/** A version of a legal document with its day, what it changed, its contents and its parts; then every version there is. */
export function LegalPage({ page, shown, after }: Props) {
  const lang = useLang();
  const t = useWords(legalWords);
  const text = shown[lang];
  const set = lang === 'fr' ? french : (said: string): string => said;
  return (
    <article className="wrap narrow page legal">
      <Head title={text.title} description={text.description} />
      <h1>{text.title}</h1>
      <p className="lead">{set(text.lead)}</p>
      <p className="small soft">{inForceWords(shown, lang)}</p>
      {lang === 'en' && <FrenchFirst />}
      <OtherVersion page={page} shown={shown} />
      <WhatChanged shown={shown} lang={lang} id="changes" />
      <nav aria-label={t.contents} className="toc">
        <ul>
          {text.parts.map((p) => (
            <li key={p.id}>
              <a href={`#${p.id}`}>{set(p.title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LegalBody text={text} lang={lang} after={after} />
      {shown.versions.length > 1 && <Versions page={page} shown={shown} />}
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

/** That another version is in force than the one shown, or will be. */
function OtherVersion({ page, shown: { version, inForce, versions } }: Pick<Props, 'page' | 'shown'>) {
  const t = useWords(legalWords);
  const lang = useLang();
  const to = usePath();
  const [last] = versions;
  if (version !== inForce.version)
    return (
      <p className="notice warning">
        {t.notInForce} <a href={to(page)}>{t.inForceLink}</a>
      </p>
    );
  if (!last || last.version === version) return null;
  return (
    <p className="notice">
      {fill(t.coming, { day: day(last.effectiveOn, lang) })}{' '}
      <a href={to(page, { query: { version: String(last.version) } })}>{t.comingLink}</a>
    </p>
  );
}

function Versions({ page, shown }: Pick<Props, 'page' | 'shown'>) {
  const t = useWords(legalWords);
  const lang = useLang();
  const to = usePath();
  const note = (version: number): string =>
    version === shown.inForce.version ? ` (${t.now})` : version > shown.inForce.version ? ` (${t.later})` : '';
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t.versions}</h2>
      <ul>
        {shown.versions.map(({ version, effectiveOn }) => {
          const words = fill(t.one, { version: String(version), day: day(effectiveOn, lang) });
          return (
            <li key={version}>
              {version === shown.version ? words : <a href={to(page, { query: { version: String(version) } })}>{words}</a>}
              {note(version)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
