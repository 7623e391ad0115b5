import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { ProspectRow } from '@jurilien/rows/prospects';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { PageHeader } from '../../components/page/PageHeader';
import { useT } from '../../useT';
import { loseForm } from './forms';
import { Lane } from './Lane';
import { NewProspect } from './NewProspect';
import { ProspectNav } from './ProspectNav';
import { STAGES, type ByHand } from './stages';

/** X19 by stage: moved by dragging a card, or by the menu of its button; a loss asks for its reason. */
export default function Board() {
  const t = useT();
  const { run, problem } = useCommand();
  const [dragged, setDragged] = useState<ProspectRow>();
  const [command, setCommand] = useState<Command>();
  const move = (row: ProspectRow, stage: ByHand) => {
    if (stage === 'lost') setCommand(loseForm(row, { t }));
    else void run('MoveProspect', { prospectId: row.id, stage });
  };
  return (
    <>
      <PageHeader title={t('prospects.title')} aside={<NewProspect />} />
      <ProspectNav />
      <ProblemAlert problem={problem} />
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('prospects.boardHint')}</Typography>
      <Box
        role="group"
        aria-label={t('prospects.boardLabel')}
        tabIndex={0}
        sx={{
          ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 3, pb: 3 },
          ...{ overflowX: { sm: 'auto' }, alignItems: { sm: 'flex-start' } },
        }}
      >
        {STAGES.map((stage) => (
          <Lane key={stage} stage={stage} dragged={dragged} onDrag={setDragged} onMove={move} />
        ))}
      </Box>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}
