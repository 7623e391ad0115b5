import type { ReviewRow } from '@jurilien/rows/feedback';
import { Box } from '@mui/material';
import { LiveList, type Column } from '../../components/list/LiveList';
import { useOpenedRow } from '../../components/commands/useOpenedRow';
import { useUsualSelects } from '../../components/list/Filters';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';
import { ReviewDialog } from './ReviewDialog';
import { Trend } from './Trend';

const waiting = { state: 'Candidate' };

const useColumns = (): Column<ReviewRow>[] => {
  const t = useT();
  const code = useCode();
  return [
    { key: 'proposedAt', label: t('reviews.proposed'), sort: 'proposedAt', cell: (row) => formatMoment(row.proposedAt) },
    { key: 'state', label: t('surveys.state'), sort: 'state', cell: (row) => <State family="reviewStates" value={row.state} /> },
    { key: 'subject', label: t('reviews.subject'), sort: 'subject', cell: (row) => code('reviewSubjects', row.subject) },
    { key: 'lang', label: t('surveys.lang'), sort: 'lang', cell: (row) => code('langs', row.lang) },
    { key: 'province', label: t('reviews.province'), sort: 'province', cell: (row) => code('provinces', row.province) },
    { key: 'reply', label: t('reviews.replied'), cell: (row) => (row.reply ? t('surveys.yes') : '–') },
    {
      key: 'reason',
      label: t('reviews.ended'),
      sort: 'reason',
      cell: (row) => (row.reason ? code('reviewReasons', row.reason) : row.endedBy ? code('reviewEnders', row.endedBy) : '–'),
    },
  ];
};

/** X18: words that clients let us publish, about the platform or, in Ontario, about a professional: what waits to be read, what is published, what was withdrawn. */
export default function Reviews() {
  const t = useT();
  const code = useCode();
  const { lang } = useUsualSelects();
  const { open, windows } = useOpenedRow<ReviewRow>((row, window) => <ReviewDialog row={row} {...window} />);
  const columns = useColumns();
  return (
    <>
      <LiveList<ReviewRow>
        resource="reviews"
        view="reviews"
        title={t('reviews.title')}
        above={
          <>
            <CommsTabs />
            <Trend />
          </>
        }
        columns={columns}
        sort={{ field: 'proposedAt', order: 'DESC' }}
        filter={waiting}
        views={[
          { key: 'waiting', label: t('reviews.waiting'), filter: waiting, counted: true },
          { key: 'published', label: t('reviews.published'), filter: { state: 'Published' } },
          { key: 'all', label: t('surveys.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'subject',
            label: t('reviews.subject'),
            options: every<ReviewRow['subject']>()('platform', 'professional').map((value) => ({
              value,
              label: code('reviewSubjects', value),
            })),
          },
          lang,
        ]}
        onOpen={open}
        rowName={(row) => t('reviews.of', { when: formatMoment(row.proposedAt) })}
        empty={t('reviews.empty')}
        emptyText={t('reviews.emptyText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem' }}>
            <State family="reviewStates" value={row.state} /> {code('reviewSubjects', row.subject)} · {code('langs', row.lang)}
          </Box>
        )}
      />
      {windows}
    </>
  );
}
