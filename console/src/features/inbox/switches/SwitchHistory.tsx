import type { KillSwitchRow } from '@jurilien/rows/messaging';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import type { Command } from '../../../components/commands/CommandDialog';
import { Panel } from '../../../components/page/Panel';
import { formatFull } from '../../../format';
import { me, whyNotAs } from '../../../roles';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { useHeld } from './useKillSwitches';

interface Props {
  readonly rows: readonly KillSwitchRow[];
  readonly onCommand: (command: Command) => void;
}

/** What was switched off before, what it stopped, and a way to send that again. */
export const SwitchHistory = ({ rows, onCommand }: Props) => {
  const t = useT();
  const held = useHeld();
  const resend = (row: KillSwitchRow, n: number): Command => ({
    command: 'ResendHeldMessages',
    label: t('switches.resend', { n }),
    fields: [],
    reason: true,
    note: t('switches.resendNote'),
    done: t('switches.resendDone'),
    payload: () => ({ switchId: row.id }),
  });
  return (
    <Panel title={t('switches.history')} flush>
      {rows.length === 0 ? (
        <Box sx={{ px: 4, pb: 4, color: 'text.secondary' }}>{t('switches.never')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => {
            const { messages = 0, codes = 0 } = held.get(row.id) ?? {};
            return <Past key={row.id} row={row} messages={messages} codes={codes} onResend={() => onCommand(resend(row, messages))} />;
          })}
        </Box>
      )}
    </Panel>
  );
};

const Past = ({
  row,
  messages,
  codes,
  onResend,
}: {
  readonly row: KillSwitchRow;
  readonly messages: number;
  readonly codes: number;
  readonly onResend: () => void;
}) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const stopped = `/messages?filter=${encodeURIComponent(JSON.stringify({ switchId: row.id }))}`;
  return (
    <Box component="li" sx={{ px: 4, py: 2.5, borderTop: 1, borderColor: 'divider', fontSize: '.8125rem', display: 'grid', gap: 1 }}>
      <Box component="strong" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {code('switches', row.of)}
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('switches.since', { at: formatFull(row.setAt), who: nameOf(row.setBy) })}
        {row.reason && ` « ${row.reason} »`}
        <br />
        {t('switches.until', { at: formatFull(row.clearedAt), who: nameOf(row.clearedBy) })}
        {row.clearedReason && ` « ${row.clearedReason} »`}
        {row.resentAt && (
          <>
            <br />
            {t('switches.resentAt', { at: formatFull(row.resentAt) })}
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <MuiLink component={Link} to={stopped} sx={{ lineHeight: '24px' }}>
          {t('switches.stopped')}
        </MuiLink>
        {messages > 0 && (
          <ActionButton variant="outlined" why={whyNotAs(me().role, 'ResendHeldMessages')} onClick={onResend}>
            {t('switches.resend', { n: messages })}
          </ActionButton>
        )}
        {codes > 0 && <Box sx={{ color: 'text.secondary' }}>{t('switches.codes', { n: codes })}</Box>}
      </Box>
    </Box>
  );
};
