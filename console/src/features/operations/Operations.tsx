import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { useT } from '../../useT';
import { SwitchPanel } from '../inbox';
import { Acts } from './Acts';
import { DeadLetters } from './DeadLetters';
import { Keeping } from './Keeping';
import { Processes } from './Processes';
import { Queues } from './Queues';
import { Readers } from './Readers';
import { useMachine } from './useMachine';
import { Wrong } from './Wrong';

/** N07: how the machine is, what is wrong and what to do about it, and the acts that do it. */
export default function Operations() {
  const t = useT();
  const client = useQueryClient();
  const query = useMachine();
  const [command, setCommand] = useState<Command>();
  const machine = query.data;
  return (
    <>
      <PageHeader title={t('operations.title')} />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('operations.hint')}
      </Box>
      <Loaded query={query} lines={8}>
        {machine && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Wrong machine={machine} />
            <DeadLetters onCommand={setCommand} />
            <Queues machine={machine} />
            <Readers machine={machine} onCommand={setCommand} />
            <SwitchPanel />
            <Processes machine={machine} />
            <Keeping machine={machine} />
            <Acts settling={machine.settling} />
          </Box>
        )}
      </Loaded>
      {command && (
        <CommandDialog
          command={command}
          onClose={() => setCommand(undefined)}
          onDone={() => void client.invalidateQueries({ queryKey: ['operations'] })}
        />
      )}
    </>
  );
}
