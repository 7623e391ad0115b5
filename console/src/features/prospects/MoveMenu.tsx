import type { ProspectRow } from '@jurilien/rows/prospects';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { useT } from '../../useT';
import { waysFrom, type ByHand } from './stages';

interface Props {
  readonly row: ProspectRow;
  readonly why: string | undefined;
  readonly onMove: (stage: ByHand) => void;
}

/** Moves a prospect without a mouse: every stage that can be reached by hand. */
export const MoveMenu = ({ row, why, onMove }: Props) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const move = (stage: ByHand) => {
    setAnchor(null);
    onMove(stage);
  };
  return (
    <>
      <ActionButton
        size="small"
        variant="outlined"
        why={why}
        aria-label={t('prospects.moveNamed', { name: row.name ?? row.firm ?? '–' })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('prospects.move')}
      </ActionButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {waysFrom(row).map((stage) => (
          <MenuItem key={stage} onClick={() => move(stage)}>
            {t(`prospects.stages.${stage}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
