import { Box, Drawer, IconButton, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import { Fragment, lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { EndedPage, ErrorPage, NotStaffPage } from '../components/page/Pages';
import { Wordmark } from '../components/Drawing';
import { useLiveConnection } from '../live';
import { takeNames } from '../in-force/names';
import { locale } from '../locale';
import { useConfigInForce } from '../in-force/useConfig';
import { useT } from '../useT';
import { Bell } from './Bell';
import { ImpersonationBar } from './ImpersonationBar';
import { NetworkBars } from './NetworkBars';
import { PageViews } from './PageViews';
import { Rail } from './Rail';
import { isStaff, me } from '../roles';
import { useSessionOver } from '../session/session';
import { useShortcuts } from './shortcuts';
import { StepUp } from './StepUp';

const Help = lazy(() => import('./Help'));

/** Clients and professionals have accounts too, but nothing to do here; a session that is over leaves nothing to show. */
export const Layout = ({ children }: { children: ReactNode }) => {
  if (useSessionOver()) return <EndedPage />;
  return isStaff(me().role) ? <Frame>{children}</Frame> : <NotStaffPage />;
};

const SkipLink = () => {
  const t = useT();
  return (
    <Box
      component="a"
      href="#content"
      sx={{ position: 'absolute', left: -9999, zIndex: 2000, bgcolor: 'background.paper', p: 2, '&:focus': { left: 8, top: 8 } }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('app.skip')}
    </Box>
  );
};

const PhoneBar = ({ onMenu }: { onMenu: () => void }) => {
  const t = useT();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 3,
        height: 52,
        bgcolor: '#1d1733',
        color: '#fff',
        position: 'sticky',
        top: 0,
        zIndex: 10,
      }}
    >
      <IconButton onClick={onMenu} aria-label={t('app.menu')} sx={{ color: '#fff', width: 44, height: 44 }}>
        <MenuIcon />
      </IconButton>
      <Wordmark inverse />
      <Box sx={{ ml: 'auto' }}>
        <Bell />
      </Box>
    </Box>
  );
};

/** The frame of every page: rail on the left (drawer on a phone), network bars, content. */
const Frame = ({ children }: { children: ReactNode }) => {
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const tablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const { pathname } = useLocation();
  useLiveConnection();
  const names = takeNames(useConfigInForce(), locale);
  useShortcuts(useCallback(() => setHelp(true), []));
  useEffect(() => setOpen(false), [pathname]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      {phone ? (
        <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { sx: { width: 232, border: 0 } } }}>
          <Rail onHelp={() => setHelp(true)} />
        </Drawer>
      ) : (
        <Box sx={{ width: tablet ? 64 : 208, flex: 'none', position: 'sticky', top: 0, height: '100vh', displayPrint: 'none' }}>
          <Rail narrow={tablet} onHelp={() => setHelp(true)} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {phone && <PhoneBar onMenu={() => setOpen(true)} />}
        <ImpersonationBar />
        <NetworkBars />
        <PageViews />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, px: { xs: 3, sm: 5, lg: 7 }, py: { xs: 4, sm: 5 }, outline: 'none', maxWidth: 1680, width: '100%', minWidth: 0 }}
        >
          <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
            <Suspense fallback={<PageSkeleton />}>
              {/* What is called otherwise is so in every text of the page. */}
              <Fragment key={names}>{children}</Fragment>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <StepUp />
      <Suspense>{help && <Help onClose={() => setHelp(false)} />}</Suspense>
    </Box>
  );
};

const PageSkeleton = () => {
  const t = useT();
  return (
    <Box aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton width={180} height={36} />
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} height={38} />
      ))}
    </Box>
  );
};
