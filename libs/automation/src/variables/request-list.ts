import { lawyerTypeLabel, regionOf } from '@jurilien/reference';
import type { ListedRequest } from '../questions.js';
import type { Reader } from '../variable.js';

/** As many as a letter lists; its page has them all. */
const LISTED = 10;

/** The region of a request, in a reader's words. */
export const regionWords = ({ province, region }: Pick<ListedRequest, 'province' | 'region'>, { lang }: Reader): string =>
  regionOf(province ?? 'QC', region)?.[lang] ?? region;

/** Requests in one line: `K7M2 (Droit de la famille, Montréal), H29E (Logement, Laval)`. */
export const requestList = (found: readonly ListedRequest[], reader: Reader): string =>
  found
    .slice(0, LISTED)
    .map((one) => `${one.code} (${lawyerTypeLabel(one.lawyerType, reader.lang)}, ${regionWords(one, reader)})`)
    .join(', ') + (found.length > LISTED ? '…' : '');
