import { Button, ButtonGroup } from '@mui/material';
import { Link } from 'react-router-dom';
import { useT } from '../../useT';

/** The same requests as a list or by state. */
export const ListOrBoard = ({ board = false }: { board?: boolean }) => {
  const t = useT();
  const one = (to: string, here: boolean, label: string) => (
    <Button component={Link} to={to} variant={here ? 'contained' : 'outlined'} aria-current={here ? 'page' : undefined}>
      {label}
    </Button>
  );
  return (
    <ButtonGroup size="small" aria-label={t('kanban.shown')}>
      {one('/leads', !board, t('kanban.list'))}
      {one('/leads/board', board, t('kanban.board'))}
    </ButtonGroup>
  );
};
