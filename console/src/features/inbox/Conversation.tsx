import { Box, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { maskAddress } from '../../components/text/mask';
import { ErrorPanel } from '../../components/page/Pages';
import { Bubbles } from './Bubbles';
import { Compose } from './Compose';
import { Context } from './Context';
import { ConversationHead } from './ConversationHead';
import { useThread } from './useThread';

/** One conversation: its messages, what to do with it, and who it is with. */
export const Conversation = ({ id }: { id: string }) => {
  const query = useThread(id);
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (query.error) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <Box aria-busy="true" sx={{ p: 4, display: 'grid', gap: 3, alignContent: 'start' }}>
        {[60, 45, 70].map((width, i) => (
          <Skeleton key={width} variant="rounded" height={48} width={`${width}%`} sx={{ justifySelf: i % 2 ? 'end' : 'start' }} />
        ))}
      </Box>
    );
  const talk = query.data;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: wide ? 'minmax(0,1fr) 300px' : 'minmax(0,1fr)',
        minHeight: 0,
        height: wide ? '100%' : 'auto',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0,1fr) auto', minHeight: 0, minWidth: 0 }}>
        <ConversationHead talk={talk} />
        <Box
          sx={{ overflowY: 'auto', minHeight: 200, maxHeight: wide ? undefined : '55vh' }}
          tabIndex={0}
          role="log"
          aria-label={maskAddress(talk.thread.from)}
        >
          <Bubbles talk={talk} />
        </Box>
        <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
          <Compose key={talk.thread.id} talk={talk} />
        </Box>
      </Box>
      <Box sx={{ borderLeft: wide ? 1 : 0, borderTop: wide ? 0 : 1, borderColor: 'divider', overflowY: 'auto', minHeight: 0 }}>
        <Context key={talk.thread.id} talk={talk} />
      </Box>
    </Box>
  );
};
