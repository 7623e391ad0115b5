import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { placeOf } from '../../components/notices/link';
import { NoticeLine, type Notice } from '../../components/notices/NoticeLine';
import { useNotices, useReading } from '../../components/notices/useNotices';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { useT } from '../../useT';

const PAGE = 25;

/** What the console told the person at it, newest first (channel A of 4.7.4). */
export default function Notices() {
  const t = useT();
  const [page, setPage] = useState(1);
  const query = useNotices(page, PAGE);
  const { readOne, readAll, busy, problem } = useReading();
  const { data: told = [], total = 0, unread = 0, keptDays = 0 } = query.data ?? {};
  return (
    <>
      <PageHeader
        title={t('notices.title')}
        aside={
          unread > 0 && (
            <Button disabled={busy} onClick={() => void readAll()}>
              {t('notices.readAll')}
            </Button>
          )
        }
      />
      {problem && <ProblemAlert problem={problem} />}
      <Loaded query={query} isEmpty={total === 0} empty={t('notices.none')}>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('notices.kept', { days: keptDays })}</Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {told.map((notice) => (
            <Line key={notice.id} notice={notice} busy={busy} onRead={() => void readOne(notice.id)} />
          ))}
        </Box>
        <Box component="nav" aria-label={t('notices.pages')} sx={{ display: 'flex', gap: 2, mt: 2 }}>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('notices.newer')}</Button>}
          {page * PAGE < total && <Button onClick={() => setPage(page + 1)}>{t('notices.older')}</Button>}
        </Box>
      </Loaded>
    </>
  );
}

const Line = ({ notice, busy, onRead }: { notice: Notice; busy: boolean; onRead: () => void }) => {
  const t = useT();
  const { link, read, title } = notice;
  const place = link === undefined ? undefined : placeOf(link);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        px: 4,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <NoticeLine notice={notice} />
      </Box>
      {link !== undefined && (
        <Button
          {...(place === undefined ? { component: 'a', href: link } : { component: Link, to: place })}
          aria-label={t('notices.openOf', { title })}
          onClick={() => !read && onRead()}
        >
          {t('notices.open')}
        </Button>
      )}
      {!read && (
        <Button disabled={busy} aria-label={t('notices.readOf', { title })} onClick={onRead}>
          {t('notices.readOne')}
        </Button>
      )}
    </Box>
  );
};
