import { Badge, Box, Divider, IconButton, Menu, MenuItem } from '@mui/material';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../components/notices/link';
import { NoticeLine, type Notice } from '../components/notices/NoticeLine';
import { useNotices, useReading } from '../components/notices/useNotices';
import { mayRead, me } from '../roles';
import { useT } from '../useT';
import { TOOL, UNSEEN } from './short-window';

/** So many are in the menu; its page has the others. */
const NEWEST = 5;

/** One's own notices: how many were not read, the newest of them, and the way to all of them. */
export const Bell = () => (mayRead(me().role, 'notices') ? <OwnBell /> : null);

const OwnBell = () => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useNotices(1, NEWEST);
  const { readOne, readAll, busy } = useReading();
  const unread = data?.unread ?? 0;
  const close = () => setAnchor(null);
  const press = ({ id, read }: Notice) => {
    if (!read) void readOne(id);
    close();
  };
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? t('notices.bellUnread', { count: unread }) : t('notices.title')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TOOL}
      >
        <Badge
          badgeContent={unread > 0 ? unread : undefined}
          max={99}
          sx={{ '& .MuiBadge-badge': { bgcolor: '#ffa270', color: '#1d1733', fontWeight: 800 } }}
        >
          <BellIcon fontSize="small" />
        </Badge>
      </IconButton>
      <Box component="span" role="status" sx={UNSEEN}>
        {unread > 0 ? t('notices.bellUnread', { count: unread }) : ''}
      </Box>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('notices.title') }, paper: { sx: { width: 340, maxWidth: '94vw' } } }}
      >
        {(data?.data ?? []).map((notice) => {
          const place = notice.link === undefined ? '/notices' : placeOf(notice.link);
          const way = place === undefined ? { component: 'a', href: notice.link } : { component: Link, to: place };
          return (
            <MenuItem key={notice.id} {...way} onClick={() => press(notice)}>
              <NoticeLine notice={notice} />
            </MenuItem>
          );
        })}
        {data?.total === 0 && <MenuItem disabled>{t('notices.none')}</MenuItem>}
        <Divider component="li" role="separator" />
        {unread > 0 && (
          <MenuItem disabled={busy} onClick={() => void readAll()}>
            {t('notices.readAll')}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/notices" onClick={close}>
          {t('notices.all')}
        </MenuItem>
      </Menu>
    </>
  );
};
