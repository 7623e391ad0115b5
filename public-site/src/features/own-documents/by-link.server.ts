import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { text } from '../../forms';
import { isUuid, readForm, uuidOf } from '../../http/index.server';
import { answered, behindLink, commandErrors, deviceOf, postedIn, renewed, stepUp, type Done } from '../../links/index.server';
import { langOf, ownFilePath } from '../../routes.table';
import { refusalText, removeDocument } from '../documents/index.server';
import { act, isAct, type Send } from './acts';

type Answer = Done & { readonly codeSent?: boolean };

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
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Answer>({ ...rest, posted }, { status });
  }
  const { device, cookie } = deviceOf(request);
  const headers = cookie ? { 'set-cookie': cookie } : undefined;
  const back = (fait?: string) => redirect(fait ? `${url.pathname}?fait=${fait}` : url.pathname, { status: 303, headers });
  if (go === 'step-send' || go === 'step-verify') {
    const outcome = await stepUp(request, token, device, posted, go);
    if (outcome.passed) return back();
    if (outcome.status === 200) return back('code');
    return data<Answer>({ errors: outcome.errors, posted: {}, codeSent: outcome.sent }, { status: outcome.status, headers });
  }
  const documentId = text(posted, 'documentId');
  if (go === 'voir' || go === 'vu') {
    if (!isUuid(documentId)) return back();
    const viewId = uuidOf(form, 'viewId');
    const seen = await command(request, token, 'RecordDocumentViewed', { documentId, viewId }, viewId, device);
    if (go === 'vu') return back();
    if (seen.ok) return redirect(`${ownFilePath(token, documentId, lang)}?as=view`, 303);
    return data<Answer>({ errors: commandErrors(seen.problem, lang), posted: {} }, { status: seen.problem.status });
  }
  if (!isAct(go)) return back();
  const send: Send = (name, payload, id) =>
    name === 'DeleteDocument' ? removeDocument(request, token, documentId) : command(request, token, name, { ...payload }, id, device);
  const { errors, status } = await act(send, go, posted, uuidOf(form, 'commandId'), lang);
  return status === 200 ? back(go) : data<Answer>({ errors, posted }, { status });
}
