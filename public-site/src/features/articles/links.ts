import { pages, pathOf, type Lang, type PageId } from '../../routes.table';

/** Which page shows an article: the ids of the texts are the ids of their pages. */
export const ARTICLE_PAGES: Readonly<Record<string, PageId>> = {
  'family-lawyer': 'familyLawyer',
  'criminal-lawyer': 'criminalLawyer',
  'tenant-protection': 'tenantProtection',
  separation: 'separation',
  'hidden-defect': 'hiddenDefect',
  ontario: 'ontario',
  'digital-business': 'digitalBusiness',
};

/** What a text may lead to inside the product, by the name it is called there. */
const APPS: Readonly<Record<string, PageId>> = {
  calculator: 'calculator',
  demand: 'demand',
  family: 'family',
  business: 'business',
  quick: 'quick',
  find: 'find',
  pros: 'pros',
};

/** Slugs of the guides there are, by id and language. */
export type Slugs = Readonly<Record<string, Partial<Readonly<Record<Lang, string>>>>>;

/** The address a link of a text leads to; nothing when it leads nowhere. */
export function addressOf(to: string, lang: Lang, slugs: Slugs): string | undefined {
  const [, kind, id] = /^(page|guide|app):([a-zA-Z0-9-]+)$/.exec(to) ?? [];
  if (!kind || !id) return /^https:\/\/[^\s]+$/.test(to) || /^(tel|mailto):/.test(to) || to.startsWith('#') ? to : undefined;
  if (kind === 'app') {
    const page = APPS[id];
    return page && pathOf(page, lang);
  }
  if (kind === 'page') {
    const page = ARTICLE_PAGES[id] ?? (id in pages ? (id as PageId) : undefined);
    return page && pathOf(page, lang);
  }
  const slug = slugs[id]?.[lang];
  return slug === undefined ? undefined : pathOf('guide', lang, { slug });
}
