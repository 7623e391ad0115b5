import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import type { Group } from '@jurilien/reference';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { ConfigNav } from './ConfigNav';
import { GROUPS, keysFound, SHOWN, type ShownOnly, type Wanted } from './keys/find';
import { KeyCard } from './keys/KeyCard';
import { ProposeDialog } from './ProposeDialog';
import { useChange, type ChangeState } from './useChange';
import { useConfiguration, type InForce } from './useConfiguration';

/** What is looked for, kept in the address. */
const useWanted = (): [Wanted, (part: Partial<Wanted>) => void] => {
  const [search, setSearch] = useSearchParams();
  const only = SHOWN.find((one) => one === search.get('only')) ?? 'all';
  const wanted = { q: search.get('q') ?? '', group: search.get('group') ?? GROUPS[0]!, only };
  const want = (part: Partial<Wanted>) =>
    setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), ...part }), { replace: true });
  return [wanted, want];
};

const Finder = ({ wanted, want }: { wanted: Wanted; want: (part: Partial<Wanted>) => void }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', gap: 3, mb: 3, flexWrap: 'wrap' }}>
      <TextField
        type="search"
        label={t('config.search')}
        value={wanted.q}
        sx={{ flex: 1, minWidth: 220, maxWidth: 480 }}
        onChange={(event) => want({ q: event.target.value })}
      />
      <TextField
        select
        label={t('config.show')}
        value={wanted.only}
        sx={{ minWidth: 190 }}
        onChange={(event) => want({ only: event.target.value as ShownOnly })}
      >
        {SHOWN.map((only) => (
          <MenuItem key={only} value={only}>
            {t(`config.shown.${only}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};

/** The groups of keys; on a narrow page they scroll beside each other. */
const Groups = ({ group, onChoose }: { group: string | undefined; onChoose: (group: Group) => void }) => {
  const t = useT();
  const chosen = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current && chosen.current) row.current.scrollLeft = chosen.current.offsetLeft - row.current.offsetLeft;
  }, [group]);
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={t('config.groupsLabel')}
      sx={{ display: 'flex', flexDirection: { xs: 'row', lg: 'column' }, gap: 0.5, overflowX: 'auto', alignSelf: 'start' }}
    >
      {GROUPS.map((one) => (
        <Button
          key={one}
          ref={one === group ? chosen : undefined}
          aria-current={one === group ? 'true' : undefined}
          onClick={() => onChoose(one)}
          sx={{
            justifyContent: 'flex-start',
            whiteSpace: 'nowrap',
            flex: 'none',
            color: 'text.primary',
            '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 800 },
          }}
        >
          {t(`config.groups.${one}`)}
        </Button>
      ))}
    </Box>
  );
};

/** The change that is being put together, at the foot of the page. */
const Draft = ({ change }: { change: ChangeState }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = change.change.set.length;
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label={t('config.draft')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        flexWrap: 'wrap',
        p: 3,
        mt: 4,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      <strong>{t('config.draftCount', { count })}</strong>
      {change.restored && <Box sx={{ color: 'text.secondary' }}>{t('state.restored')}</Box>}
      <Box sx={{ flex: 1 }} />
      <Button onClick={change.forget}>{t('config.giveUp')}</Button>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('config.review')}
      </Button>
      {open && <ProposeDialog change={change} onClose={() => setOpen(false)} />}
    </Box>
  );
};

const Keys = ({ inForce }: { inForce: InForce }) => {
  const t = useT();
  const [wanted, want] = useWanted();
  const change = useChange(inForce);
  const found = keysFound(wanted, new Set(inForce.overrides.keys()), inForce.pending);
  const everywhere = wanted.q.trim() !== '' || wanted.only !== 'all';
  return (
    <>
      <Finder wanted={wanted} want={want} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: '220px minmax(0,1fr)' } }}>
        <Groups group={everywhere ? undefined : wanted.group} onChoose={(group) => want({ group, q: '', only: 'all' })} />
        <Box sx={{ minWidth: 0 }}>
          {found.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('config.nothingFound')}</Box>}
          <Box
            component="ul"
            aria-label={t('config.title')}
            sx={{ m: 0, p: 0, listStyle: 'none', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {found.map((key) => (
              <KeyCard key={key.key} of={key} inForce={inForce} change={change} begun={found.length === 1} />
            ))}
          </Box>
          <Draft change={change} />
        </Box>
      </Box>
    </>
  );
};

/** X08: every figure and switch of the business, what is in force where, and the changes someone puts together. */
export default function Configuration() {
  const t = useT();
  const query = useConfiguration();
  const readOnly = whyNotAs(me().role, 'ProposeConfigChange');
  return (
    <>
      <PageHeader title={t('config.title')} />
      <ConfigNav />
      {readOnly && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {readOnly}
        </Alert>
      )}
      <Loaded query={query} lines={8}>
        <Keys inForce={query.inForce} />
      </Loaded>
    </>
  );
}
