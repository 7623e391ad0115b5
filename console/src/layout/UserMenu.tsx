import { Avatar, Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import UnfoldIcon from '@mui/icons-material/UnfoldMore';
import { useState } from 'react';
import { me } from '../roles';
import { myAccount } from '../session/places';
import { signOut } from '../session/session';
import { useCode, useT } from '../useT';
import { SHORT, UNSEEN } from './short-window';

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

const Person = ({ narrow }: { narrow: boolean }) => {
  const code = useCode();
  const person = me();
  return (
    <>
      <Avatar
        aria-hidden
        sx={{
          width: 30,
          height: 30,
          [SHORT]: { width: 26, height: 26 },
          fontSize: '.75rem',
          fontWeight: 800,
          bgcolor: '#4527a0',
          color: '#fff',
        }}
      >
        {initials(person.name)}
      </Avatar>
      {narrow ? (
        <Box component="span" sx={UNSEEN}>
          {person.name}
        </Box>
      ) : (
        <>
          <Box sx={{ minWidth: 0, flex: 1, [SHORT]: UNSEEN }}>
            <Box sx={{ fontWeight: 700, fontSize: '.8125rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {person.name}
            </Box>
            <Box sx={{ fontSize: '.75rem', color: '#b4abc9', '&::first-letter': { textTransform: 'uppercase' } }}>
              {code('roles', person.role)}
            </Box>
          </Box>
          <UnfoldIcon aria-hidden sx={{ fontSize: 18, color: '#b4abc9', [SHORT]: { display: 'none' } }} />
        </>
      )}
    </>
  );
};

/** The person at the console: their own account, which is kept on the public site, and the way out. */
export const UserMenu = ({ narrow }: { narrow: boolean }) => {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          width: '100%',
          minHeight: 48,
          justifyContent: narrow ? 'center' : 'flex-start',
          px: narrow ? 0 : 2,
          // Beside the tools, in one line with them.
          [SHORT]: narrow ? {} : { width: 'auto', minHeight: 26, px: 1 },
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: '#fff',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'rgb(255 255 255 / .07)' },
        }}
      >
        <Person narrow={narrow} />
      </Box>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { minWidth: 216 } } }}
      >
        <MenuItem component="a" href={myAccount}>
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={t('app.myAccount')} secondary={t('app.myAccountHint')} />
        </MenuItem>
        <Divider component="li" role="separator" />
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('app.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
