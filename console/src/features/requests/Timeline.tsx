import type { TimelineRow } from '@jurilien/rows/processes';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { type Lead, useNames, useOffers, useTimeline } from '../lead';
import { Loaded, Panel } from '../../components/page/Panel';
import { SettingsAt } from '../../components/text/SettingsAt';
import { quiet } from '../../components/text/who';
import { formatDay, formatFull, formatTime } from '../../format';
import { locale } from '../../locale';
import { roleOf } from '../../roles';
import { useCode, useT } from '../../useT';
import { eventSentence } from '../../event-sentences';
import { grouped, type Moment } from './moments';
import { useWords } from '../../components/text/useWords';

const dot: Record<string, string> = {
  lead: 'primary.main',
  distribution: 'secondary.main',
  credit: 'success.main',
  offer: 'secondary.main',
  link: 'text.disabled',
  message: 'text.disabled',
  acceptance: 'success.main',
};
const SHOWN = 14;

type NameOf = (id: string) => string;

/** A client or a professional, by a session as by a link: no one of the team. */
const isOutside = ({ actorRole }: TimelineRow): boolean => ['client', 'professional'].includes(roleOf(actorRole));

/** Who acted: a name where it is known, otherwise the kind of actor. */
const useWho = (lead: Lead, names: ReadonlyMap<string, string>, nameOf: NameOf) => {
  const code = useCode();
  return (row: TimelineRow): string => {
    if (row.actorId && names.has(row.actorId)) return names.get(row.actorId)!;
    if (isOutside(row)) return code('actors', roleOf(row.actorRole));
    if (row.actorKind === 'user') return row.actorId ? nameOf(row.actorId) : code('actors', 'staff');
    // A personal link belongs to the client or, when it is about an offer, to a professional.
    if (row.actorKind === 'token')
      return code('actors', row.actorId === lead.personId ? 'client' : row.category === 'lead' ? 'client' : 'professional');
    return code('actors', row.actorKind);
  };
};

/** What the system answered to, in the words of the event that caused it. */
const useCause = (rows: readonly TimelineRow[], words: ReturnType<typeof useWords>) => {
  const t = useT();
  const code = useCode();
  const byPosition = new Map(rows.map((row) => [String(row.id), row]));
  return (row: TimelineRow): string | undefined => {
    if (row.causationId?.startsWith('timer:')) return t('lead.clock', { timer: code('timers', row.causationId.slice('timer:'.length)) });
    const found = row.causationId ? byPosition.get(row.causationId) : undefined;
    return found && eventSentence(found, locale, words);
  };
};

interface CategoriesProps {
  readonly categories: readonly string[];
  readonly only: string | undefined;
  readonly choose: (category: string | undefined) => void;
}

const Categories = ({ categories, only, choose }: CategoriesProps) => {
  const t = useT();
  const code = useCode();
  return (
    <Box role="group" aria-label={t('list.filters')} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {[undefined, ...categories].map((category) => (
        <Button
          key={category ?? 'all'}
          size="small"
          aria-pressed={only === category}
          variant={only === category ? 'outlined' : 'text'}
          onClick={() => choose(category)}
          sx={{ minHeight: 26, minWidth: 0, px: 2, fontSize: '.75rem' }}
        >
          {category ? code('categories', category) : t('lead.all')}
        </Button>
      ))}
    </Box>
  );
};

/** The version of the configuration that an act was decided on. */
const restsOn = (moment: Moment | undefined): number | undefined => moment?.rows[0]?.configVersion;

/** Everything that happened, newest first, in plain words: what, when, by whom, why. */
export const Timeline = ({ lead, nameOf }: { lead: Lead; nameOf: NameOf }) => {
  const t = useT();
  const query = useTimeline(lead.id);
  const offers = useOffers(lead.id);
  const names = useNames(offers.data);
  const words = useWords(names, nameOf);
  const [only, setOnly] = useState<string>();
  const [all, setAll] = useState(false);
  const rows = query.data ?? [];
  const categories = [...new Set(rows.map((row) => row.category))];
  const moments = grouped(rows.filter((row) => !only || row.category === only));
  const shown = all ? moments : moments.slice(0, SHOWN);
  const who = useWho(lead, names, nameOf);
  const cause = useCause(rows, words);
  return (
    <Panel
      id="timeline"
      title={t('lead.timeline')}
      aside={categories.length > 1 && <Categories categories={categories} only={only} choose={setOnly} />}
    >
      <Loaded query={query} isEmpty={!moments.length} empty={t('lead.noTimeline')} lines={6}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((moment, index) => (
            <MomentLine
              key={moment.rows[0]!.id}
              moment={moment}
              newDay={index === 0 || formatDay(shown[index - 1]!.at) !== formatDay(moment.at)}
              last={index === shown.length - 1}
              who={who(moment.rows[0]!)}
              cause={cause(moment.rows[0]!)}
              restsOn={restsOn(moment) === restsOn(moments[index + 1]) ? undefined : restsOn(moment)}
              say={(row) => eventSentence(row, locale, words)}
            />
          ))}
        </Box>
        {moments.length > SHOWN && (
          <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: '100px' }}>
            {all ? t('lead.less') : t('lead.earlier', { count: moments.length - SHOWN })}
          </Button>
        )}
      </Loaded>
    </Panel>
  );
};

/** The mark of an act on the line that joins it to the next. */
const Dot = ({ category, newDay, last }: { category: string; newDay: boolean; last: boolean }) => {
  const top = newDay ? 23 : 5;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        ...(last
          ? {}
          : { '&::before': { content: '""', position: 'absolute', left: 4, top: top + 4, bottom: -24, width: 2, bgcolor: 'divider' } }),
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          left: 0,
          top,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: dot[category] ?? 'text.secondary',
          border: 2,
          borderColor: 'background.paper',
        }}
      />
    </Box>
  );
};

/** By whom, through what, and why. */
const Circumstances = ({ first, who, cause }: { first: TimelineRow; who: string; cause?: string }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {t('lead.by', { who })}
      {first.actorRole && first.actorKind === 'user' && !isOutside(first) ? `, ${code('roles', roleOf(first.actorRole))}` : ''}
      {first.actorKind === 'token' && t(first.actorRole === 'sms' ? 'lead.byText' : 'lead.throughLink')}
      {first.reason && (
        <Box component="span" sx={{ color: 'text.primary' }}>
          {' '}
          {t('lead.because', { reason: first.reason })}
        </Box>
      )}
      {!first.reason && cause && <> · {t('lead.after', { what: cause })}</>}
    </Box>
  );
};

/** One act with everything it changed: who did it, when and why stand once. */
const MomentLine = ({
  moment,
  newDay,
  last,
  who,
  cause,
  restsOn,
  say,
}: {
  moment: Moment;
  newDay: boolean;
  last: boolean;
  who: string;
  cause?: string;
  /** Stands where it is another version than the act before had. */
  restsOn?: number;
  say: (row: TimelineRow) => string;
}) => {
  const t = useT();
  const [first, ...others] = moment.rows;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '74px 14px 1fr', gap: 2, pb: 2.5, fontSize: '.8125rem' }}>
      <Box sx={{ textAlign: 'right', color: 'text.secondary', lineHeight: 1.45, whiteSpace: 'nowrap' }}>
        {newDay && <Box sx={{ fontWeight: 750, color: 'text.primary' }}>{formatDay(moment.at)}</Box>}
        <time dateTime={moment.at} title={formatFull(moment.at)}>
          {formatTime(moment.at)}
        </time>
      </Box>
      <Dot category={first!.category} newDay={newDay} last={last} />
      <Box sx={{ minWidth: 0, pt: newDay ? '18px' : 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{say(first!)}</Box>
        {others.map((row) => (
          <Box key={row.id} sx={{ overflowWrap: 'anywhere' }}>
            {say(row)}
          </Box>
        ))}
        <Circumstances first={first!} who={who} cause={cause} />
        {restsOn !== undefined && (
          <Box sx={quiet}>
            <SettingsAt at={moment.at}>{t('lead.restsOn', { version: restsOn })}</SettingsAt>
          </Box>
        )}
      </Box>
    </Box>
  );
};
