import { Box, IconButton, Tooltip } from '@mui/material';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import CommandIcon from '@mui/icons-material/KeyboardCommandKeyOutlined';
import ThemeIcon from '@mui/icons-material/ContrastOutlined';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetList, useTheme } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { Monogram, Wordmark } from '../components/Drawing';
import { addressIn, locale } from '../locale';
import { mayRead, me, whyNotAs } from '../roles';
import { useT, type Key } from '../useT';
import { Bell } from './Bell';
import { openPalette } from './palette-switch';
import { groups, type Place } from './rail-places';
import { SHORT, TOOL, UNSEEN } from './short-window';
import { UserMenu } from './UserMenu';

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

const PlaceLink = ({ place, narrow }: { place: Place; narrow: boolean }) => {
  const t = useT();
  return (
    <Tooltip title={narrow ? t(place.label) : ''} placement="right" describeChild>
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
          minHeight: narrow ? 46 : 38,
          [SHORT]: { minHeight: narrow ? 26 : 24 },
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
          <Box component="span" sx={UNSEEN}>
            {t(place.label)}
          </Box>
        ) : (
          <span>{t(place.label)}</span>
        )}
        {place.filter && !(place.filter.toDo && whyNotAs(me().role, place.filter.toDo)) && (
          <Count resource={place.filter.resource} filter={place.filter.filter} narrow={narrow} />
        )}
      </Box>
    </Tooltip>
  );
};

/** The places this member of the team may open, the open one in sight. */
const Places = ({ narrow }: { narrow: boolean }) => {
  const t = useT();
  const seen = groups
    .map((group) => ({ ...group, places: group.places.filter(({ name }) => mayRead(me().role, name)) }))
    .filter(({ places }) => places.length > 0);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Browsers answer a promise here, which an effect must not return.
    void nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={t('nav.main')}
      // The person's own tools stay in reach below it, however short the window is.
      sx={{
        flex: '1 1 auto',
        minHeight: 0,
        overflowY: 'auto',
        px: 2,
        pb: 2,
        [SHORT]: { pb: 0 },
        scrollbarWidth: 'thin',
        scrollbarColor: '#5b5179 transparent',
      }}
    >
      {seen.map(({ title, places }) => (
        <Box
          key={title}
          role="group"
          aria-label={t(title)}
          sx={{
            display: 'grid',
            gap: 0.5,
            [SHORT]: { gap: 0 },
            // Where there is no room for names of groups, a line tells them apart.
            '& + &': { mt: 2, [SHORT]: { mt: 0, ...(narrow ? {} : { borderTop: '1px solid #383050' }) } },
          }}
        >
          {narrow ? (
            <Box aria-hidden sx={{ borderTop: '1px solid #383050', 'div:first-of-type > &': { display: 'none' } }} />
          ) : (
            <Box aria-hidden sx={{ px: 2.5, py: 1, fontSize: '.6875rem', fontWeight: 750, color: '#b4abc9', [SHORT]: { display: 'none' } }}>
              {t(title)}
            </Box>
          )}
          {places.map((place) => (
            <PlaceLink key={place.to} place={place} narrow={narrow} />
          ))}
        </Box>
      ))}
    </Box>
  );
};

/** Opens the palette of commands for those who do not know its keys. */
const CommandButton = ({ narrow }: { narrow: boolean }) => {
  const t = useT();
  return (
    <Tooltip title={t('app.commands')} placement="right">
      <IconButton
        aria-label={t('app.commands')}
        aria-haspopup="dialog"
        onClick={() => openPalette(true)}
        sx={{ ...TOOL, ml: narrow ? 0 : 'auto', [SHORT]: { height: 24, width: 24 } }}
      >
        <CommandIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const Tools = ({ onHelp, narrow }: { onHelp: () => void; narrow: boolean }) => {
  const t = useT();
  const [theme, setTheme] = useTheme();
  const tools: [Key, () => void, ReactNode][] = [
    ['app.help', onHelp, <HelpIcon key="h" fontSize="small" />],
    ['app.theme', () => setTheme(theme === 'dark' ? 'light' : 'dark'), <ThemeIcon key="t" fontSize="small" />],
  ];
  return (
    <>
      {tools.map(([label, act, icon]) => (
        <Tooltip key={label} title={t(label)} placement={narrow ? 'right' : 'top'}>
          <IconButton aria-label={t(label)} onClick={act} sx={TOOL}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </>
  );
};

const LanguageLink = ({ narrow }: { narrow: boolean }) => {
  const t = useT();
  return (
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
        [SHORT]: { px: narrow ? 2 : 1, py: 0.5 },
        borderRadius: 1,
        color: '#fff',
        fontWeight: 700,
        fontSize: '.8125rem',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'rgb(255 255 255 / .1)' },
      }}
    >
      <Box component="span" aria-hidden sx={{ display: narrow ? 'inline' : 'none', [SHORT]: { display: 'inline' } }}>
        {other.toUpperCase()}
      </Box>
      <Box component="span" sx={narrow ? UNSEEN : { [SHORT]: UNSEEN }}>
        {t('app.language')}
      </Box>
    </Box>
  );
};

/** Dark rail: places by group with their live counters, then language, theme and the person; icons alone on a tablet. */
export const Rail = ({ onHelp, narrow = false }: { onHelp: () => void; narrow?: boolean }) => (
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
    <Box
      sx={{
        ...{ flex: 'none', display: 'flex', flexDirection: narrow ? 'column' : 'row', alignItems: 'center', gap: narrow ? 1 : 2 },
        ...{ px: narrow ? 0 : 4, pr: narrow ? 0 : 2, py: 5, [SHORT]: { py: 0 } },
      }}
    >
      {narrow ? <Monogram /> : <Wordmark inverse />}
      <CommandButton narrow={narrow} />
    </Box>
    <Places narrow={narrow} />
    <Box
      sx={{
        ...{ flex: 'none', p: 2, borderTop: '1px solid #383050' },
        [SHORT]: { py: 0.25, ...(narrow ? {} : { display: 'flex', alignItems: 'center' }) },
      }}
    >
      <UserMenu narrow={narrow} />
      <Box
        sx={{
          ...{ display: 'flex', flexDirection: narrow ? 'column' : 'row', alignItems: 'center', mt: 1 },
          [SHORT]: narrow ? {} : { mt: 0, flex: 1 },
        }}
      >
        <Bell />
        <Tools onHelp={onHelp} narrow={narrow} />
        <LanguageLink narrow={narrow} />
      </Box>
    </Box>
  </Box>
);
