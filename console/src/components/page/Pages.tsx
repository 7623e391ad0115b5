import { Box, Button, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { problemOf } from '../../api/http';
import { formatList } from '../../format';
import { me } from '../../roles';
import { firstToLeave, home, signInAgain } from '../../session/places';
import { signOut } from '../../session/session';
import { useStaff } from '../../useStaff';
import { useT, type Key } from '../../useT';
import { Drawing } from '../Drawing';

/** A whole-page or whole-panel message: a drawing, what it is, what to do. */
export const Message = ({
  drawing,
  title,
  text,
  children,
  compact,
  heading = 'h2',
}: {
  drawing?: 'empty' | 'lost' | 'locked' | 'broken';
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  compact?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
}) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, py: compact ? 5 : 16, px: 4 }}>
    {drawing && !compact && <Drawing name={drawing} />}
    <Typography variant="h2" component={heading}>
      {title}
    </Typography>
    {text && (
      <Typography color="text.secondary" sx={{ maxWidth: 460 }}>
        {text}
      </Typography>
    )}
    {children}
  </Box>
);

/** An error the person can act on: in words, with retry and the reference to quote. */
export const ErrorPanel = ({ error, retry, compact }: { error: unknown; retry?: () => void; compact?: boolean }) => {
  const t = useT();
  const problem = problemOf(error);
  return (
    <Box role="alert">
      <Message
        drawing="broken"
        compact={compact}
        title={t('errors.title')}
        text={
          <>
            {t(`errors.${problem.code}` as Key, { _: t('errors.UNEXPECTED') })}
            {problem.reference && (
              <>
                <br />
                {t('errors.reference', { reference: problem.reference })}
              </>
            )}
          </>
        }
      >
        {retry && (
          <Button variant="outlined" onClick={retry}>
            {t('errors.retry')}
          </Button>
        )}
      </Message>
    </Box>
  );
};

export const ErrorPage = ({ error, resetErrorBoundary }: { error?: unknown; resetErrorBoundary?: (...args: unknown[]) => void }) => (
  <ErrorPanel error={error} retry={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())} />
);

export const NotFoundPage = ({ text }: { text?: string; title?: unknown }) => {
  const t = useT();
  return (
    <Message drawing="lost" heading="h1" title={t('state.notFound')} text={text ?? t('state.notFoundText')}>
      <Button variant="outlined" component={Link} to="/">
        {t('state.home')}
      </Button>
    </Message>
  );
};

/** Access is given by the administration: a message to them is written here, and the person sends it. */
export const ForbiddenPage = () => {
  const t = useT();
  const navigate = useNavigate();
  const { administrators } = useStaff();
  const mail = `mailto:?subject=${encodeURIComponent(t('state.askSubject'))}&body=${encodeURIComponent(t('state.askBody', { page: window.location.href, name: me().name }))}`;
  return (
    <Message
      drawing="locked"
      heading="h1"
      title={t('state.forbidden')}
      text={
        <>
          {t('state.forbiddenText')} {administrators.length ? t('state.askWhom', { names: formatList(administrators) }) : ''}
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" href={mail}>
          {t('state.askAccess')}
        </Button>
        <Button variant="outlined" onClick={() => void navigate('/')}>
          {t('state.home')}
        </Button>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('state.askHint')}
      </Typography>
    </Message>
  );
};

/** The session is over: why that may be, and the way back in. It leads there by itself, unless a read that was refused does already. */
export const EndedPage = () => {
  const t = useT();
  useEffect(() => {
    if (firstToLeave()) window.location.assign(signInAgain());
  }, []);
  return (
    <Box component="main" role="alert" sx={{ minHeight: '100vh', display: 'grid', alignContent: 'center' }}>
      <Message drawing="locked" heading="h1" title={t('state.ended')} text={t('state.endedText')}>
        <Button variant="contained" href={signInAgain()}>
          {t('state.signIn')}
        </Button>
      </Message>
    </Box>
  );
};

/** Someone with an account, but not of the team. */
export const NotStaffPage = () => {
  const t = useT();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', alignContent: 'center' }}>
      <Message drawing="locked" heading="h1" title={t('state.notStaff')} text={t('state.notStaffText', { name: me().name })}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" href={home}>
            {t('state.toSite')}
          </Button>
          <Button variant="outlined" onClick={() => void signOut()}>
            {t('state.otherAccount')}
          </Button>
        </Box>
      </Message>
    </Box>
  );
};
