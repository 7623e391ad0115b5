import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { text } from '../../forms';
import { isUuid, uuidOf } from '../../http/index.server';
import { answered, behindLink, commandErrors, deviceOf, postedBehindCode, type CodeAnswer } from '../../links/index.server';
import { langOf, ownFilePath } from '../../routes.table';
import { refusalText, removeDocument } from '../documents/index.server';
import { act, isAct, type Send } from './acts';

/** M03 behind the link of a request, once this device has given a code. */
export async function loadByLink(request: Request, token: string) {
  const { searchParams, pathname } = new URL(request.url);
  const loaded = await behindLink(request, token, 'GET /api/public/own-documents', {}, deviceOf(request).device);
  const fait = searchParams.get('fait');
  const refused = refusalText(searchParams.get('document'), langOf(pathname));
  return answered(loaded, {
    token,
    fait,
    done: isAct(fait) ? fait : undefined,
    refused: refused ? { itemId: searchParams.get('piece'), text: refused } : undefined,
    frame: { documents: loaded.value !== null, viewer: loaded.value?.documents.some(({ viewable }) => viewable) === true },
  });
}

/** What is done there: the code, a new link, what may be done with a document, and that one was opened. */
export async function actByLink(request: Request, token: string) {
  const post = await postedBehindCode(request, token);
  if ('answer' in post) return post.answer;
  const { form, posted, go, lang, device, back } = post;
  const documentId = text(posted, 'documentId');
  if (go === 'voir' || go === 'vu') {
    if (!isUuid(documentId)) return back();
    const viewId = uuidOf(form, 'viewId');
    const seen = await command(request, token, 'RecordDocumentViewed', { documentId, viewId }, viewId, device);
    if (go === 'vu') return back();
    if (seen.ok) return redirect(`${ownFilePath(token, documentId, lang)}?as=view`, 303);
    return data<CodeAnswer>({ errors: commandErrors(seen.problem, lang), posted: {} }, { status: seen.problem.status });
  }
  if (!isAct(go)) return back();
  const send: Send = (name, payload, id) =>
    name === 'DeleteDocument' ? removeDocument(request, token, documentId) : command(request, token, name, { ...payload }, id, device);
  const { errors, status } = await act(send, go, posted, uuidOf(form, 'commandId'), lang);
  return status === 200 ? back(go) : data<CodeAnswer>({ errors, posted }, { status });
}
