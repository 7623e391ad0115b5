import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { useT } from '../../useT';
import { CommsTabs } from './CommsTabs';
import { Conversation } from './Conversation';
import { ThreadList } from './ThreadList';

/** X06, Inbox: who wrote, the conversation, and who it is with; on a phone one of them at a time. */
export default function Inbox() {
  const t = useT();
  const { threadId } = useParams();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      <PageHeader title={t('comms.title')} />
      <CommsTabs />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: narrow ? 'minmax(0,1fr)' : '340px minmax(0,1fr)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
          height: { md: 'calc(100vh - 150px)' },
          minHeight: { md: 520 },
        }}
      >
        {(!narrow || !threadId) && (
          <Box sx={{ borderRight: narrow ? 0 : 1, borderColor: 'divider', minHeight: 0, display: 'grid' }}>
            <ThreadList open={threadId} />
          </Box>
        )}
        {threadId ? (
          <Box sx={{ minHeight: 0, overflowY: { md: 'auto', lg: 'hidden' } }}>
            <Conversation key={threadId} id={threadId} />
          </Box>
        ) : (
          !narrow && (
            <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1, p: 6, textAlign: 'center' }}>
              <Box sx={{ fontWeight: 750, fontSize: '1rem' }}>{t('comms.choose')}</Box>
              <Box sx={{ color: 'text.secondary' }}>{t('comms.chooseText')}</Box>
            </Box>
          )
        )}
      </Box>
    </>
  );
}
