import type { ReviewRow } from '@jurilien/rows/feedback';
import { Box } from '@mui/material';
import { useState } from 'react';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { LiveList, type Column } from '../../components/list/LiveList';
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
  const [shown, setShown] = useState<ReviewRow>();
  const [command, setCommand] = useState<Command>();
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
          { field: 'lang', label: t('surveys.lang'), options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })) },
        ]}
        onOpen={setShown}
        rowName={(row) => t('reviews.of', { when: formatMoment(row.proposedAt) })}
        empty={t('reviews.empty')}
        emptyText={t('reviews.emptyText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem' }}>
            <State family="reviewStates" value={row.state} /> {code('reviewSubjects', row.subject)} · {code('langs', row.lang)}
          </Box>
        )}
      />
      {shown && (
        <ReviewDialog row={shown} onClose={() => setShown(undefined)} onCommand={(next) => (setCommand(next), setShown(undefined))} />
      )}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}
