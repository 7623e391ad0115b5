import type { LegalHoldRow } from '@jurilien/rows/privacy';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { useActions } from '../../../components/commands/useActions';
import { Loaded, Panel } from '../../../components/page/Panel';
import { list, quiet } from '../../../components/text/who';
import { State } from '../../../components/Tone';
import { formatDate, formatEither, formatMoment } from '../../../format';
import { me } from '../../../roles';
import { useStaff } from '../../../useStaff';
import { useT } from '../../../useT';
import { Holding } from '../Holding';
import { holdCommands, holdForm, holdLabel, type HoldCommand } from './hold-forms';

/** Who asked, who agreed, and who is still to decide. */
const useStanding = () => {
  const t = useT();
  const { nameOf, deciders } = useStaff();
  const waitsFor = (own: boolean, others: readonly string[]): string => {
    const who = formatEither(others);
    if (own) return others.length > 0 ? t('holds.waitsFor', { who }) : t('holds.waitsForNoOne');
    return others.length > 0 ? t('holds.waitsForYouOr', { who }) : t('holds.waitsForYou');
  };
  return ({ state, proposedBy, agreedBy, createdAt }: LegalHoldRow): string => {
    if (state === 'placed') return t('holds.placedBy', { who: nameOf(agreedBy), asked: nameOf(proposedBy) });
    const others = deciders('PlaceLegalHold').filter((name) => name !== nameOf(proposedBy));
    const asked = t(state === 'proposed' ? 'holds.askedBy' : 'holds.liftAskedBy', {
      who: nameOf(proposedBy),
      when: formatMoment(createdAt),
    });
    return `${asked} ${waitsFor(proposedBy === me().id, others)}`;
  };
};

interface LineProps {
  readonly row: LegalHoldRow;
  readonly why: (command: HoldCommand) => string | undefined;
  readonly open: (command: HoldCommand) => void;
}
const Line = ({ row, why, open }: LineProps) => {
  const t = useT();
  const standing = useStanding();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Holding of={{ kind: row.kind, id: row.entityId }} />
        <State family="holdStates" value={row.state} />
        <span>{t('holds.untilDay', { until: formatDate(row.until) })}</span>
      </Box>
      <Box sx={quiet}>{standing(row)}</Box>
      {row.reason && <Box sx={{ overflowWrap: 'anywhere' }}>{t('holds.because', { reason: row.reason })}</Box>}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {holdCommands(row).map((command) => (
          <ActionButton key={command} variant="outlined" size="small" why={why(command)} onClick={() => open(command)}>
            {holdLabel(command, row, t)}
          </ActionButton>
        ))}
      </Box>
    </Box>
  );
};

/** What is kept from being erased, until when, and what waits for a second administrator. */
export const LegalHolds = () => {
  const t = useT();
  const [command, setCommand] = useState<Command>();
  const query = useGetList<LegalHoldRow>('legal-holds', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'until', order: 'ASC' },
    filter: {},
  });
  const rows = query.data ?? [];
  const whyNot = useActions(
    'legal-holds',
    rows.map(({ id }) => id),
  );
  return (
    <Box sx={{ mb: 4 }}>
      <Panel title={t('holds.title')}>
        <Typography sx={{ ...quiet, mb: 2, maxWidth: '72ch' }}>{t('holds.hint')}</Typography>
        <Loaded query={query} isEmpty={rows.length === 0} empty={t('holds.none')}>
          <Box component="ul" sx={list}>
            {rows.map((row) => (
              <Line key={row.id} row={row} why={(name) => whyNot(row.id, name)} open={(name) => setCommand(holdForm(name, row, t))} />
            ))}
          </Box>
        </Loaded>
      </Panel>
      {command && <CommandDialog key={command.label} command={command} onClose={() => setCommand(undefined)} />}
    </Box>
  );
};
