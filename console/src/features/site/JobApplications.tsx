import type { JobApplicationRow } from '@jurilien/rows/recruiting';
import { jobApplicationKeptMonths } from '@jurilien/reference';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { problemOf, askFile, type Problem } from '../../api/http';
import { LiveList, type Column } from '../../components/list/LiveList';
import { OwnWords } from '../../components/text/OwnWords';
import { Facts, Loaded } from '../../components/page/Panel';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { formatBytes, formatDate, formatFull, formatMoment } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';

/** Who applied for a post of ours (P06); each is gone by itself after months. */
export default function JobApplications() {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  const [shown, setShown] = useState<JobApplicationRow>();
  const columns: Column<JobApplicationRow>[] = [
    { key: 'name', label: t('jobs.name'), cell: () => null },
    { key: 'job', label: t('jobs.job'), sort: 'job', cell: (row) => row.job ?? t('jobs.open') },
    { key: 'lang', label: t('jobs.lang'), sort: 'lang', cell: (row) => code('langs', row.lang) },
    { key: 'receivedAt', label: t('jobs.received'), sort: 'receivedAt', cell: (row) => formatMoment(row.receivedAt) },
    { key: 'forgetAt', label: t('jobs.forget'), sort: 'forgetAt', cell: (row) => formatDate(row.forgetAt) },
  ];
  return (
    <>
      <LiveList<JobApplicationRow>
        resource="job-applications"
        view="job-applications"
        title={t('jobs.title')}
        above={<CommsTabs />}
        search={t('jobs.search')}
        columns={columns}
        sort={{ field: 'receivedAt', order: 'DESC' }}
        views={[{ key: 'all', label: t('jobs.all'), filter: {} }]}
        selects={[{ field: 'lang', label: t('jobs.lang'), options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })) }]}
        onOpen={setShown}
        rowName={(row) => row.name ?? '–'}
        empty={t('jobs.empty')}
        emptyText={t('jobs.emptyText', { months: config.value(jobApplicationKeptMonths) })}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem' }}>
            {row.job ?? t('jobs.open')} · {formatMoment(row.receivedAt)}
          </Box>
        )}
      />
      {shown && <ApplicationDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

const ApplicationDialog = ({ row, onClose }: { row: JobApplicationRow; onClose: () => void }) => {
  const t = useT();
  const code = useCode();
  const [problem, setProblem] = useState<Problem>();
  const query = useGetOne<JobApplicationRow>('job-applications', { id: row.id });
  const application = query.data;
  const download = async () => {
    setProblem(undefined);
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await askFile('GET /api/job-applications/:id/resume', { params: { id: String(row.id) } }));
      link.download = `cv-${String(row.id).slice(0, 8)}.${row.fileType}`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="application-title">
      <DialogTitle id="application-title">{row.job ?? t('jobs.open')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {problem && <ProblemAlert problem={problem} />}
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              [t('jobs.name'), application?.name ?? '–'],
              [t('jobs.email'), application?.email ?? '–'],
              [t('jobs.lang'), code('langs', row.lang)],
              [t('jobs.received'), formatFull(row.receivedAt)],
              [t('jobs.forget'), formatDate(row.forgetAt)],
            ]}
          />
          {application?.letter && (
            <OwnWords lang={row.lang} apart>
              {application.letter}
            </OwnWords>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void download()}>
          {t('jobs.resume')} ({row.fileType.toUpperCase()}, {formatBytes(row.bytes)})
        </Button>
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
