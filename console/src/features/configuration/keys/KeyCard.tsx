import { Box, ButtonBase } from '@mui/material';
import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import { KEY_WORDS, type ConfigPlace, type Key, type KeyName } from '@jurilien/reference';
import { useEffect, useId, useState } from 'react';
import { Tag } from '../../../components/Tone';
import { quiet } from '../../../components/text/who';
import { inLocale } from '../../../locale';
import { useCode, useT } from '../../../useT';
import { keyLabel, SecondTag } from '../Difference';
import type { ChangeState } from '../useChange';
import type { InForce } from '../useConfiguration';
import { valueWords } from '../values/parts';
import { EditPair } from './EditPair';
import { KeyHistory } from './KeyHistory';
import { ScopeGrid } from './ScopeGrid';

interface Props {
  readonly of: Key;
  readonly inForce: InForce;
  readonly change: ChangeState;
  readonly begun: boolean;
}

/** What stands about a key beside its value: who changes it, that it was changed, that something waits. */
const Marks = ({ of, inForce, drafted }: { of: Key; inForce: InForce; drafted: boolean }) => {
  const t = useT();
  const own = inForce.overrides.get(of.key)?.length ?? 0;
  const waiting = inForce.pending.filter(({ set }) => set.some(({ key }) => key === of.key));
  const tone = waiting.some(({ state }) => state === 'Stuck') ? 'danger' : 'warning';
  return (
    <>
      <SecondTag of={of.key} />
      {own > 0 && <Tag tone="info">{t('config.ownCount', { count: own })}</Tag>}
      {waiting.length > 0 && <Tag tone={tone}>{t('config.waitingCount', { count: waiting.length })}</Tag>}
      {drafted && <Tag tone="success">{t('config.drafted')}</Tag>}
    </>
  );
};

const Inside = ({ of, inForce, change }: Omit<Props, 'begun'>) => {
  const say = { t: useT(), code: useCode() };
  const [open, setOpen] = useState<ConfigPlace>();
  const drafted = change.change.set.filter(({ key }) => key === of.key);
  return (
    <Box sx={{ px: 4, pb: 4, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' } }}>
      <Box sx={{ minWidth: 0 }}>
        <ScopeGrid of={of} inForce={inForce} drafted={drafted} open={open} onOpen={setOpen} />
        {open && <EditPair key={JSON.stringify(open)} of={of} scope={open} inForce={inForce} change={change} />}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={quiet}>
          {say.t('config.asShipped', { value: valueWords(of, of.shipped, say) })}
          {Object.entries(of.shippedFor ?? {}).map(
            ([province, value]) => ` · ${say.code('provinces', province)} ${valueWords(of, value, say)}`,
          )}
        </Box>
        <Box component="code" sx={{ fontSize: '.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {of.key}
        </Box>
        <Box component="h2" sx={{ m: 0, fontSize: '.8125rem' }}>
          {say.t('config.history')}
        </Box>
        <KeyHistory of={of} />
      </Box>
    </Box>
  );
};

/** A key: its name, what it changes, the value in force everywhere; opened, its scopes, their editors and its history. */
export const KeyCard = ({ of, inForce, change, begun }: Props) => {
  const say = { t: useT(), code: useCode() };
  const [open, setOpen] = useState(begun);
  // A card that was on the page opens as one that comes to it does, once a search leaves nothing else.
  useEffect(() => {
    if (begun) setOpen(true);
  }, [begun]);
  const body = useId();
  const drafted = change.change.set.some(({ key }) => key === of.key);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
        sx={{ width: '100%', textAlign: 'left', font: 'inherit', display: 'flex', gap: 3, px: 4, py: 3, alignItems: 'flex-start' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {keyLabel(of.key)}
            </Box>
            <Marks of={of} inForce={inForce} drafted={drafted} />
          </Box>
          <Box sx={quiet}>{inLocale(KEY_WORDS[of.key as KeyName].help)}</Box>
        </Box>
        <Box sx={{ fontWeight: 700, textAlign: 'right', maxWidth: '45%', overflowWrap: 'anywhere' }}>
          {valueWords(of, inForce.config.value(of, {}), say)}
        </Box>
        <OpenIcon aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none', color: 'text.secondary' }} />
      </ButtonBase>
      <Box id={body}>{open && <Inside of={of} inForce={inForce} change={change} />}</Box>
    </Box>
  );
};
