import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { useActions } from '../../../components/commands/useActions';
import { BackLink } from '../../../components/page/BackLink';
import { columns, main, side } from '../../../components/page/columns';
import { RecordPage } from '../../../components/page/RecordPage';
import { useDocumentTitle } from '../../../components/page/useDocumentTitle';
import { State } from '../../../components/Tone';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { ActsAbout } from '../../audit';
import { keyOf } from '../Holding';
import { Addresses, Asked } from './Asked';
import { ACTS, caseForm, COMMAND_OF, type CaseAct } from './case-forms';
import { CaseClock } from './CaseClock';
import { AnswerPanel, CaseFacts, Next } from './CaseParts';
import { InOthers } from './InOthers';
import { Progress } from './Progress';
import { ReachedPanel } from './ReachedPanel';
import { type Reached, useHolds, useReached } from './useReached';
import { useRevealed } from './useRevealed';
import { WAITING } from './waiting';

const Header = ({ row }: { row: PrivacyCaseRow }) => {
  const code = useCode();
  const title = code('privacyKinds', row.kind);
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {title}
      </Typography>
      <State family="privacyStates" value={row.state} large />
      {WAITING.includes(row.state) && <CaseClock row={row} />}
    </Box>
  );
};

interface ActionsProps {
  readonly row: PrivacyCaseRow;
  readonly reached: Reached | undefined;
  readonly held: (holding: string) => string | undefined;
}

/** What can be done with the case; the rest says why not. */
const Actions = ({ row, reached, held }: ActionsProps) => {
  const t = useT();
  const code = useCode();
  const { optionsFor } = useStaff();
  const [open, setOpen] = useState<CaseAct>();
  const whyNot = useActions('privacy-cases', [row.id]);
  const why = (act: CaseAct) => whyNot(row.id, COMMAND_OF[act]) ?? (reached ? undefined : t('state.loading'));
  const first = ACTS.find((act) => why(act) === undefined);
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
      {ACTS.map((act) => (
        <ActionButton
          key={act}
          variant={act === first ? 'contained' : 'outlined'}
          color={act === 'refuse' ? 'error' : 'primary'}
          why={why(act)}
          onClick={() => setOpen(act)}
        >
          {t(`privacyCases.acts.${act}`)}
        </ActionButton>
      ))}
      {open && reached && (
        <CommandDialog
          key={open}
          command={caseForm(open, row, { t, code, colleagues: optionsFor('DecidePrivacyRequest'), reached, held })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
};

const Page = ({ row }: { row: PrivacyCaseRow }) => {
  const t = useT();
  const query = useReached(row.id, row.version);
  const { revealed, reveal, dialog } = useRevealed(row.id);
  const held = useHolds([...new Set([...(query.data?.holdings.map(({ id }) => id) ?? []), ...(row.holdings?.map(keyOf) ?? [])])]);
  return (
    <>
      <BackLink to="/privacy/requests">{t('privacyCases.title')}</BackLink>
      <Header row={row} />
      <Actions row={row} reached={query.data} held={held} />
      <Next row={row} />
      <Box sx={columns}>
        <Box sx={main}>
          <Asked row={row} revealed={revealed} onReveal={reveal} />
          <AnswerPanel row={row} revealed={revealed} />
          <Progress row={row} held={held} />
          <ReachedPanel kind={row.kind} query={query} held={held} />
          <InOthers row={row} />
          <ActsAbout subject={`privacy-${row.id}`} title={t('privacyCases.timeline')} empty={t('privacyCases.noActs')} />
        </Box>
        <Box sx={side}>
          <CaseFacts row={row} />
          <Addresses row={row} query={query} revealed={revealed} />
        </Box>
      </Box>
      {dialog}
    </>
  );
};

/** N04: one request about one's own data. */
export default function CasePage() {
  const { id = '' } = useParams();
  const query = useGetOne<PrivacyCaseRow>('privacy-cases', { id });
  return (
    <RecordPage query={query} notFound="privacyCases.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
