import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { uuidOf } from '../../http/index.server';
import { answered, behindLink, commandErrors, deviceOf, postedBehindCode, type CodeAnswer } from '../../links/index.server';
import { langOf, sharedFilePath } from '../../routes.table';
import { refusalText } from '../documents/index.server';

const GONE = 410;
const NO_CODE = 403;

/** M25: what the link of a document, or of a request for documents, opens on this device. */
export async function loadDocument(request: Request, token: string) {
  const { searchParams, pathname } = new URL(request.url);
  const loaded = await behindLink(request, token, 'GET /api/public/document', {}, deviceOf(request).device);
  const { value } = loaded;
  const fait = searchParams.get('fait');
  const document = value?.document;
  const frame = {
    documents: value?.request !== undefined,
    viewer: document?.viewable === true,
    pdf: document?.type === 'pdf' ? { url: `${sharedFilePath(token, langOf(pathname))}?as=view`, size: document.bytes } : undefined,
    reader: value?.kind === 'document' && value.standing === 'open' && !value.steppedUp && fait === 'code',
  };
  const refused = { itemId: searchParams.get('piece'), text: refusalText(searchParams.get('document'), langOf(pathname)) };
  const page = answered(loaded, { token, fait, viewId: crypto.randomUUID(), refused, frame });
  if (!value) return page;
  return data(page.data, { status: value.standing !== 'open' ? GONE : value.steppedUp ? 200 : NO_CODE });
}

/** What is done there: the code, a new link, the report that it came to the wrong person, and that a document was opened. */
export async function actOnDocument(request: Request, token: string) {
  const post = await postedBehindCode(request, token);
  if ('answer' in post) return post.answer;
  const { form, go, lang, device, back } = post;
  if (go === 'voir' || go === 'vu') {
    const viewId = uuidOf(form, 'viewId');
    const seen = await command(request, token, 'RecordDocumentViewed', { viewId }, viewId, device);
    if (go === 'vu') return back();
    if (seen.ok) return redirect(`${sharedFilePath(token, lang)}?as=view`, 303);
    return data<CodeAnswer>({ errors: commandErrors(seen.problem, lang), posted: {} }, { status: seen.problem.status });
  }
  const reply = await command(request, token, 'ReportWrongRecipient', {}, uuidOf(form, 'commandId'), device);
  if (reply.ok) return back('signale');
  return data<CodeAnswer>({ errors: commandErrors(reply.problem, lang), posted: {} }, { status: reply.problem.status });
}
