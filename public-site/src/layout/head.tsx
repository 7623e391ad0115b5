import { useLocation } from 'react-router';
import { OUR_NAME } from '@jurilien/reference';
import { useFigure, useLang, useProduct, useWords } from '../lang';
import { common } from '../i18n';
import { isBehindLink, type Lang } from '../routes.table';
import { useOrigin, useTwins } from './twins';

interface HeadProps {
  readonly title: string;
  readonly description?: string;
  /** Errors are on the page: the title states that first. */
  readonly failed?: boolean;
  /** Not for search engines. */
  readonly hidden?: boolean;
  readonly kind?: 'website' | 'article';
}

/** Title, description, the page's twin in the other language, and the card that others show of it. */
export function Head({ title, description, failed, hidden, kind = 'website' }: HeadProps) {
  const lang = useLang();
  const t = useWords(common);
  const product = useProduct();
  const first = useFigure<Lang | undefined>('i18n.defaultLanguage') ?? 'fr';
  const origin = useOrigin();
  const twins = useTwins();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${failed ? t.errorPrefix : ''}${title} – ${product}`}</title>
      {description && <meta name="description" content={description} />}
      {twins && !isBehindLink(pathname, search) && (
        <>
          <link rel="canonical" href={origin + twins[lang]} />
          <link rel="alternate" hrefLang="fr-CA" href={origin + twins.fr} />
          <link rel="alternate" hrefLang="en-CA" href={origin + twins.en} />
          <link rel="alternate" hrefLang="x-default" href={origin + twins[first]} />
        </>
      )}
      {hidden || !twins ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={origin + twins[lang]} />
          <meta property="og:site_name" content={product} />
          <meta property="og:locale" content={lang === 'fr' ? 'fr_CA' : 'en_CA'} />
          <meta property="og:locale:alternate" content={lang === 'fr' ? 'en_CA' : 'fr_CA'} />
          {/* The picture shows the name it was drawn with. */}
          {product === OUR_NAME && (
            <>
              <meta property="og:image" content={`${origin}/carte-${lang}.png`} />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={t.cardAlt} />
            </>
          )}
          <meta name="twitter:card" content={product === OUR_NAME ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}
