import { Box } from '@mui/material';
import { useState } from 'react';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { PageHeader } from '../../../components/page/PageHeader';
import { Loaded } from '../../../components/page/Panel';
import { useT } from '../../../useT';
import { CommsTabs } from '../CommsTabs';
import { SwitchHistory } from './SwitchHistory';
import { SwitchPanel } from './SwitchPanel';
import { useKillSwitches } from './useKillSwitches';

/** X06, N07: what can be stopped at once, and what was. */
export default function KillSwitches() {
  const t = useT();
  const query = useKillSwitches();
  const [command, setCommand] = useState<Command>();
  return (
    <>
      <PageHeader title={t('switches.title')} />
      <CommsTabs />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('switches.hint')}
      </Box>
      <Loaded query={query} lines={7}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <SwitchPanel />
          <SwitchHistory rows={query.rows.filter(({ clearedAt }) => clearedAt)} onCommand={setCommand} />
        </Box>
      </Loaded>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} onDone={() => void query.refetch()} />}
    </>
  );
}
