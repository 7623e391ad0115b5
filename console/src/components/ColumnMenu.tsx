import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { useT } from '../useT';

/** Which columns to show, remembered on this device. */
export const ColumnMenu = ({ columns, hidden, setHidden }: { columns: { key: string; label: string }[]; hidden: string[]; setHidden: (keys: string[]) => void }) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ColumnsIcon />} aria-haspopup="menu" aria-expanded={Boolean(anchor)} onClick={(event) => setAnchor(event.currentTarget)}>{t('list.columns')}</Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label }) => {
          const shown = !hidden.includes(key);
          return (
            <MenuItem key={key} role="menuitemcheckbox" aria-checked={shown} onClick={() => setHidden(shown ? [...hidden, key] : hidden.filter((each) => each !== key))} sx={{ py: 0 }}>
              <Checkbox size="small" checked={shown} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }} /><ListItemText>{label}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
