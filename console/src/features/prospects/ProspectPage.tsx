import type { ProspectRow } from '@jurilien/rows/prospects';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { useWhyNever } from '../../components/commands/useWhyNever';
import { BackLink } from '../../components/page/BackLink';
import { columns, main, side } from '../../components/page/columns';
import { RecordPage } from '../../components/page/RecordPage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { Tag } from '../../components/Tone';
import { useT } from '../../useT';
import { ActsAbout } from '../audit';
import { FollowUpsOf } from '../followUps';
import { loseForm, saveForm, writeForm } from './forms';
import { MoveMenu } from './MoveMenu';
import { FactsOfProspect, ReachOfProspect, useReach, WayOfProspect } from './ProspectParts';
import { waysFrom } from './stages';
import { useProspectTools } from './useProspectTools';

const Page = ({ row }: { row: ProspectRow }) => {
  const t = useT();
  const tools = useProspectTools(row.province);
  const whyNever = useWhyNever();
  const whyNot = useActions('prospects', [row.id]);
  const { run, problem } = useCommand();
  const [open, setOpen] = useState<Command>();
  const reach = useReach(row);
  const { email, texts } = reach.data ?? {};
  const whyNotWrite = {
    email: whyNever('WriteToProspect') ?? (email === 'yes' ? undefined : email ? t(`prospects.writing.${email}`) : t('state.loading')),
    sms: whyNever('WriteToProspect') ?? (texts === 'yes' ? undefined : texts ? t(`prospects.texting.${texts}`) : t('state.loading')),
  };
  const title = row.name ?? row.firm ?? '–';
  useDocumentTitle(title);
  return (
    <>
      <BackLink to="/sales/prospects">{t('prospects.title')}</BackLink>
      <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Tag tone={row.stage === 'lost' ? 'neutral' : 'info'}>{t(`prospects.stages.${row.stage}`)}</Tag>
        {row.noCalls && <Tag tone="danger">{t('prospects.noCalls')}</Tag>}
        {!row.basis && !row.professionalId && <Tag tone="warning">{t('prospects.noBasisTag')}</Tag>}
      </Box>
      <ProblemAlert problem={problem} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
        <ActionButton variant="contained" why={whyNot(row.id, 'SaveProspect')} onClick={() => setOpen(saveForm(row, tools))}>
          {t('prospects.edit')}
        </ActionButton>
        {(['email', 'sms'] as const).map((channel) => (
          <ActionButton key={channel} variant="outlined" why={whyNotWrite[channel]} onClick={() => setOpen(writeForm(row, channel, tools))}>
            {t(`prospects.write.${channel}`)}
          </ActionButton>
        ))}
        {waysFrom(row).length > 0 && (
          <MoveMenu
            row={row}
            why={whyNot(row.id, 'MoveProspect')}
            onMove={(stage) => (stage === 'lost' ? setOpen(loseForm(row, { t })) : void run('MoveProspect', { prospectId: row.id, stage }))}
          />
        )}
      </Box>
      <Box sx={columns}>
        <Box sx={main}>
          <FollowUpsOf about={{ prospectId: row.id }} />
          <WayOfProspect row={row} />
          <ActsAbout subject={`prospect-${row.id}`} title={t('prospects.history')} empty={t('prospects.noHistory')} />
        </Box>
        <Box sx={side}>
          <ReachOfProspect query={reach} />
          <FactsOfProspect row={row} />
        </Box>
      </Box>
      {open && <CommandDialog key={open.command} command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** X19: one prospect, with the tasks about them. */
export default function ProspectPage() {
  const { id = '' } = useParams();
  const query = useGetOne<ProspectRow>('prospects', { id });
  return (
    <RecordPage query={query} notFound="prospects.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
