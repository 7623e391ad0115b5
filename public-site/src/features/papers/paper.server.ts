import { REQUEST_PAPERS, type RequestPaper } from '@jurilien/reference';
import { askFile } from '../../api/index.server';
import { isUuid } from '../../http/index.server';
import { actBehindCode, answered, behindLink, deviceOf } from '../../links/index.server';
import { langOf, pageAt } from '../../routes.table';
import { PDF } from './paper-paths';

interface Segments {
  readonly appointment?: string;
  readonly token?: string;
}

/** Links that open the papers of a request. */
const PURPOSES = ['lead-status', 'confirm-email'];
/** What is no id names no appointment. */
const NONE = '00000000-0000-4000-8000-000000000000';

/** Which paper an address is, or the file of one. */
const kindAt = (pathname: string): RequestPaper => {
  const at = pageAt(pathname.endsWith(PDF) ? pathname.slice(0, -PDF.length) : pathname)?.page;
  return REQUEST_PAPERS.find((kind) => kind === at) ?? 'requestSummary';
};

/** A paper of the request of a link, in the language of its address, once this device has given a code. */
export async function loadPaper(request: Request, { token = '' }: Segments) {
  const { pathname } = new URL(request.url);
  const { device } = deviceOf(request);
  const given = { params: { kind: kindAt(pathname) }, query: { lang: langOf(pathname) } };
  return answered(await behindLink(request, token, 'GET /api/public/papers/:kind', given, device), { token });
}

/** The code of the link, and a new link in place of one that has expired. */
export const actOnPaper = (request: Request, { token = '' }: Segments) => actBehindCode(request, token, PURPOSES);

const appointmentIn = (segment = ''): string => (isUuid(segment) ? segment.toLowerCase() : NONE);

/** The sheet of the appointment of a link; it shows what the page of the appointment does, without a code. */
export async function loadSheet(request: Request, { appointment = '', token = '' }: Segments) {
  const query = { appointmentId: appointmentIn(appointment), lang: langOf(new URL(request.url).pathname) };
  return answered(await behindLink(request, token, 'GET /api/public/appointment/sheet', { query }), { token, appointment });
}

/** A new link in place of one that has expired. */
export const actOnSheet = (request: Request, { token = '' }: Segments) => actBehindCode(request, token, [...PURPOSES, 'appointment']);

/** The file of a paper or a sheet, from the address below its page. */
export function paperFile(request: Request, { appointment, token = '' }: Segments): Promise<Response> {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const { device } = deviceOf(request);
  return appointment === undefined
    ? askFile(request, 'GET /api/public/papers/:kind', { token, device, params: { kind: kindAt(pathname) }, query: { lang, as: 'pdf' } })
    : askFile(request, 'GET /api/public/appointment/sheet', {
        token,
        query: { appointmentId: appointmentIn(appointment), lang, as: 'pdf' },
      });
}
