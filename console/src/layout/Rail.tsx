import { Box, IconButton, Tooltip } from '@mui/material';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import LeadsIcon from '@mui/icons-material/InboxOutlined';
import ValidIcon from '@mui/icons-material/FactCheckOutlined';
import PeopleIcon from '@mui/icons-material/BadgeOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import BlacklistIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import AuditIcon from '@mui/icons-material/HistoryEduOutlined';
import SiteIcon from '@mui/icons-material/TravelExploreOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import FindIcon from '@mui/icons-material/ManageSearchOutlined';
import WavesIcon from '@mui/icons-material/WavesOutlined';
import CandidatesIcon from '@mui/icons-material/SchoolOutlined';
import ThemeIcon from '@mui/icons-material/ContrastOutlined';
import SalesIcon from '@mui/icons-material/QueryStatsOutlined';
import type { ReactNode } from 'react';
import { useGetList, useTheme } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { Monogram, Wordmark } from '../components/Drawing';
import { addressIn, locale } from '../locale';
import { mayRead, me } from '../roles';
import { useT, type Key } from '../useT';
import { UserMenu } from './UserMenu';

const places: { name: string; to: string; label: Key; icon: ReactNode; filter?: { resource: string; filter: object } }[] = [
  { name: 'dashboard', to: '/', label: 'nav.dashboard', icon: <DashboardIcon /> },
  { name: 'finder', to: '/finder', label: 'nav.finder', icon: <FindIcon /> },
  {
    name: 'validations',
    to: '/validations',
    label: 'nav.validations',
    icon: <ValidIcon />,
    filter: { resource: 'leads', filter: { state: ['ToValidate', 'InValidation'] } },
  },
  { name: 'leads', to: '/leads', label: 'nav.leads', icon: <LeadsIcon /> },
  {
    name: 'lawyers',
    to: '/lawyers',
    label: 'nav.lawyers',
    icon: <PeopleIcon />,
    filter: { resource: 'professionals', filter: { state: ['Applied'] } },
  },
  {
    name: 'inbox',
    to: '/comms',
    label: 'nav.messages',
    icon: <MessageIcon />,
    filter: { resource: 'threads', filter: { awaiting_gt: 0, state: ['Open'] } },
  },
  {
    name: 'blacklist',
    to: '/blacklist',
    label: 'nav.blacklist',
    icon: <BlacklistIcon />,
    filter: { resource: 'blacklist', filter: { state: ['Proposed', 'UnderReview'] } },
  },
  { name: 'sales', to: '/sales', label: 'nav.sales', icon: <SalesIcon /> },
  { name: 'simulator', to: '/wave-simulator', label: 'nav.simulator', icon: <WavesIcon /> },
  { name: 'questions', to: '/questions', label: 'nav.questions', icon: <QuestionsIcon /> },
  { name: 'site', to: '/site', label: 'nav.site', icon: <SiteIcon /> },
  { name: 'candidates', to: '/candidates', label: 'nav.candidates', icon: <CandidatesIcon /> },
  { name: 'users', to: '/users', label: 'nav.users', icon: <UsersIcon /> },
  { name: 'audit', to: '/audit', label: 'nav.audit', icon: <AuditIcon /> },
];
const other = locale === 'fr' ? 'en' : 'fr';

const Count = ({ resource, filter, narrow }: { resource: string; filter: object; narrow: boolean }) => {
  // A count needs no order of its own; every list has an id.
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter });
  return total ? (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        minWidth: narrow ? 18 : 22,
        px: narrow ? 1 : 1.5,
        borderRadius: 10,
        fontSize: '.6875rem',
        lineHeight: 1.5,
        fontWeight: 800,
        textAlign: 'center',
        bgcolor: '#ffa270',
        color: '#1d1733',
        ...(narrow ? { position: 'absolute', top: 2, right: 2 } : {}),
      }}
    >
      {total}
    </Box>
  ) : null;
};

/** Dark rail: places with their live counters, then language, theme and the person; icons alone on a tablet. */
export const Rail = ({ onHelp, narrow = false }: { onHelp: () => void; narrow?: boolean }) => {
  const t = useT();
  const [theme, setTheme] = useTheme();
  const person = me();
  const tool = { color: '#cdc5df', width: 36, height: 36, '&:hover': { color: '#fff', bgcolor: 'rgb(255 255 255 / .1)' } };
  const tools: [Key, () => void, ReactNode][] = [
    ['app.help', onHelp, <HelpIcon key="h" fontSize="small" />],
    ['app.theme', () => setTheme(theme === 'dark' ? 'light' : 'dark'), <ThemeIcon key="t" fontSize="small" />],
  ];
  return (
    <Box
      component="header"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: '#1d1733',
        color: '#fff',
        ':focus-visible': { outlineColor: '#ffa270' },
      }}
    >
      <Box sx={{ px: narrow ? 0 : 4, py: 5, display: 'grid', justifyItems: narrow ? 'center' : 'start' }}>
        {narrow ? <Monogram /> : <Wordmark inverse />}
      </Box>
      <Box component="nav" aria-label={t('nav.main')} sx={{ display: 'grid', gap: 0.5, px: narrow ? 2 : 2 }}>
        {places
          .filter((place) => mayRead(person.role, place.name))
          .map((place) => (
            <Tooltip key={place.to} title={narrow ? t(place.label) : ''} placement="right" describeChild>
              <Box
                component={NavLink}
                to={place.to}
                end={place.to === '/'}
                sx={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: narrow ? 'center' : 'flex-start',
                  gap: 2.5,
                  px: narrow ? 0 : 2.5,
                  minHeight: narrow ? 46 : 40,
                  borderRadius: 1,
                  textDecoration: 'none',
                  color: '#d6cfe6',
                  fontWeight: 650,
                  fontSize: '.875rem',
                  svg: { fontSize: narrow ? 22 : 19 },
                  '&:hover': { bgcolor: 'rgb(255 255 255 / .07)', color: '#fff' },
                  '&.active': { bgcolor: '#4527a0', color: '#fff' },
                }}
              >
                {place.icon}
                {narrow ? (
                  <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
                    {t(place.label)}
                  </Box>
                ) : (
                  <span>{t(place.label)}</span>
                )}
                {place.filter && <Count {...place.filter} narrow={narrow} />}
              </Box>
            </Tooltip>
          ))}
      </Box>
      <Box sx={{ mt: 'auto', p: 2, borderTop: '1px solid #383050' }}>
        <UserMenu narrow={narrow} />
        <Box sx={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', alignItems: 'center', mt: 1 }}>
          {tools.map(([label, act, icon]) => (
            <Tooltip key={label} title={t(label)} placement={narrow ? 'right' : 'top'}>
              <IconButton aria-label={t(label)} onClick={act} sx={tool}>
                {icon}
              </IconButton>
            </Tooltip>
          ))}
          <Box
            component="a"
            href={addressIn(other)}
            lang={other}
            hrefLang={other}
            onClick={(event) => {
              event.preventDefault();
              window.location.assign(addressIn(other));
            }}
            sx={{
              ml: narrow ? 0 : 'auto',
              px: 2,
              py: 1.5,
              borderRadius: 1,
              color: '#fff',
              fontWeight: 700,
              fontSize: '.8125rem',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'rgb(255 255 255 / .1)' },
            }}
          >
            {narrow && <span aria-hidden>{other.toUpperCase()}</span>}
            <Box component="span" sx={narrow ? { position: 'absolute', clipPath: 'inset(50%)' } : {}}>
              {t('app.language')}
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
