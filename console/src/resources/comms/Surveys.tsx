import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetOne, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { CommandDialog, type Command } from '../../components/CommandDialog';
import { LiveList, type Column } from '../../components/LiveList';
import { Facts, Loaded } from '../../components/Panel';
import { State } from '../../components/Tone';
import type { ConsoleDataProvider } from '../../dataProvider';
import { formatFull, formatMoment, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { CommsTabs } from './CommsTabs';

interface SurveyRow extends RaRecord {
  leadId: string;
  code: string;
  lang: string;
  province: string;
  state: string;
  contacted: number | null;
  listened: number | null;
  clearPrice: number | null;
  platform: number | null;
  overall: number | null;
  recommend: number | null;
  outcome: string | null;
  comment: string | null;
  callMe: boolean | null;
  label: string | null;
  invitedAt: string;
  answeredAt: string | null;
}
interface Figures {
  asked: number;
  answered: number;
  toCall: number;
  overall: number | null;
  recommend: number | null;
}

const toCall = { followUp: true };
const ITEMS = ['overall', 'contacted', 'listened', 'clearPrice', 'platform'] as const;
const grade = (value: number | null | undefined, of: number) => (value === null || value === undefined ? '–' : `${value} / ${of}`);
const mean = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatNumber(value));

/** What clients think afterwards (C06), who is to be called first (R39). For the team alone (D13). */
export default function Surveys() {
  const t = useT();
  const code = useCode();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const figures = useQuery({ queryKey: ['surveys', 'figures'], queryFn: () => ask<Figures>('surveys/figures') }).data;
  const [shown, setShown] = useState<SurveyRow>();
  const [command, setCommand] = useState<Command>();
  const columns: Column<SurveyRow>[] = [
    { key: 'code', label: t('surveys.code'), sort: 'code', cell: () => null },
    { key: 'state', label: t('surveys.state'), sort: 'state', cell: (row) => <State family="surveyStates" value={row.state} /> },
    { key: 'overall', label: t('surveys.overall'), sort: 'overall', cell: (row) => grade(row.overall, 5) },
    { key: 'recommend', label: t('surveys.recommend'), sort: 'recommend', cell: (row) => grade(row.recommend, 10) },
    {
      key: 'outcome',
      label: t('surveys.outcome'),
      sort: 'outcome',
      cell: (row) => (row.outcome ? code('surveyOutcomes', row.outcome) : '–'),
    },
    { key: 'callMe', label: t('surveys.callMe'), sort: 'callMe', cell: (row) => (row.callMe ? t('surveys.yes') : '–') },
    {
      key: 'answeredAt',
      label: t('surveys.answered'),
      sort: 'answeredAt',
      cell: (row) => (row.answeredAt ? formatMoment(row.answeredAt) : '–'),
    },
  ];
  return (
    <>
      <LiveList<SurveyRow>
        resource="surveys"
        view="surveys"
        title={t('surveys.title')}
        above={
          <>
            <CommsTabs />
            {figures && (
              <Box sx={{ mb: 3 }}>
                <Facts
                  rows={[
                    [t('surveys.asked'), formatNumber(figures.asked)],
                    [t('surveys.answers'), formatNumber(figures.answered)],
                    [t('surveys.toCall'), formatNumber(figures.toCall)],
                    [t('surveys.meanOverall'), mean(figures.overall)],
                    [t('surveys.meanRecommend'), mean(figures.recommend)],
                  ]}
                />
              </Box>
            )}
          </>
        }
        search={t('surveys.search')}
        columns={columns}
        sort={{ field: 'answeredAt', order: 'DESC' }}
        filter={toCall}
        views={[
          { key: 'toCall', label: t('surveys.toCall'), filter: toCall, counted: true },
          { key: 'answers', label: t('surveys.answers'), filter: { state: ['Answered', 'Moderated'] } },
          { key: 'all', label: t('surveys.all'), filter: {} },
        ]}
        selects={[
          { field: 'lang', label: t('surveys.lang'), options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })) },
        ]}
        onOpen={setShown}
        rowName={(row) => row.code}
        empty={t('surveys.empty')}
        emptyText={t('surveys.emptyText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem' }}>
            <State family="surveyStates" value={row.state} /> {t('surveys.overall')} {grade(row.overall, 5)}
          </Box>
        )}
      />
      {shown && (
        <SurveyDialog row={shown} onClose={() => setShown(undefined)} onCommand={(next) => (setCommand(next), setShown(undefined))} />
      )}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}

interface DialogProps {
  readonly row: SurveyRow;
  readonly onClose: () => void;
  readonly onCommand: (command: Command) => void;
}

/** One answer with its free words, which lists leave out, and what was done about it. */
const SurveyDialog = ({ row, onClose, onCommand }: DialogProps) => {
  const t = useT();
  const code = useCode();
  const query = useGetOne<SurveyRow>('surveys', { id: row.id });
  const said = query.data;
  const why = whyNotAs(me().role, 'ModerateSurvey');
  const mark = (): Command => ({
    command: 'ModerateSurvey',
    label: t('actions.ModerateSurvey'),
    reason: false,
    fields: [
      {
        name: 'label',
        label: 'surveys.label',
        kind: 'select',
        options: ['called', 'noCall'].map((value) => ({ value, label: code('surveyLabels', value) })),
      },
    ],
    payload: (values) => ({ acceptanceId: row.id, label: values.label }),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="survey-title">
      <DialogTitle id="survey-title">
        {t('surveys.code')} {row.code}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              ...ITEMS.map((item): [string, string] => [t(`surveys.${item}`), grade(said?.[item], 5)]),
              [t('surveys.recommend'), grade(said?.recommend, 10)],
              [t('surveys.outcome'), said?.outcome ? code('surveyOutcomes', said.outcome) : '–'],
              [t('surveys.callMe'), said?.callMe ? t('surveys.yes') : '–'],
              [t('surveys.invited'), formatFull(row.invitedAt)],
              [t('surveys.answered'), row.answeredAt ? formatFull(row.answeredAt) : '–'],
              ...(said?.label ? [[t('surveys.label'), code('surveyLabels', said.label)] as [string, string]] : []),
            ]}
          />
          {said?.comment && (
            <Box
              lang={row.lang}
              sx={{ mt: 3, p: 3, bgcolor: 'background.default', borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {said.comment}
            </Box>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" component={Link} to={`/leads/${row.leadId}`}>
          {t('surveys.openLead')}
        </Button>
        {row.state === 'Answered' && (
          <Button variant="outlined" disabled={why !== undefined} title={why} onClick={() => onCommand(mark())}>
            {t('actions.ModerateSurvey')}
          </Button>
        )}
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
