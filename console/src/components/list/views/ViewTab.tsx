import { Box } from '@mui/material';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import { useGetList, useResourceContext } from 'react-admin';
import { hasMore } from '../../../dataProvider';
import { useT } from '../../../useT';
import type { Filter } from '../filter';

const Total = ({ filter }: { filter: Filter }) => {
  const t = useT();
  const resource = useResourceContext()!;
  const { total, meta } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter });
  return (
    <Box component="span" sx={{ fontWeight: 700, fontSize: '.75rem', opacity: 0.85 }}>
      {hasMore(meta) ? t('list.moreThan', { total: total ?? 0 }) : (total ?? '')}
    </Box>
  );
};

interface Props {
  label: string;
  on: boolean;
  /** How many there are, shown beside the name. */
  counted?: Filter;
  /** The team has it. */
  shared?: boolean;
  /** Why it cannot be chosen. */
  why?: string;
  onApply: () => void;
}

/** A view of a list, pressed while it is what the list shows. */
export const ViewTab = ({ label, on, counted, shared, why, onApply }: Props) => {
  const t = useT();
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={on}
      aria-disabled={why ? true : undefined}
      title={why}
      onClick={() => !why && onApply()}
      sx={{
        font: 'inherit',
        fontSize: '.8125rem',
        fontWeight: on ? 750 : 600,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: 38,
        border: 0,
        bgcolor: 'transparent',
        cursor: why ? 'not-allowed' : 'pointer',
        whiteSpace: 'nowrap',
        color: on ? 'primary.main' : 'text.secondary',
        boxShadow: (theme) => (on ? `inset 0 -3px 0 ${theme.palette.primary.main}` : 'none'),
        '&:hover': { color: 'text.primary' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {label}
      {shared && <TeamIcon titleAccess={t('views.ofTeam')} sx={{ fontSize: 15 }} />}
      {counted && <Total filter={counted} />}
    </Box>
  );
};
