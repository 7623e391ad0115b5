import { Box, Divider, MenuItem } from '@mui/material';
import OnIcon from '@mui/icons-material/CheckBox';
import OffIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useResourceContext } from 'react-admin';
import { useT } from '../../useT';
import { MenuButton } from '../commands/MenuButton';
import { useListChoice } from './useListChoice';

/** Which columns to show and how much air rows have, kept for the person on every device, as it says; a view that is kept has its columns too. */
export const ColumnMenu = ({
  columns,
  hidden,
  setHidden,
}: {
  columns: { key: string; label: string }[];
  hidden: readonly string[];
  setHidden: (keys: string[]) => void;
}) => {
  const t = useT();
  const { choice, choose } = useListChoice(useResourceContext() ?? '');
  const roomy = choice.roomy === true;
  return (
    <MenuButton label={t('list.columns')} startIcon={<ColumnsIcon />}>
      {() => [
        ...columns.map(({ key, label }) => {
          const shown = !hidden.includes(key);
          return (
            <MenuItem
              key={key}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => setHidden(shown ? [...hidden, key] : hidden.filter((each) => each !== key))}
              sx={{ gap: 2 }}
            >
              {shown ? <OnIcon color="primary" fontSize="small" /> : <OffIcon fontSize="small" />}
              {label}
            </MenuItem>
          );
        }),
        <Divider key="-" component="li" role="separator" />,
        <MenuItem key="density" role="menuitemcheckbox" aria-checked={roomy} onClick={() => choose({ roomy: !roomy })} sx={{ gap: 2 }}>
          {roomy ? <OnIcon color="primary" fontSize="small" /> : <OffIcon fontSize="small" />}
          {t('views.roomy')}
        </MenuItem>,
        <Box
          key="note"
          component="li"
          role="presentation"
          sx={{ px: 4, py: 2, maxWidth: 280, fontSize: '.8125rem', color: 'text.secondary' }}
        >
          {t('views.columnsKept')}
        </Box>,
      ]}
    </MenuButton>
  );
};
