import { Alert, Box, Checkbox, FormControlLabel, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../components/commands/FormDialog';
import { ReasonInput } from '../../components/form/ReasonInput';
import { useRefusal } from '../../components/commands/useRefusal';
import { useOneByOne, type Answered } from '../../components/commands/useOneByOne';
import { me, onlyProposes } from '../../roles';
import { useCode, useT } from '../../useT';
import { labelOf } from '../lead';

/** Exclusions that may be set aside with a reason; the others never (4.3.1). */
export const OVERRIDABLE: readonly string[] = ['E10', 'E11', 'E17', 'E19', 'E21', 'E22'];

export interface Chosen {
  professionalId: string;
  name: string;
  /** What stands in the way and may be set aside. */
  code?: string;
}

const Overrides = ({ value, onChange }: { value: string[]; onChange: (rules: string[]) => void }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box role="group" aria-label={t('finder.overrides')}>
      <Box sx={{ fontSize: '.8125rem', fontWeight: 700 }}>{t('finder.overrides')}</Box>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 1 }}>{t('finder.overridesHint')}</Box>
      {OVERRIDABLE.map((rule) => (
        <FormControlLabel
          key={rule}
          label={`${code('exclusions', rule)} (${rule})`}
          control={
            <Checkbox
              size="small"
              checked={value.includes(rule)}
              onChange={(_, on) => onChange(on ? [...value, rule] : value.filter((each) => each !== rule))}
            />
          }
          sx={{ display: 'flex', '& .MuiFormControlLabel-label': { fontSize: '.8125rem' } }}
        />
      ))}
    </Box>
  );
};

/** Offers one request to each of the chosen: a command for each, with its own answer. */
export const OfferSelected = ({
  leadId,
  chosen,
  onClose,
}: {
  leadId: string;
  chosen: Chosen[];
  /** With who was refused, so that they can be tried again; with nothing when it was given up. */
  onClose: (refused?: Chosen[]) => void;
}) => {
  const t = useT();
  const needed = [...new Set(chosen.flatMap((each) => each.code ?? []))].sort();
  const [overrides, setOverrides] = useState<string[]>(needed);
  const all = chosen.map(({ professionalId, name }) => ({ name, payload: { leadId, professionalId, professionalName: name, overrides } }));
  const { run, answered, running, finished } = useOneByOne('OfferLeadManually');
  const outcomeOf = ({ events }: Answered) => (events.some(({ type }) => type === 'ManualOfferProposed') ? 'proposed' : 'offered');
  const refusal = useRefusal();
  const proposes = onlyProposes(me().role, 'OfferLeadManually');
  return (
    <FormDialog<{ reason: string }>
      title={t('finder.offerTo', { count: chosen.length })}
      busy={running}
      finished={finished}
      act={finished ? undefined : proposes ? t('search.manual.sendProposal') : labelOf('OfferLeadManually')}
      onSubmit={({ reason }) => void run(all, reason)}
      onClose={() => onClose(finished ? chosen.filter((_, i) => answered?.[i]?.refused) : undefined)}
    >
      {answered === undefined ? (
        <>
          <Typography color="text.secondary">{chosen.map(({ name }) => name).join(', ')}</Typography>
          <Overrides value={overrides} onChange={setOverrides} />
          {proposes && <Alert severity="info">{t('actions.proposesNote')}</Alert>}
          <ReasonInput />
        </>
      ) : (
        <Box role="status" aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
          <LinearProgress variant="determinate" value={(answered.length / chosen.length) * 100} aria-label={t('actions.sending')} />
          {answered.map((answer) => (
            <Alert key={answer.name} severity={answer.refused ? 'warning' : 'success'}>
              {t('finder.answer', { name: answer.name, said: answer.refused ? refusal(answer.refused) : t(`finder.${outcomeOf(answer)}`) })}
            </Alert>
          ))}
        </Box>
      )}
    </FormDialog>
  );
};
