import type { BlacklistRow } from '@jurilien/rows/exclusions';
import { Box, Link as MuiLink } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { State } from '../../components/Tone';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { newEntry, type From } from './actions';

/** One entry among others: what it is about, why, how it stands, and what else a page wants to say of it. */
export const EntryLine = ({ entry, children }: { entry: BlacklistRow; children?: ReactNode }) => {
  const code = useCode();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <MuiLink component={Link} to={`/blacklist/${entry.id}`} sx={{ fontWeight: 700 }}>
        {entry.label}
      </MuiLink>
      <span>{code('blacklistReasons', entry.blockType)}</span>
      <State family="blacklistStates" value={entry.state} />
      {children}
    </Box>
  );
};

/** The button that makes an entry from where it stands, with its form; disabled with the reason. */
export const AddEntry = ({ from, main }: { from: From; main?: boolean }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ActionButton
        {...(main ? { variant: 'contained' as const } : { size: 'small' as const })}
        why={online ? whyNotAs(me().role, 'AddBlacklistEntry') : t('actions.why.offline')}
        onClick={() => setAdding(true)}
      >
        {t('blacklist.add')}
      </ActionButton>
      {adding && <CommandDialog command={newEntry(from, { t, code })} onClose={() => setAdding(false)} />}
    </>
  );
};
