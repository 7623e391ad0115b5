import { Box, Button, Checkbox, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { Loaded, Panel } from '../../components/page/Panel';
import { ScoreBar } from '../../components/ScoreBar';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { OfferSelected, OVERRIDABLE, type Chosen } from './OfferSelected';
import { useMatching, type Asked, type Candidate, type Excluded } from './useMatching';

type Matching = NonNullable<ReturnType<typeof useMatching>['data']>;

const FIRST = 20;

const Choice = ({ name, on, toggle }: { name: string; on: boolean; toggle: () => void }) => {
  const t = useT();
  return (
    <Checkbox
      size="small"
      checked={on}
      onChange={toggle}
      sx={{ p: 1, ml: -1 }}
      slotProps={{ input: { 'aria-label': t('list.select', { name }) } }}
    />
  );
};

/** The chosen, and how one more is chosen or let go. */
const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const toggle = (one: Chosen) => {
    const next = new Map(chosen);
    if (!next.delete(one.professionalId)) next.set(one.professionalId, one);
    setChosen(next);
  };
  const keepOnly = (some: Chosen[]) => setChosen(new Map(some.map((one) => [one.professionalId, one])));
  return { chosen, toggle, keepOnly };
};
interface Choosing extends Pick<ReturnType<typeof useChosen>, 'chosen' | 'toggle'> {
  /** Only for a request that exists can anyone be chosen. */
  leadId?: string;
}

const Line = ({ person, place, leadId, chosen, toggle }: Choosing & { person: Candidate; place: number }) => {
  const t = useT();
  const code = useCode();
  const { professionalId, name, deferred } = person;
  return (
    <Box
      component="li"
      data-row
      sx={{ display: 'flex', gap: 1, py: 2, borderTop: place > 1 ? 1 : 0, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      {leadId && (
        <Choice name={name} on={chosen.has(professionalId)} toggle={() => toggle({ ...person, ...(deferred ? { code: deferred } : {}) })} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem', minWidth: 18 }}>
            {place}
          </Box>
          <MuiLink component={Link} to={`/lawyers/${professionalId}`} sx={{ fontWeight: 700 }}>
            {name}
          </MuiLink>
          {person.fairness && <Tag tone="info">{t('finder.fairness')}</Tag>}
          {deferred && (
            <Tag tone="warning">
              {code('exclusions', deferred)}
              {person.sendAt ? `, ${formatMoment(person.sendAt)}` : ''}
            </Tag>
          )}
          <Box component="strong" sx={{ ml: 'auto' }}>
            {person.points}
          </Box>
        </Box>
        <ScoreBar parts={person.parts} />
      </Box>
    </Box>
  );
};

/** Who would get it, in order, each part of the rank drawn and explained. */
const Eligible = ({ answer, onOffer, ...choosing }: Choosing & { answer: Matching; onOffer: () => void }) => {
  const t = useT();
  const online = useOnline();
  const [all, setAll] = useState(false);
  const { leadId, chosen } = choosing;
  const why = online ? whyNotAs(me().role, 'OfferLeadManually') : t('actions.why.offline');
  const offer = leadId && (
    <ActionButton variant="contained" why={why ?? (chosen.size ? undefined : t('finder.chooseFirst'))} onClick={onOffer}>
      {t('finder.offerTo', { count: chosen.size })}
    </ActionButton>
  );
  return (
    <Panel title={t('finder.eligible', { count: answer.total })} aside={offer}>
      {answer.wave !== undefined && answer.eligible.length > 0 && (
        <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 1 }}>
          {t('finder.seats', { wave: answer.wave, count: answer.size })}
        </Box>
      )}
      {answer.eligible.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('finder.noOne')}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(all ? answer.eligible : answer.eligible.slice(0, FIRST)).map((person, index) => (
            <Line key={person.professionalId} person={person} place={index + 1} {...choosing} />
          ))}
        </Box>
      )}
      {answer.eligible.length > FIRST && (
        <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 2 }}>
          {all ? t('lead.less') : t('finder.more', { count: answer.eligible.length - FIRST })}
        </Button>
      )}
    </Panel>
  );
};

/** Everyone that one rule excludes; by some rules, they can be chosen all the same. */
const Rule = ({ rule, count, people, leadId, chosen, toggle }: Choosing & { rule: string; count: number; people: Excluded[] }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="details" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: '.8125rem' }}>
        <strong>{count}</strong> · {code('exclusions', rule)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {rule}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, py: 1, pl: 5, fontSize: '.8125rem' }}>
        {people.map((person) => (
          <Box component="li" key={person.professionalId} sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
            {leadId && OVERRIDABLE.includes(rule) && (
              <Choice name={person.name} on={chosen.has(person.professionalId)} toggle={() => toggle({ ...person, code: rule })} />
            )}
            <MuiLink component={Link} to={`/lawyers/${person.professionalId}`}>
              {person.name}
            </MuiLink>
          </Box>
        ))}
        {count > people.length && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('finder.andOthers', { count: count - people.length })}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** Who would not get it, by the first rule that says no. */
const ExcludedPeople = ({ answer, ...choosing }: Choosing & { answer: Matching }) => {
  const t = useT();
  const rules = Object.entries(answer.counts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  return (
    <Panel title={t('finder.excluded', { count: rules.reduce((sum, [, n]) => sum + n, 0) })}>
      {rules.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('finder.noneExcluded')}</Box>}
      {rules.map(([rule, count]) => (
        <Rule key={rule} rule={rule} count={count} people={answer.excluded.filter(({ code }) => code === rule)} {...choosing} />
      ))}
    </Panel>
  );
};

/** Who would get it and who would not; the chosen can be offered a request that exists. */
export const Results = ({ asked, version }: { asked: Asked; version?: number }) => {
  const query = useMatching(asked, version);
  const { chosen, toggle, keepOnly } = useChosen();
  const [offering, setOffering] = useState(false);
  const leadId = 'leadId' in asked ? asked.leadId : undefined;
  const answer = query.data;
  const part = { leadId, chosen, toggle };
  return (
    <Loaded query={query} lines={8}>
      {answer && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' },
            alignItems: 'start',
          }}
        >
          <Eligible answer={answer} {...part} onOffer={() => setOffering(true)} />
          <ExcludedPeople answer={answer} {...part} />
          {offering && leadId && (
            <OfferSelected
              leadId={leadId}
              chosen={[...chosen.values()]}
              onClose={(refused) => {
                setOffering(false);
                if (refused) keepOnly(refused);
              }}
            />
          )}
        </Box>
      )}
    </Loaded>
  );
};
