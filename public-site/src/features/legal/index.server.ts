import { sentencesOf, type ConsentTexts } from './consents';
import { documentOf } from './document.server';
import { langOf, pageAt, pages } from '../../routes.table';

/** The sentences that the forms of a request ask agreement to; nothing for pages that are none of them. */
export async function consentTexts(request: Request): Promise<ConsentTexts | undefined> {
  const { pathname } = new URL(request.url);
  const page = pageAt(pathname)?.page;
  if (!page || !pages[page].file.startsWith('routes/intake/')) return undefined;
  const document = await documentOf(request, 'request-consents');
  return document && sentencesOf(document, langOf(pathname));
}
