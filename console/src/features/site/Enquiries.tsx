import type { EnquiryRow } from '@jurilien/rows/messaging';
import type { ActionOn } from '@jurilien/rows/processes';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { LiveList, type Column } from '../../components/list/LiveList';
import { OwnWords } from '../../components/text/OwnWords';
import { Facts, Loaded } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatFull, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';

const open = { state: ['Open'] };
const commandOf = (command: ActionOn<'enquiries'>, { id }: EnquiryRow, label: string): Command => ({
  command,
  label,
  fields: [],
  reason: false,
  payload: () => ({ enquiryId: id }),
});

const Card = ({ row }: { row: EnquiryRow }) => {
  const code = useCode();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <State family="enquiryStates" value={row.state} /> {code('enquiryTopics', row.topic)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.receivedAt)}</Box>
    </Box>
  );
};

/** What people wrote on the contact form of the site (P04), and what still waits for an answer. */
export default function Enquiries() {
  const t = useT();
  const code = useCode();
  const [shown, setShown] = useState<EnquiryRow>();
  const [command, setCommand] = useState<Command>();
  const columns: Column<EnquiryRow>[] = [
    { key: 'name', label: t('enquiries.name'), cell: () => null },
    { key: 'topic', label: t('enquiries.topic'), sort: 'topic', cell: (row) => code('enquiryTopics', row.topic) },
    { key: 'email', label: t('enquiries.email'), cell: (row) => row.email },
    { key: 'state', label: t('enquiries.state'), sort: 'state', cell: (row) => <State family="enquiryStates" value={row.state} /> },
    { key: 'receivedAt', label: t('enquiries.received'), sort: 'receivedAt', cell: (row) => formatMoment(row.receivedAt) },
  ];
  return (
    <>
      <LiveList<EnquiryRow>
        resource="enquiries"
        view="enquiries"
        title={t('enquiries.title')}
        above={<CommsTabs />}
        search={t('enquiries.search')}
        columns={columns}
        sort={{ field: 'receivedAt', order: 'ASC' }}
        filter={open}
        views={[
          { key: 'open', label: t('enquiries.open'), filter: open, counted: true },
          { key: 'answered', label: t('enquiries.answered'), filter: { state: ['Answered'] } },
          { key: 'all', label: t('enquiries.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'topic',
            label: t('enquiries.topic'),
            options: every<EnquiryRow['topic']>()('client', 'professional', 'candidate', 'press', 'accessibility', 'other').map(
              (value) => ({ value, label: code('enquiryTopics', value) }),
            ),
          },
        ]}
        onOpen={setShown}
        rowName={(row) => row.name ?? '–'}
        empty={t('enquiries.empty')}
        emptyText={t('enquiries.emptyText')}
        card={(row) => <Card row={row} />}
      />
      {shown && (
        <EnquiryDialog
          row={shown}
          onClose={() => setShown(undefined)}
          onCommand={(asked) => (setCommand(commandOf(asked, shown, t(`actions.${asked}`))), setShown(undefined))}
        />
      )}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}

/** Lists leave words and addresses out: they are read when a message is opened, and that is recorded. */
const EnquiryDialog = ({
  row,
  onClose,
  onCommand,
}: {
  row: EnquiryRow;
  onClose: () => void;
  onCommand: (command: ActionOn<'enquiries'>) => void;
}) => {
  const t = useT();
  const code = useCode();
  const query = useGetOne<EnquiryRow>('enquiries', { id: row.id });
  const enquiry = query.data;
  const whyNot = useActions('enquiries', [row.id]);
  // Either it waits for an answer, or it can be taken up again: one button, the one that can be pressed.
  const command = whyNot(row.id, 'TakeUpEnquiry') ? 'MarkEnquiryAnswered' : 'TakeUpEnquiry';
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="enquiry-title">
      <DialogTitle id="enquiry-title">{code('enquiryTopics', row.topic)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              [t('enquiries.name'), enquiry?.name ?? '–'],
              [t('enquiries.email'), enquiry?.email ?? '–'],
              [t('enquiries.lang'), code('langs', row.lang)],
              [t('enquiries.received'), formatFull(row.receivedAt)],
            ]}
          />
          <OwnWords lang={row.lang} apart>
            {enquiry?.body ?? '–'}
          </OwnWords>
        </Loaded>
      </DialogContent>
      <DialogActions>
        {enquiry?.email?.includes('@') && (
          <Button variant="outlined" href={`mailto:${encodeURIComponent(enquiry.email)}`}>
            {t('enquiries.reply')}
          </Button>
        )}
        <ActionButton variant="outlined" why={whyNot(row.id, command)} onClick={() => onCommand(command)}>
          {t(`actions.${command}`)}
        </ActionButton>
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
