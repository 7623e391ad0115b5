import type { Problem } from '../../api';
import { errorText } from '../../forms';
import type { Lang } from '../../routes.table';

/** The code under which the page states why a file was not taken: it stands in an address, so it reveals nothing of the file. */
export function refusalOf({ code, errors, status }: Problem): string {
  const of = errors?.[0]?.message;
  if (of?.startsWith('file-')) return of;
  if (code === 'CAP_REACHED') return 'document-cap';
  if (code === 'RATE_LIMITED') return 'document-limited';
  return status >= 500 ? 'document-later' : 'document-closed';
}

const CODE = /^(file|document)-[a-z-]{2,20}(:\d{1,3})?$/;
/** The words of such a code. */
export const refusalText = (code: string | null, lang: Lang): string | undefined =>
  code && CODE.test(code) ? errorText('document', code, lang) : undefined;
