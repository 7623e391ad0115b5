import { Box } from '@mui/material';
import { COLON } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useT } from '../../../useT';
import { mailTime } from './mail-words';
import type { SavedOne } from './saved';

type Run = SavedOne['runs'][number];

/** To how many a mail went, and to whom not. What is open of one that is not the newest goes to no one any more. */
const Outcome = ({ run, newest }: { run: Run; newest: boolean }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <>
      {t('reports.mail.sent', { n: run.sent })}
      {run.open > 0 && ` ${t(newest ? 'reports.mail.underWay' : 'reports.mail.overtaken', { n: run.open })}`}
      {run.missed > 0 && ` ${t('reports.mail.missed', { n: run.missed })}`}
      {run.withheld.map(({ userId, why }) => (
        <Box key={userId}>{t('reports.mail.withheld', { name: nameOf(userId), why: t(`reports.mail.why.${why}`) })}</Box>
      ))}
    </>
  );
};

/** The last mails of a report: when, to how many, and why not to someone. */
export const MailRuns = ({ runs }: { runs: readonly Run[] }) => {
  const t = useT();
  return (
    <Box component="section" aria-label={t('reports.mail.history')}>
      <Box component="h3" sx={{ fontSize: '.875rem', m: 0, mb: 2 }}>
        {t('reports.mail.history')}
      </Box>
      {runs.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('reports.mail.noHistory')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, fontSize: '.8125rem' }}>
        {runs.map((run, index) => (
          <li key={run.plannedAt}>
            <strong>{mailTime(run.plannedAt)}</strong>
            {COLON} <Outcome run={run} newest={index === 0} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
