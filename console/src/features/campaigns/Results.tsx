import type { CampaignRow } from '@jurilien/rows/campaigns';
import type { Answer } from '@jurilien/contracts/api';
import { Box, LinearProgress, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { Bars } from '../../components/charts/Bars';
import { Columns } from '../../components/charts/Columns';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { list, quiet } from '../../components/text/who';
import { formatCents, formatNumber, formatTime } from '../../format';
import { every } from '../../every';
import { mayRead, me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { ExportButton } from '../exports';
import { useFailures, useResults } from './useCampaign';

type Found = Answer<'GET /api/campaigns/:id/results'>;
const STATES = every<keyof Found['states']>()('sent', 'queued', 'pending', 'suppressed', 'failed', 'unknown', 'heldOut');

/** Why something did not go: a code of the gate, or what a provider made of it. */
const useCause = () => {
  const t = useT();
  const code = useCode();
  return (cause: string): string =>
    /^Z\d\d$/.test(cause) ? code('suppressions', cause) : t(`campaigns.causes.${cause as 'bounced'}`, { _: cause });
};

const Progress = ({ found: { frozen, states } }: { found: Found }) => {
  const t = useT();
  const done = states.sent + states.suppressed + states.failed + states.unknown;
  const all = frozen ?? 0;
  if (all === 0) return <Box sx={quiet}>{t('campaigns.notFrozen')}</Box>;
  return (
    <Box role="status">
      <Box sx={{ mb: 1 }}>{t('campaigns.progress', { done, all })}</Box>
      <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={t('campaigns.progressName')} />
    </Box>
  );
};

/** What became of whom, and what they answered. */
const Totals = ({ found: { states, answers, segments, costInCents } }: { found: Found }) => {
  const t = useT();
  return (
    <Facts
      columns={2}
      rows={[
        ...STATES.filter((state) => state !== 'heldOut' || states.heldOut > 0).map((state): [string, string] => [
          t(`campaigns.recipients.${state}`),
          formatNumber(states[state]),
        ]),
        ...(['replies', 'optOuts', 'complaints', 'bounces'] as const).map((answer): [string, string] => [
          t(`campaigns.answers.${answer}`),
          formatNumber(answers[answer]),
        ]),
        ...(segments > 0
          ? [[t('campaigns.costs'), t('campaigns.costOf', { segments, cost: formatCents(costInCents) })] as [string, string]]
          : []),
      ]}
    />
  );
};

/** By cause, language, minute and subject. */
const Details = ({ found }: { found: Found }) => {
  const t = useT();
  const cause = useCause();
  return (
    <>
      {found.codes.length > 0 && (
        <Bars
          label={t('campaigns.why')}
          hint={t('campaigns.why')}
          file="campagne-motifs"
          rows={found.codes.map(({ state, code, count }) => ({
            name: t('campaigns.causeOf', { state: t(`campaigns.recipients.${state}`), cause: cause(code) }),
            n: count,
          }))}
          columns={[t('campaigns.cause'), t('campaigns.people')]}
          tone="accent"
        />
      )}
      {found.minutes.length > 0 && (
        <Columns
          label={t('campaigns.perMinuteSent')}
          hint={t('campaigns.perMinuteSent')}
          file="campagne-minutes"
          first={t('campaigns.minute')}
          series={[{ key: 'n', name: t('campaigns.people'), tone: 'main' }]}
          rows={found.minutes.map(({ at, count }) => ({ name: formatTime(at), n: count }))}
        />
      )}
      <Facts
        rows={[
          ...found.languages.map(({ lang, states }): [string, string] => [
            t(`campaigns.inLang.${lang}`),
            t('campaigns.sentOf', { sent: states.sent, all: STATES.reduce((sum, state) => sum + states[state], 0) }),
          ]),
          ...found.variants
            .filter(() => found.variants.length > 1)
            .map(({ variant, people, sent, answers: { replies, optOuts }, registrations, purchases }): [string, string] => [
              t(`campaigns.variants.${variant}`),
              t('campaigns.variantOf', { sent, people, replies, optOuts, registrations, purchases }),
            ]),
          ...(found.trial
            ? [
                [
                  t('campaigns.trialBy', { winner: t(`campaigns.trial.winners.${found.trial.winner}`) }),
                  t(`campaigns.verdicts.${found.trial.verdict}`),
                ] as [string, string],
              ]
            : []),
        ]}
      />
    </>
  );
};

/** Whom it did not reach although it went out, with masked addresses. */
const Failures = ({ id }: { id: string }) => {
  const t = useT();
  const cause = useCause();
  const query = useFailures(id, true);
  const causes = [...new Set(query.data?.failures.map(({ code }) => code))];
  return (
    <Panel title={t('campaigns.failures')}>
      <Loaded query={query} isEmpty={!query.data?.failures.length} empty={t('campaigns.noFailures')}>
        {causes.map((code) => (
          <Box key={code} sx={{ mb: 2 }}>
            <Box sx={{ fontWeight: 700 }}>{cause(code)}</Box>
            <Box component="ul" sx={{ ...list, ...quiet, columns: { sm: 2, lg: 3 } }}>
              {query.data?.failures
                .filter((one) => one.code === code)
                .map(({ to, at }, n) => (
                  <li key={`${to} ${at ?? n}`}>{to}</li>
                ))}
            </Box>
          </Box>
        ))}
        {query.data?.more && <Box sx={quiet}>{t('campaigns.moreFailures')}</Box>}
      </Loaded>
    </Panel>
  );
};

/** What a campaign came to, as it is known now; who only reads reports sees totals alone. */
export const Results = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  const query = useResults(row.id, row.state);
  const isStaff = whyNotAs(me().role, 'SaveCampaignDraft') === undefined;
  return (
    <>
      <Panel
        title={t('campaigns.results')}
        aside={
          <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
            {isStaff && mayRead(me().role, 'inbox') && (
              <MuiLink component={Link} to={`/comms?list=all&campaign=${row.id}`}>
                {t('campaigns.readReplies')}
              </MuiLink>
            )}
            <ExportButton what="recipients" filter={{ campaignId: row.id }} />
          </Box>
        }
      >
        <Loaded query={query}>
          {query.data && (
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
              <Progress found={query.data} />
              <Totals found={query.data} />
              {isStaff && <Details found={query.data} />}
            </Box>
          )}
        </Loaded>
      </Panel>
      {isStaff && <Failures id={row.id} />}
    </>
  );
};
