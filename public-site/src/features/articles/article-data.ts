import { publisher, type Described } from '../../layout';
import type { Article } from './article';

/** An article as machines read it. */
export const articleData = (article: Article, origin: string, product: string): Described => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: `${article.lang}-CA`,
  dateModified: article.reviewed,
  author: { '@type': 'Organization', name: article.author },
  publisher: publisher(origin, product),
  citation: article.sources.map((s) => s.url),
});
