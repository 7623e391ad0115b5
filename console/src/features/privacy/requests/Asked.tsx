import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { Facts, Loaded, Panel } from '../../../components/page/Panel';
import { list, quiet } from '../../../components/text/who';
import { Tag } from '../../../components/Tone';
import { useOnline } from '../../../layout/NetworkBars';
import { me, whyNotAs } from '../../../roles';
import { useT } from '../../../useT';
import { documentForm } from './case-forms';
import type { Reached, useReached } from './useReached';
import type { Revealed } from './useRevealed';
import { PROVABLE } from './waiting';

interface Props {
  readonly row: PrivacyCaseRow;
  readonly revealed: Revealed | undefined;
  readonly onReveal: () => void;
}

/** Who asked and in which words; masked until the reader says why they need it. */
export const Asked = ({ row, revealed, onReveal }: Props) => {
  const t = useT();
  return (
    <Panel
      title={t('privacyCases.asked')}
      aside={!revealed && !whyNotAs(me().role, 'RevealContact') && <Button onClick={onReveal}>{t('privacyCases.reveal')}</Button>}
    >
      <Facts rows={[[t('privacyCases.name'), revealed?.name ?? row.name ?? '–']]} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t('privacyCases.words')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} color={revealed ? 'text.primary' : 'text.secondary'}>
        {revealed ? (revealed.words ?? t('privacyCases.noWords')) : t('privacyCases.masked')}
      </Typography>
    </Panel>
  );
};

interface AddressProps {
  readonly row: PrivacyCaseRow;
  readonly address: Reached['addresses'][number];
  readonly full: string | undefined;
  readonly onDocument: () => void;
}
const Address = ({ row, address, full, onDocument }: AddressProps) => {
  const t = useT();
  const online = useOnline();
  const why = online ? whyNotAs(me().role, 'VerifyPrivacyRequester') : t('actions.why.offline');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1.5, fontSize: '.8125rem' }}>
      <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {full ?? address.to}
      </Box>
      <Tag tone={address.proven ? 'success' : 'warning'}>{t(address.proven ? 'privacyCases.isProven' : 'privacyCases.isUnproven')}</Tag>
      {!address.proven && PROVABLE.includes(row.state) && (
        <ActionButton variant="outlined" size="small" why={why} onClick={onDocument}>
          {t('privacyCases.byDocument')}
        </ActionButton>
      )}
    </Box>
  );
};

/** The addresses that were named, each with whether it is proven by itself; nothing is reached by one that is not. */
export const Addresses = ({ row, query, revealed }: Pick<Props, 'row' | 'revealed'> & { query: ReturnType<typeof useReached> }) => {
  const t = useT();
  const [command, setCommand] = useState<Command>();
  return (
    <Panel title={t('privacyCases.addresses')}>
      <Typography sx={{ ...quiet, mb: 1 }}>{t('privacyCases.addressesHint')}</Typography>
      <Loaded query={query} isEmpty={query.data?.addresses.length === 0} empty={t('privacyCases.noAddresses')}>
        <Box component="ul" sx={list}>
          {query.data?.addresses.map((address) => (
            <Address
              key={address.identifier}
              row={row}
              address={address}
              full={revealed?.addresses[address.identifier]}
              onDocument={() => setCommand(documentForm(row, address, t))}
            />
          ))}
        </Box>
      </Loaded>
      {command && <CommandDialog key={command.label} command={command} onClose={() => setCommand(undefined)} />}
    </Panel>
  );
};
