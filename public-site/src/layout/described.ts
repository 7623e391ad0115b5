import { OUR_NAME } from '@jurilien/reference';
import { pathOf, type Lang } from '../routes.table';

/** A description of a page for machines (schema.org). */
export type Described = Readonly<Record<string, unknown>>;

/** JSON that stands inside markup: nothing in it can end its element. */
export const inert = (of: Described): string => JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');

/** The publisher of every page; the logo is drawn with the name that is shipped. */
export const publisher = (origin: string, name: string): Described => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  ...(name === OUR_NAME ? { logo: `${origin}/logo.png` } : {}),
});

/** Who we are, and where we serve people. */
export const organizationData = (origin: string, name: string, provinces: readonly { readonly code: string }[]): Described => ({
  ...publisher(origin, name),
  areaServed: provinces.map(({ code }) => `CA-${code}`),
  email: 'bonjour@jurilien.example',
  knowsLanguage: ['fr-CA', 'en-CA'],
});

export const faqData = (asked: readonly { readonly q: string; readonly a: string }[]): Described => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ q, a }) => ({ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } })),
});

/** The way from the home page to this one; the last step is the page itself. */
export const crumbsData = (steps: readonly { readonly name: string; readonly path?: string }[], origin: string): Described => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    ...(path ? { item: origin + path } : {}),
  })),
});

/** The site itself, in the language of the page. */
export const websiteData = (origin: string, lang: Lang, name: string): Described => ({
  '@type': 'WebSite',
  name,
  url: `${origin}${pathOf('home', lang)}`,
  inLanguage: `${lang}-CA`,
  publisher: publisher(origin, name),
});

/** A tool that runs in the browser, for nothing. */
export const applicationData = (name: string, description: string, url: string): Described => ({
  '@type': 'WebApplication',
  name,
  description,
  url,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'CAD' },
});
