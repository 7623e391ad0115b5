import { textName, type FormTextCode } from '@jurilien/reference';
import { formTextOf, type FormTexts } from './form-texts';
import { documentOf } from './document.server';
import { pageAt, pages, type Lang } from '../../routes.table';

/** Which texts the forms of a page ask agreement to, by the beginning of its file. */
const OF_PAGES: readonly (readonly [file: string, texts: readonly FormTextCode[]])[] = [
  ['routes/intake/', ['request-consents', 'sensitive-answers', 'referral-statements', 'message-choices']],
  ['routes/buying/buy.tsx', ['purchase-terms', 'subscription-terms', 'top-up-consent']],
  ['routes/account/sms.tsx', ['message-choices']],
  ['routes/requests/preferences.tsx', ['message-choices']],
  ['routes/requests/renewal.tsx', ['request-consents', 'sensitive-answers']],
  ['routes/requests/own-renewal.tsx', ['request-consents', 'sensitive-answers']],
];

/** The sentences that the forms of a page ask agreement to; none for pages that ask nothing. */
export async function formTexts(request: Request): Promise<FormTexts> {
  const page = pageAt(new URL(request.url).pathname)?.page;
  const codes = page ? (OF_PAGES.find(([file]) => pages[page].file.startsWith(file))?.[1] ?? []) : [];
  const documents = await Promise.all(codes.map((code) => documentOf(request, code)));
  return Object.fromEntries(codes.flatMap((code, n) => (documents[n] ? [[code, formTextOf(documents[n])]] : [])));
}

/** The terms of use in force, by the name under which a form agrees to them. */
export async function termsName(request: Request, lang: Lang): Promise<string | undefined> {
  const document = await documentOf(request, 'terms');
  return document && textName({ document: 'terms', version: document.version, lang });
}
