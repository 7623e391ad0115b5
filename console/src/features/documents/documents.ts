import type { Answer } from '@jurilien/contracts/api';
import { COLON, formatList } from '../../format';
import type { Translate } from '../../useT';

/** Documents of one request, as the team reads them. */
export type Gathered = Answer<'GET /api/leads/:leadId/documents'>;
export type Details = Gathered['documents'][number];
export type Asked = Gathered['requests'][number];
export type Share = Details['shares'][number];

export const nameOf = ({ name }: Pick<Details, 'name'>, t: Translate): string => name ?? t('documents.unnamed');
/** Under which name it is saved: one of ours where its own was erased. */
export const fileNameOf = ({ name, id, type }: Details): string => name ?? `document-${id.slice(0, 8)}.${type}`;

/** Whom a share is with: a professional by name, every one who will accept, or the client. */
export const readerOf = ({ with: side, name }: Pick<Share, 'with' | 'name'>, t: Translate): string =>
  side === 'client' ? t('documents.client') : (name ?? t('documents.professionals'));

/** From whom something came: a professional by name where it is known. */
export const fromOf = ({ by, byName }: Pick<Details, 'by' | 'byName'>, t: Translate): string =>
  byName ? t('documents.from.named', { name: byName }) : t(`documents.from.${by}`);

/** What was done to a photo before it was kept, in a sentence; nothing where nothing was. */
export const cleaningOf = ({ cleaned = [], turned, from }: Details, t: Translate): string | undefined => {
  const gone = cleaned.map((what) => t(`documents.cleaned.${what}`));
  const said = [
    gone.length && `${t('documents.cleaned.label')}${COLON} ${formatList(gone)}.`,
    turned && t('documents.cleaned.turned'),
    from && t(`documents.cleaned.${from}`),
  ].filter(Boolean);
  return said.length ? said.join(' ') : undefined;
};

/** What it answers, by the label of the asked document. */
export const answeredBy = ({ answers }: Details, requests: readonly Asked[]): string | undefined =>
  answers &&
  requests.find(({ requestId }) => requestId === answers.requestId)?.items.find(({ itemId }) => itemId === answers.itemId)?.label;
