import type { Answer } from '@jurilien/contracts/api';
import { Box } from '@mui/material';
import { formatMoment } from '../../format';
import { useT } from '../../useT';

export type Notice = Answer<'GET /api/notices'>['data'][number];

/** What a notice says, in its own language, and when it came; whether it is new is said in words too. */
export const NoticeLine = ({ notice }: { notice: Notice }) => {
  const t = useT();
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Box lang={`${notice.lang}-CA`} sx={{ fontWeight: notice.read ? 500 : 750 }}>
        {notice.title}
      </Box>
      <Box lang={`${notice.lang}-CA`} sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
        {notice.text}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.75rem' }}>
        {!notice.read && `${t('notices.isNew')} · `}
        {formatMoment(notice.at)}
      </Box>
    </Box>
  );
};
