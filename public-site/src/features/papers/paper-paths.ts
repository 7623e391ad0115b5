import { REQUEST_PAPERS, type RequestPaper } from '@jurilien/reference';
import { pages, type Lang } from '../../routes.table';

/** What the address of a paper's file has after that of its page. */
export const PDF = '/pdf';

const slugOf = (kind: RequestPaper, lang: Lang): string => pages[kind][lang].split('/').at(-1)!;

/** The query by which the page of a signed-in client names a paper of a request. */
export const ownPaper = (leadId: string, kind: RequestPaper, lang: Lang): Record<string, string> => ({
  demande: leadId,
  papier: slugOf(kind, lang),
});

/** The paper that such a query names, in either language: the switch of languages keeps it as it is. */
export const paperNamed = (slug: string | null): RequestPaper | undefined =>
  REQUEST_PAPERS.find((kind) => slug === slugOf(kind, 'fr') || slug === slugOf(kind, 'en'));

/** Papers that a request has: that on legal aid where legal aid was asked for. */
export const papersOf = ({ legalAid }: { readonly legalAid: boolean }): readonly RequestPaper[] =>
  REQUEST_PAPERS.filter((kind) => kind !== 'legalAidSheet' || legalAid);
