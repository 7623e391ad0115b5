import type { ReactNode } from 'react';
import { servedProvinces, useFigures, useProduct } from '../../lang';
import { Head, organizationData, StructuredData, useOrigin } from '../../layout';
import { Body } from './body';
import type { PageText } from './page-text';

/** A page that is mostly words, with what may follow them. */
export function WordsPage({
  text: { title, description, summary, blocks },
  children,
}: {
  readonly text: PageText;
  readonly children?: ReactNode;
}) {
  const origin = useOrigin();
  const product = useProduct();
  const provinces = servedProvinces(useFigures());
  return (
    <article className="article">
      <Head title={title} description={description} />
      <StructuredData of={organizationData(origin, product, provinces)} />
      <header className="article-head">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </div>
      </header>
      <div className="wrap page prose-page">
        <div className="prose">
          <Body blocks={blocks} />
          {children}
        </div>
      </div>
    </article>
  );
}
