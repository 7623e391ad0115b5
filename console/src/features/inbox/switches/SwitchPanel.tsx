import type { KillSwitchRow } from '@jurilien/rows/messaging';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { formatFull } from '../../../format';
import { me, whyNotAs } from '../../../roles';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { useKillSwitches } from './useKillSwitches';

/** Everything, the channels, then the classes, from what is waited for to what sells. */
const SWITCHES = ['all', 'sms', 'email', 'inapp', 'otp', 'transactional', 'service', 'marketing'] as const;
type SwitchOf = (typeof SWITCHES)[number];

const Switch = ({ of, set, onPress }: { of: SwitchOf; set: KillSwitchRow | undefined; onPress: () => void }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const name = code('switches', of);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        gap: 2,
        alignItems: 'center',
        px: 4,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="strong" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {name}
          </Box>
          <Tag tone={set ? 'danger' : 'success'}>{t(set ? 'switches.isOff' : 'switches.isOn')}</Tag>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
          {set ? t('switches.since', { at: formatFull(set.setAt), who: nameOf(set.setBy) }) : t(`switches.about.${of}`)}
          {set?.reason && ` « ${set.reason} »`}
        </Box>
      </Box>
      <ActionButton
        variant="outlined"
        color={set ? 'primary' : 'error'}
        why={whyNotAs(me().role, 'SetKillSwitch')}
        aria-label={t(set ? 'switches.clearOf' : 'switches.setOf', { what: name })}
        onClick={onPress}
      >
        {t(set ? 'switches.clear' : 'switches.set')}
      </ActionButton>
    </Box>
  );
};

/** What can be stopped at once, and what is. */
export const SwitchPanel = () => {
  const t = useT();
  const code = useCode();
  const query = useKillSwitches();
  const [command, setCommand] = useState<Command>();
  const press = (of: SwitchOf, on: boolean): void =>
    setCommand({
      command: 'SetKillSwitch',
      label: t(on ? 'switches.setOf' : 'switches.clearOf', { what: code('switches', of) }),
      fields: [],
      reason: true,
      danger: on,
      note: t(on ? 'switches.setNote' : 'switches.clearNote'),
      done: t(on ? 'switches.setDone' : 'switches.clearDone'),
      payload: () => ({ of, on }),
    });
  return (
    <Panel title={t('switches.now')} flush>
      <Loaded query={query} lines={7}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {SWITCHES.map((of) => {
            const set = query.set.find((row) => row.of === of);
            return <Switch key={of} of={of} set={set} onPress={() => press(of, !set)} />;
          })}
        </Box>
      </Loaded>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} onDone={() => void query.refetch()} />}
    </Panel>
  );
};
