import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Notification, useLogin } from 'react-admin';
import { problemOf } from '../api/http';
import { Wordmark } from '../components/Drawing';
import { useDocumentTitle } from '../components/useDocumentTitle';
import { addressIn, locale } from '../locale';
import { useT, type Key } from '../useT';

/** Sign-in: the form on paper, the promise on ink. */
export const LoginPage = () => {
  const t = useT();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  useDocumentTitle(t('login.title'));

  const submit = async () => {
    setMissing(true);
    setFailed(undefined);
    if (!email.trim() || !password) return;
    setBusy(true);
    try {
      await login({ email: email.trim(), password });
    } catch (error) {
      const { status, code } = problemOf(error);
      setFailed(
        code === 'NOT_STAFF'
          ? t('login.notStaff')
          : status === 401 || status === 403 || status === 422 || status === 404
            ? t('login.wrong')
            : t(`errors.${code}` as Key, { _: t('errors.UNEXPECTED') }),
      );
      setBusy(false);
    }
  };

  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        bgcolor: 'background.default',
      }}
    >
      <Box
        component="aside"
        sx={{
          bgcolor: '#1d1733',
          color: '#fff',
          px: { xs: 6, md: 14 },
          py: { xs: 5, md: 12 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 6,
          position: 'relative',
          overflow: 'hidden',
        }}
      >
        <Wordmark inverse />
        <Box component="blockquote" sx={{ m: 0, maxWidth: 440, display: { xs: 'none', md: 'block' }, zIndex: 1 }}>
          <Box component="p" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.25, letterSpacing: '-.02em', m: 0 }}>
            {t('login.aside')}
          </Box>
          <Box component="p" sx={{ color: '#cdc5df', mt: 4, mb: 0 }}>
            {t('login.asideBy')}
          </Box>
        </Box>
        <Box
          component="svg"
          aria-hidden
          viewBox="0 0 400 400"
          sx={{
            position: 'absolute',
            right: 10,
            bottom: -110,
            width: 420,
            overflow: 'visible',
            display: { xs: 'none', md: 'block' },
            opacity: 0.9,
          }}
          fill="none"
          strokeLinecap="round"
        >
          <path d="M250 60v190a95 95 0 0 1-182 40" stroke="#4527a0" strokeWidth="54" />
          <circle cx="318" cy="60" r="30" fill="#ff7043" />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, height: 28 }} />
      </Box>
      <Box
        component="main"
        sx={{ display: 'grid', alignContent: { xs: 'start', md: 'center' }, justifyItems: 'center', p: 6, pt: { xs: 10, md: 6 } }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ width: '100%', maxWidth: 380, display: 'grid', gap: 5 }}
        >
          <Box>
            <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 2 }}>
              {t('login.title')}
            </Typography>
            <Typography color="text.secondary">{t('login.intro')}</Typography>
          </Box>
          {failed && (
            <Alert severity="error" role="alert">
              {failed}
            </Alert>
          )}
          <TextField
            label={t('login.email')}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={missing && !email.trim()}
            helperText={missing && !email.trim() ? t('invalid.required') : undefined}
            fullWidth
            size="medium"
          />
          <TextField
            label={t('login.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={missing && !password}
            helperText={missing && !password ? t('invalid.required') : undefined}
            fullWidth
            size="medium"
          />
          <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 46, fontSize: '.9375rem' }}>
            {busy ? t('login.submitting') : t('login.submit')}
          </Button>
          <Box
            component="a"
            href={addressIn(locale === 'fr' ? 'en' : 'fr')}
            lang={locale === 'fr' ? 'en' : 'fr'}
            sx={{ justifySelf: 'start', color: 'primary.main', fontWeight: 650 }}
          >
            {t('app.language')}
          </Box>
        </Box>
      </Box>
      <Notification />
    </Box>
  );
};
