import { useLocation, useRouteLoaderData } from 'react-router';
import { useLang, useWords } from '../lang';
import { common } from '../i18n/common';
import { pageAt, pathOf } from '../routes.table';

interface HeadProps {
  readonly title: string;
  readonly description?: string;
  /** Errors are on the page: the title says so first. */
  readonly failed?: boolean;
  /** Not for search engines. */
  readonly hidden?: boolean;
}

/** Title, description and the page's twin in the other language. */
export function Head({ title, description, failed, hidden }: HeadProps) {
  const lang = useLang();
  const t = useWords(common);
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const at = pageAt(useLocation().pathname);
  return (
    <>
      <title>{`${failed ? t.errorPrefix : ''}${title} – Jurilien`}</title>
      {description && <meta name="description" content={description} />}
      {hidden || !at ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + pathOf(at.page, lang, at)} />
          <link rel="alternate" hrefLang="fr-CA" href={origin + pathOf(at.page, 'fr', at)} />
          <link rel="alternate" hrefLang="en-CA" href={origin + pathOf(at.page, 'en', at)} />
          <link rel="alternate" hrefLang="x-default" href={origin + pathOf(at.page, 'fr', at)} />
          <meta property="og:title" content={title} />
          <meta property="og:site_name" content="Jurilien" />
          <meta property="og:locale" content={lang === 'fr' ? 'fr_CA' : 'en_CA'} />
        </>
      )}
    </>
  );
}
