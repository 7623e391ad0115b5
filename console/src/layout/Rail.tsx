import { Box, IconButton, Tooltip } from '@mui/material';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import LeadsIcon from '@mui/icons-material/InboxOutlined';
import ValidIcon from '@mui/icons-material/FactCheckOutlined';
import PeopleIcon from '@mui/icons-material/BadgeOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import ThemeIcon from '@mui/icons-material/ContrastOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import type { ReactNode } from 'react';
import { useGetList, useLogout, useTheme } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { Wordmark } from '../components/Drawing';
import { addressIn, locale } from '../locale';
import { mayRead, me } from '../roles';
import { useCode, useT, type Key } from '../useT';

const places: { name: string; to: string; label: Key; icon: ReactNode; filter?: { resource: string; filter: object } }[] = [
  { name: 'dashboard', to: '/', label: 'nav.dashboard', icon: <DashboardIcon /> },
  { name: 'validations', to: '/validations', label: 'nav.validations', icon: <ValidIcon />, filter: { resource: 'leads', filter: { state: ['ToValidate', 'InValidation'] } } },
  { name: 'leads', to: '/leads', label: 'nav.leads', icon: <LeadsIcon /> },
  { name: 'lawyers', to: '/lawyers', label: 'nav.lawyers', icon: <PeopleIcon />, filter: { resource: 'professionals', filter: { state: ['Applied'] } } },
  { name: 'messages', to: '/messages', label: 'nav.messages', icon: <MessageIcon /> },
];

const Count = ({ resource, filter }: { resource: string; filter: object }) => {
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' }, filter });
  return total ? <Box component="span" sx={{ ml: 'auto', minWidth: 22, px: 1.5, borderRadius: 10, fontSize: '.6875rem', fontWeight: 800, textAlign: 'center', bgcolor: '#ffa270', color: '#1d1733' }}>{total}</Box> : null;
};

/** Dark rail: places with their live counters, then language, theme and the person. */
export const Rail = ({ onHelp }: { onHelp: () => void }) => {
  const t = useT();
  const code = useCode();
  const logout = useLogout();
  const [theme, setTheme] = useTheme();
  const person = me();
  const tool = { color: '#cdc5df', width: 36, height: 36, '&:hover': { color: '#fff', bgcolor: 'rgb(255 255 255 / .1)' } };
  return (
    <Box component="header" sx={{ height: '100%', display: 'flex', flexDirection: 'column', bgcolor: '#1d1733', color: '#fff', ':focus-visible': { outlineColor: '#ffa270' } }}>
      <Box sx={{ px: 4, pt: 5, pb: 5 }}><Wordmark inverse /></Box>
      <Box component="nav" aria-label={t('nav.main')} sx={{ display: 'grid', gap: 0.5, px: 2 }}>
        {places.filter((place) => mayRead(person.role, place.name)).map((place) => (
          <Box key={place.to} component={NavLink} to={place.to} end={place.to === '/'}
            sx={{ display: 'flex', alignItems: 'center', gap: 2.5, px: 2.5, minHeight: 40, borderRadius: 1, textDecoration: 'none', color: '#d6cfe6', fontWeight: 650, fontSize: '.875rem', svg: { fontSize: 19 }, '&:hover': { bgcolor: 'rgb(255 255 255 / .07)', color: '#fff' }, '&.active': { bgcolor: '#4527a0', color: '#fff' } }}>
            {place.icon}<span>{t(place.label)}</span>{place.filter && <Count {...place.filter} />}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto', p: 2, borderTop: '1px solid #383050' }}>
        <Box sx={{ px: 2, pb: 2 }}>
          <Box sx={{ fontWeight: 700, fontSize: '.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>{person.name}</Box>
          <Box sx={{ fontSize: '.75rem', color: '#b4abc9' }}>{code('roles', person.role)}</Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Tooltip title={t('app.help')}><IconButton aria-label={t('app.help')} onClick={onHelp} sx={tool}><HelpIcon fontSize="small" /></IconButton></Tooltip>
          <Tooltip title={t('app.theme')}><IconButton aria-label={t('app.theme')} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')} sx={tool}><ThemeIcon fontSize="small" /></IconButton></Tooltip>
          <Tooltip title={t('app.signOut')}><IconButton aria-label={t('app.signOut')} onClick={() => void logout()} sx={tool}><LogoutIcon fontSize="small" /></IconButton></Tooltip>
          <Box component="a" href="#" lang={locale === 'fr' ? 'en' : 'fr'} hrefLang={locale === 'fr' ? 'en' : 'fr'} onClick={(event) => { event.preventDefault(); window.location.assign(addressIn(locale === 'fr' ? 'en' : 'fr')); }}
            sx={{ ml: 'auto', px: 2, py: 1.5, borderRadius: 1, color: '#fff', fontWeight: 700, fontSize: '.8125rem', textDecoration: 'none', '&:hover': { bgcolor: 'rgb(255 255 255 / .1)' } }}>{t('app.language')}</Box>
        </Box>
      </Box>
    </Box>
  );
};
