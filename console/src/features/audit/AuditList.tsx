import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import { ACCESSES, ACTOR_GROUPS } from '@jurilien/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LiveList, type Column } from '../../components/list/LiveList';
import { Facts } from '../../components/page/Panel';
import { SettingsAt } from '../../components/text/SettingsAt';
import { Tag } from '../../components/Tone';
import { formatFull, formatMoment } from '../../format';
import { locale } from '../../locale';
import { mayRead, me, roleOf } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { Chain } from './Chain';
import { aboutOf, useActWords, type AuditLine } from './words';

/** Looks and refusals stand out from decisions by their colour too, and always by their words. */
const tones = {
  denied: 'danger',
  'sign-in-failed': 'warning',
  'second-factor-failed': 'warning',
  unmasked: 'accent',
  exported: 'accent',
} as const;
const toneOf = (line: AuditLine) => tones[line.action as keyof typeof tones];

/** What an act was about: its screen when there is one for this role, its name in any case. */
const Subject = ({ line }: { line: AuditLine }) => {
  const { kind } = useActWords();
  const about = aboutOf(line.subject);
  const screen = about.to?.split('/')[1];
  return about.to && screen && mayRead(me().role, screen) ? (
    <MuiLink component={Link} to={about.to} onClick={(event: React.MouseEvent) => event.stopPropagation()}>
      {kind(about)}
    </MuiLink>
  ) : (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {kind(about)}
    </Box>
  );
};

const Who = ({ line }: { line: AuditLine }) => {
  const { who, through } = useActWords();
  const code = useCode();
  const role = roleOf(line.actorRole);
  return (
    <>
      <Box component="span" sx={{ display: 'inline-block', fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>
        {who(line)}
      </Box>
      {role && line.actorKind === 'user' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          · {code('roles', role)}
        </Box>
      )}
      {through(line) && (
        <Box sx={{ mt: 0.5 }}>
          <Tag tone="accent">{through(line)}</Tag>
        </Box>
      )}
    </>
  );
};

const What = ({ line }: { line: AuditLine }) => {
  const { what } = useActWords();
  const tone = toneOf(line);
  return tone ? (
    <Tag tone={tone}>{what(line)}</Tag>
  ) : (
    <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
      {what(line)}
    </Box>
  );
};

/** What was noted beside an act: codes and names of columns, never what they hold. */
const detailRows = (line: AuditLine): [string, string][] =>
  Object.entries(line.detail)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length))
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : String(value)]);

const Details = ({ line, onClose }: { line: AuditLine; onClose: () => void }) => {
  const t = useT();
  const { what } = useActWords();
  const about = aboutOf(line.subject);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="act-title">
      <DialogTitle id="act-title">{what(line)}</DialogTitle>
      <DialogContent>
        <Facts
          rows={[
            [t('audit.when'), formatFull(line.at)],
            [t('audit.who'), <Who key="who" line={line} />],
            [t('audit.about'), <Subject key="about" line={line} />],
            ...(about.kind && about.id ? ([[t('audit.subject'), about.id]] as [string, string][]) : []),
            ...(line.reason ? ([[t('audit.why'), `« ${line.reason} »`]] as [string, string][]) : []),
            ...(line.configVersion
              ? ([
                  [
                    t('audit.settings'),
                    <SettingsAt key="settings" at={line.at}>
                      {t('audit.version', { version: line.configVersion })}
                    </SettingsAt>,
                  ],
                ] as [string, React.ReactNode][])
              : []),
            ...detailRows(line),
          ]}
        />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Card = ({ line }: { line: AuditLine }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <Who line={line} />
      </Box>
      <Box>
        <What line={line} />
      </Box>
      <Box>
        <Subject line={line} />
      </Box>
      {line.reason && <Box sx={{ color: 'text.secondary' }}>{t('lead.because', { reason: line.reason })}</Box>}
    </Box>
  );
};

/** N05: who did, saw, exported, unmasked, looked through someone else's eyes. */
export default function AuditList() {
  const t = useT();
  const { people } = useStaff();
  const [open, setOpen] = useState<AuditLine>();
  const columns: Column<AuditLine>[] = [
    { key: 'at', label: t('audit.when'), cell: () => null },
    { key: 'who', label: t('audit.who'), wide: true, cell: (line) => <Who line={line} /> },
    { key: 'what', label: t('audit.what'), wide: true, cell: (line) => <What line={line} /> },
    { key: 'about', label: t('audit.about'), wide: true, cell: (line) => <Subject line={line} /> },
    { key: 'why', label: t('audit.why'), wide: true, from: 'lg', cell: (line) => line.reason ?? '–' },
  ];
  return (
    <>
      <LiveList<AuditLine>
        resource="audit"
        view="audit"
        everyMs={5_000}
        title={t('audit.title')}
        search={t('audit.search')}
        columns={columns}
        sort={{ field: 'at', order: 'DESC' }}
        // What visitors do is most of what happens: it has a view of its own.
        filter={{ by: 'team' }}
        views={[
          ...ACTOR_GROUPS.map((by) => ({ key: by, label: t(`audit.groups.${by}`), filter: { by } })),
          { key: 'all', label: t('audit.all'), filter: {} },
          { key: 'saw', label: t('audit.saw'), filter: { action: ['saw', 'listed', 'searched'] } },
          { key: 'unmasked', label: t('audit.unmasked'), filter: { action: ['unmasked', 'PersonalDataRevealed'] } },
          { key: 'exported', label: t('audit.exported'), filter: { action: ['exported'] } },
          { key: 'impersonated', label: t('audit.impersonated'), filter: { action: ['impersonated'] } },
          { key: 'access', label: t('audit.access'), filter: { action: ['signed-in', 'sign-in-failed', 'second-factor-failed'] } },
          { key: 'denied', label: t('audit.denied'), filter: { action: ['denied'] } },
        ]}
        selects={[
          { field: 'person', label: t('audit.person'), options: people },
          {
            field: 'action',
            label: t('audit.action'),
            many: true,
            options: Object.entries(ACCESSES).map(([value, text]) => ({ value, label: text[locale] })),
          },
        ]}
        more={[{ field: 'at', label: t('audit.dates'), kind: 'day' }]}
        rowName={(line) => formatMoment(line.at)}
        onOpen={setOpen}
        empty={t('audit.empty')}
        emptyText={t('audit.emptyText')}
        above={<Chain />}
        card={(line) => <Card line={line} />}
      />
      {open && <Details line={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
