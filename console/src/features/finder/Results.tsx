import { Box, Button, Checkbox, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../components/ActionButton';
import { Loaded, Panel } from '../../components/Panel';
import { ScoreBar } from '../../components/ScoreBar';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { OfferSelected, OVERRIDABLE, type Chosen } from './OfferSelected';
import { useMatching, type Asked, type Candidate, type Excluded } from './useMatching';

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

/** Who would get it, each part of the rank drawn and told; who would not, by the first rule that says no. */
export const Results = ({ asked, version }: { asked: Asked; version?: number }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const query = useMatching(asked, version);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [offering, setOffering] = useState(false);
  const [all, setAll] = useState(false);
  const answer = query.data;
  const leadId = 'leadId' in asked ? asked.leadId : undefined;
  const why = online ? whyNotAs(me().role, 'OfferLeadManually') : t('actions.why.offline');
  const toggle = (one: Chosen) => {
    const next = new Map(chosen);
    if (!next.delete(one.professionalId)) next.set(one.professionalId, one);
    setChosen(next);
  };
  const byRule = new Map<string, Excluded[]>();
  for (const person of answer?.excluded ?? []) byRule.set(person.code, [...(byRule.get(person.code) ?? []), person]);
  const rules = Object.entries(answer?.counts ?? {})
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  const candidate = (person: Candidate, index: number) => (
    <Box
      component="li"
      key={person.professionalId}
      data-row
      sx={{ display: 'flex', gap: 1, py: 2, borderTop: index ? 1 : 0, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      {leadId && (
        <Choice
          name={person.name}
          on={chosen.has(person.professionalId)}
          toggle={() => toggle({ ...person, ...(person.deferred ? { code: person.deferred } : {}) })}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem', minWidth: 18 }}>
            {index + 1}
          </Box>
          <MuiLink component={Link} to={`/lawyers/${person.professionalId}`} sx={{ fontWeight: 700 }}>
            {person.name}
          </MuiLink>
          {person.fairness && <Tag tone="info">{t('finder.fairness')}</Tag>}
          {person.deferred && (
            <Tag tone="warning">
              {code('exclusions', person.deferred)}
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
          <Panel
            title={t('finder.eligible', { count: answer.total })}
            aside={
              leadId && (
                <ActionButton
                  variant="contained"
                  why={why ?? (chosen.size ? undefined : t('finder.chooseFirst'))}
                  onClick={() => setOffering(true)}
                >
                  {t('finder.offerTo', { count: chosen.size })}
                </ActionButton>
              )
            }
          >
            {answer.wave !== undefined && answer.eligible.length > 0 && (
              <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 1 }}>
                {t('finder.seats', { wave: answer.wave, count: answer.size })}
              </Box>
            )}
            {answer.eligible.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>{t('finder.nobody')}</Box>
            ) : (
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {(all ? answer.eligible : answer.eligible.slice(0, FIRST)).map(candidate)}
              </Box>
            )}
            {answer.eligible.length > FIRST && (
              <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 2 }}>
                {all ? t('lead.less') : t('finder.more', { count: answer.eligible.length - FIRST })}
              </Button>
            )}
          </Panel>
          <Panel title={t('finder.excluded', { count: rules.reduce((sum, [, n]) => sum + n, 0) })}>
            {rules.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>{t('finder.noneExcluded')}</Box>
            ) : (
              rules.map(([rule, n]) => (
                <Box
                  key={rule}
                  component="details"
                  sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
                >
                  <Box component="summary" sx={{ cursor: 'pointer', fontSize: '.8125rem' }}>
                    <strong>{n}</strong> · {code('exclusions', rule)}{' '}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {rule}
                    </Box>
                  </Box>
                  <Box component="ul" sx={{ listStyle: 'none', m: 0, py: 1, pl: 5, fontSize: '.8125rem' }}>
                    {(byRule.get(rule) ?? []).map((person) => (
                      <Box component="li" key={person.professionalId} sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
                        {leadId && OVERRIDABLE.includes(rule) && (
                          <Choice
                            name={person.name}
                            on={chosen.has(person.professionalId)}
                            toggle={() => toggle({ ...person, code: rule })}
                          />
                        )}
                        <MuiLink component={Link} to={`/lawyers/${person.professionalId}`}>
                          {person.name}
                        </MuiLink>
                      </Box>
                    ))}
                    {n > (byRule.get(rule)?.length ?? 0) && (
                      <Box component="li" sx={{ color: 'text.secondary' }}>
                        {t('finder.andOthers', { count: n - (byRule.get(rule)?.length ?? 0) })}
                      </Box>
                    )}
                  </Box>
                </Box>
              ))
            )}
          </Panel>
          {offering && leadId && (
            <OfferSelected
              leadId={leadId}
              chosen={[...chosen.values()]}
              onClose={(refused) => {
                setOffering(false);
                if (refused) setChosen(new Map(refused.map((one) => [one.professionalId, one])));
              }}
            />
          )}
        </Box>
      )}
    </Loaded>
  );
};
