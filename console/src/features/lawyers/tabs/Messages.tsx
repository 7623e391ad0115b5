import type { MessageRow } from '@jurilien/rows/messaging';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { MessageLine } from '../../../components/text/MessageBody';
import { Loaded, Panel } from '../../../components/page/Panel';
import { useT } from '../../../useT';
import { RunsPanel } from '../../rules';
import { newest } from '../../../components/list/Scroll';

/** What rules will send and did not, and what we sent, by which means, and what became of it. */
export const MessagesOf = ({ row: { id } }: { row: ProfessionalRow }) => {
  const t = useT();
  const query = useGetList<MessageRow>('messages', { ...newest('queuedAt'), filter: { recipientId: id } });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <RunsPanel about={{ professionalId: id }} />
      <Panel title={t('lawyers.tabs.messages')}>
        <Loaded query={query} isEmpty={!query.data?.length} empty={t('messages.empty')}>
          {query.data?.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </Loaded>
      </Panel>
    </Box>
  );
};
