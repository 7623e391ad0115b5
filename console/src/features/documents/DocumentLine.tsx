import { Box, Link as MuiLink } from '@mui/material';
import { ShortLine } from '../../components/list/ShortLine';
import { formatBytes, formatList, formatMoment } from '../../format';
import { useT } from '../../useT';
import { answeredBy, type Asked, cleaningOf, type Details, fromOf, nameOf, readerOf } from './documents';
import { FileButtons } from './FileButtons';

/** Who sees it, or that no one does. */
const useShared = () => {
  const t = useT();
  return ({ shares }: Details): string => {
    const names = shares.filter(({ shared }) => shared).map((share) => readerOf(share, t));
    return names.length ? t('documents.shared', { names: formatList(names) }) : t('documents.unshared');
  };
};

/** How often it was opened and taken away by whom it is shared with. */
const useOpened = () => {
  const t = useT();
  return ({ opened }: Details): string => {
    const of = (what: 'viewed' | 'downloaded') => opened.filter((one) => one.what === what).length;
    const counts = (['viewed', 'downloaded'] as const)
      .filter((what) => of(what) > 0)
      .map((what) => t(`documents.${what}`, { n: of(what) }));
    if (!counts.length) return t('documents.neverOpened');
    return [...counts, t('documents.lastOpened', { when: formatMoment(opened[0]!.at) })].join(', ');
  };
};

interface Props {
  readonly leadId: string;
  readonly document: Details;
  readonly requests: readonly Asked[];
  readonly open: () => void;
}

/** One document in a list: what it is, from whom, who sees it and how often it was opened. */
export const DocumentLine = ({ leadId, document, requests, open }: Props) => {
  const t = useT();
  const shared = useShared();
  const opened = useOpened();
  const answered = answeredBy(document, requests);
  const cleaned = cleaningOf(document, t);
  const { type, bytes, at } = document;
  return (
    <ShortLine
      head={
        <>
          <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            <MuiLink
              component="button"
              type="button"
              onClick={open}
              sx={{ fontWeight: 650, fontSize: 'inherit', textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              <bdi>{nameOf(document, t)}</bdi>
            </MuiLink>
          </Box>
          <FileButtons leadId={leadId} document={document} />
        </>
      }
    >
      <div>
        {t('documents.facts', { type: type.toUpperCase(), size: formatBytes(bytes), when: formatMoment(at), by: fromOf(document, t) })}
      </div>
      {cleaned && <div>{cleaned}</div>}
      {answered && <div>{t('documents.answers', { label: answered })}</div>}
      <div>
        {shared(document)} · {opened(document)}
      </div>
    </ShortLine>
  );
};
