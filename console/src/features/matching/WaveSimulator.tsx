import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wavePlanDefault } from '@jurilien/reference';
import { Columns } from '../../components/charts/Columns';
import { PageHeader } from '../../components/page/PageHeader';
import { Message } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatNumber } from '../../format';
import { locale } from '../../locale';
import { useConfig } from '../../in-force/useConfig';
import { useT, type Translate } from '../../useT';
import { formatMinutes, formatShare } from '../figures';
import { PERIODS, PlanForm } from './PlanForm';
import { useSimulation, type Outcome, type Plan, type Simulation } from './useSimulation';

/** The plan in force where no province or field has one of its own. */
const usePlanInForce = (): Plan => {
  const config = useConfig();
  return useMemo(() => ({ waves: config.value(wavePlanDefault, {}).map(({ size, minutes }) => ({ size, minutes })), days: 90 }), [config]);
};
const isWave = (wave: unknown): wave is Plan['waves'][number] =>
  Boolean(wave) && Number.isInteger((wave as Plan['waves'][number]).size) && Number.isInteger((wave as Plan['waves'][number]).minutes);

/** A plan from the address; what is not one is the plan in force. */
const read = (text: string | null): Plan | undefined => {
  try {
    const plan = JSON.parse(text ?? 'null') as Plan | null;
    if (!plan?.waves?.length || !plan.waves.every(isWave)) return undefined;
    return { ...plan, days: PERIODS.find((days) => days === plan.days) ?? 90 };
  } catch {
    return undefined;
  }
};

interface Measure {
  label: string;
  actual: string;
  simulated: string;
  /** Above nothing is better, below worse; nothing where it is no matter of better. */
  gain?: number;
  hint?: string;
}
const gain = (actual: number | null, simulated: number | null, lowIsGood?: boolean): number | undefined =>
  actual === null || simulated === null ? undefined : lowIsGood ? actual - simulated : simulated - actual;

const measures = ({ actual, simulated }: Simulation, t: Translate): Measure[] => {
  const number = (value: number | null) => (value === null ? '–' : formatNumber(Math.round(value * 100) / 100));
  const [was, is] = [actual.minutesToAcceptance, simulated.minutesToAcceptance];
  return [
    { label: t('simulator.leads'), actual: String(actual.leads), simulated: String(simulated.leads) },
    {
      label: t('simulator.acceptedShare'),
      actual: formatShare(actual.acceptedShare),
      simulated: formatShare(simulated.acceptedShare),
      gain: gain(actual.acceptedShare, simulated.acceptedShare),
    },
    {
      label: t('simulator.median'),
      actual: formatMinutes(was.median, t),
      simulated: formatMinutes(is.median, t),
      gain: gain(was.median, is.median, true),
    },
    {
      label: t('simulator.p90'),
      actual: formatMinutes(was.p90, t),
      simulated: formatMinutes(is.p90, t),
      gain: gain(was.p90, is.p90, true),
    },
    {
      label: t('simulator.offersPerLead'),
      actual: number(actual.offersPerLead),
      simulated: number(simulated.offersPerLead),
      gain: gain(actual.offersPerLead, simulated.offersPerLead, true),
    },
    {
      label: t('simulator.gini'),
      actual: number(actual.fairness.gini),
      simulated: number(simulated.fairness.gini),
      gain: gain(actual.fairness.gini, simulated.fairness.gini, true),
      hint: t('simulator.giniHint'),
    },
  ];
};

const Comparison = ({ simulation }: { simulation: Simulation }) => {
  const t = useT();
  return (
    <Panel title={t('simulator.compare')}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('simulator.measure')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('simulator.measure')}</TableCell>
              <TableCell align="right">{t('simulator.actual')}</TableCell>
              <TableCell align="right">{t('simulator.simulated')}</TableCell>
              <TableCell align="right">{t('simulator.difference')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {measures(simulation, t).map((measure) => (
              <TableRow key={measure.label}>
                <TableCell component="th" scope="row">
                  {measure.label}
                  {measure.hint && <Box sx={{ fontSize: '.75rem', color: 'text.secondary', fontWeight: 400 }}>{measure.hint}</Box>}
                </TableCell>
                <TableCell align="right">{measure.actual}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 700 }}>
                  {measure.simulated}
                </TableCell>
                <TableCell align="right">
                  {measure.gain ? (
                    <Tag tone={measure.gain > 0 ? 'success' : 'warning'}>
                      {t(measure.gain > 0 ? 'simulator.better' : 'simulator.worse')}
                    </Tag>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
};

const percent = (share: number | undefined) => Math.round((share ?? 0) * 1_000) / 10;

const Charts = ({ simulation: { actual, simulated } }: { simulation: Simulation }) => {
  const t = useT();
  const classes = (outcome: Outcome) => outcome.minutesToAcceptance.histogram;
  const both = [
    { key: 'actual', name: t('simulator.actual'), tone: 'soft' as const },
    { key: 'simulated', name: t('simulator.simulated'), tone: 'main' as const },
  ];
  const longest = classes(simulated).length >= classes(actual).length ? classes(simulated) : classes(actual);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } }}>
      <Panel title={t('simulator.time')}>
        <Columns
          label={t('simulator.time')}
          hint={t('simulator.timeHint')}
          file="jurilien-waves-time"
          first={t('simulator.upTo')}
          series={both}
          rows={longest.map(({ to }, index) => ({
            name: to === null ? t('simulator.beyond') : formatMinutes(to, t),
            actual: classes(actual)[index]?.n ?? 0,
            simulated: classes(simulated)[index]?.n ?? 0,
          }))}
        />
      </Panel>
      <Panel title={t('simulator.fairness')}>
        <Columns
          label={t('simulator.fairness')}
          hint={t('simulator.fairnessHint')}
          file="jurilien-waves-fairness"
          first={t('simulator.decile')}
          series={both}
          rows={Array.from({ length: 10 }, (_, index) => ({
            name: String(index + 1),
            actual: percent(actual.fairness.shareByDecile[index]),
            simulated: percent(simulated.fairness.shareByDecile[index]),
          }))}
        />
      </Panel>
    </Box>
  );
};

/** Another wave plan tried on the requests of the last months, beside what really happened; the plan is in the address. */
export default function WaveSimulator() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('plan');
  const inForce = usePlanInForce();
  const plan = useMemo(() => read(asked) ?? inForce, [asked, inForce]);
  const ran = search.get('run');
  const tried = useMemo(() => read(ran), [ran]);
  const query = useSimulation(tried);
  const put = (next: Record<string, string>) => setSearch({ ...Object.fromEntries(search), ...next }, { replace: true });
  const simulation = tried && query.data;
  const assumptions = simulation?.assumptions;
  return (
    <>
      <PageHeader title={t('simulator.title')} />
      <Box sx={{ color: 'text.secondary', mb: 4, maxWidth: 720 }}>{t('simulator.intro')}</Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Panel title={t('simulator.plan')}>
          <PlanForm
            plan={plan}
            busy={query.isFetching}
            onChange={(next) => put({ plan: JSON.stringify(next) })}
            onRun={() =>
              JSON.stringify(plan) === ran ? void query.refetch() : put({ plan: JSON.stringify(plan), run: JSON.stringify(plan) })
            }
          />
        </Panel>
        {!tried ? (
          <Message drawing="empty" title={t('simulator.empty')} text={t('simulator.emptyText')} compact />
        ) : (
          <Loaded query={query} lines={8}>
            {simulation && (
              <>
                {JSON.stringify(plan) !== ran && <Alert severity="info">{t('simulator.again')}</Alert>}
                {simulation.actual.leads === 0 ? (
                  <Message drawing="empty" title={t('simulator.noLeads')} compact />
                ) : (
                  <>
                    <Comparison simulation={simulation} />
                    <Charts simulation={simulation} />
                  </>
                )}
                <Panel title={t('simulator.assumptions')}>
                  <Box component="ul" sx={{ m: 0, pl: 5 }}>
                    {assumptions?.[locale].map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                    <li>{t('simulator.recorded', { offers: assumptions?.recordedOffers, accepted: assumptions?.recordedAcceptances })}</li>
                    {(assumptions?.sampledEvery ?? 1) > 1 && <li>{t('simulator.sampled', { n: assumptions?.sampledEvery })}</li>}
                  </Box>
                </Panel>
              </>
            )}
          </Loaded>
        )}
      </Box>
    </>
  );
}
