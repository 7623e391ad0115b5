import type { SearchRow } from '@jurilien/rows/search';
import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Lead, useSearch } from '../lead';
import { Countdown } from '../../components/Countdown';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCoins, formatFactor, formatMoment } from '../../format';
import { useCode, useT, type Translate } from '../../useT';

/** A wave that no pool fills means everyone who is left. */
const EVERYONE = 1_000;
/** The contract of a row: a search that has had no round yet has only proposals. */
type Round = SearchRow & { plan: string };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
      {children}
    </Box>
  </Box>
);

const boardOf = (search: Round, t: Translate): string => {
  if (search.onBoard) return t('search.boardSince', { date: formatMoment(search.boardSince) });
  if (!search.board) return t('search.boardNever');
  if (!search.boardFrom) return t('search.boardAfter');
  return t(search.boardEarly ? 'search.boardEarly' : 'search.boardFrom', { date: formatMoment(search.boardFrom) });
};

/** The running wave with its clock, or why there is none. */
const Wave = ({ search }: { search: Round }) => {
  const t = useT();
  const running = search.live && search.waveState === 'running';
  const wave = search.wave ?? 0;
  if (wave > 0)
    return (
      <>
        {t('search.waveOf', { n: wave, all: Math.max(search.waves?.length ?? 0, wave) })}{' '}
        {running && !search.frozenAt && search.waveEndsAt && <Countdown at={search.waveEndsAt} />}
      </>
    );
  return <>{t(search.live && !search.exhausted ? 'search.waitsFirst' : 'search.waveNone')}</>;
};

/** What the plan does after the wave that runs. */
const NextSteps = ({ search }: { search: Round }) => {
  const t = useT();
  const left = (search.waves ?? []).map((wave, i) => ({ ...wave, n: i + 1 })).filter(({ n }) => n > (search.wave ?? 0));
  const team = search.plan === 'manual' || (!search.board && search.factors?.some(({ code }) => code === 'superLead'));
  const after = search.onBoard ? 'search.thenEnd' : team ? 'search.thenTeam' : search.board ? 'search.thenBoard' : 'search.thenEnd';
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3">{t('search.nextSteps')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 5, fontSize: '.875rem' }}>
        {!search.exhausted &&
          left.map(({ n, size, minutes, clock, preferred }) => (
            <li key={n}>
              {t('search.thenWave', {
                n,
                size: size >= EVERYONE ? t('search.everybody') : t('search.people', { count: size }),
                minutes,
                clock: clock === 'business' ? t('search.business') : '',
              })}
              {preferred && t('search.preferred')}
            </li>
          ))}
        <li>{t(after)}</li>
      </Box>
    </Box>
  );
};

const RoundFacts = ({ lead, search }: { lead: Lead; search: Round }) => {
  const t = useT();
  const code = useCode();
  const searching = lead.state === 'Offering' || lead.state === 'SelfServe';
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }, fontSize: '.875rem' }}
    >
      <Fact name={t('search.wave')}>
        <Wave search={search} />
      </Fact>
      <Fact name={t('search.board')}>{boardOf(search, t)}</Fact>
      {searching && lead.unservedAt && (
        <Fact name={t('search.ends')}>
          {formatMoment(lead.unservedAt)} · <Countdown at={lead.unservedAt} />
        </Fact>
      )}
      <Fact name={t('search.seats')}>{t('search.seatsValue', { taken: search.seatsTaken ?? 0, all: search.maxAcceptances ?? 1 })}</Fact>
      <Fact name={t('search.price')}>{formatCoins(search.coinValueCc)}</Fact>
      <Fact name={t('search.factors')}>
        {search.factors?.length
          ? search.factors.map(({ code: factor, bp }) => `${code('factors', factor)} ${formatFactor(bp)}`).join(' · ')
          : t('search.base')}
      </Fact>
    </Box>
  );
};

/** How the price came about, why the clock stands still, what comes next, and by which rules. */
const RoundNotes = ({ search }: { search: Round }) => {
  const t = useT();
  return (
    <>
      <Typography color="text.secondary" sx={{ mt: 2, fontSize: '.8125rem' }}>
        {t(search.coinValueCc === 0 ? 'search.byPlan' : 'search.rounded')}
      </Typography>
      {search.live && search.frozenAt && (
        <Alert severity="info" variant="outlined" sx={{ mt: 3 }}>
          {t('search.leftFrozen', { date: formatMoment(search.frozenAt) })}
        </Alert>
      )}
      {search.live && search.exhausted && (
        <Typography color="text.secondary" sx={{ mt: 3, fontSize: '.875rem' }}>
          {t('search.exhausted')}
        </Typography>
      )}
      {search.live && <NextSteps search={search} />}
      {search.configVersion && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 3 }}>
          {t('search.rules', { n: search.configVersion })}
        </Typography>
      )}
    </>
  );
};

/** The round as it stands: what was frozen, which wave runs and until when, why its clock stands still, what comes next. */
export const SearchState = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const code = useCode();
  const query = useSearch(lead.id);
  const search = query.data?.plan ? (query.data as Round) : undefined;
  if (!query.isPending && !query.error && !search) return null;
  return (
    <Panel
      title={t('search.title')}
      aside={
        search && (
          <Tag tone={search.live ? 'info' : 'neutral'}>
            {search.live
              ? t('search.plan', { plan: code('plans', search.plan), round: search.round })
              : t('search.over', { round: search.round })}
          </Tag>
        )
      }
    >
      <Loaded query={query}>
        {search && (
          <>
            <RoundFacts lead={lead} search={search} />
            <RoundNotes search={search} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
