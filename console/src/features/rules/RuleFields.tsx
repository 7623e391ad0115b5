import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { RULE_AUDIENCES } from '@jurilien/contracts';
import { Conditions } from '../../components/conditions/Conditions';
import { WeekHours } from '../../components/hours/WeekHours';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { inLocale } from '../../locale';
import { useT } from '../../useT';
import { Delays } from './Delays';
import { Reminds } from './Reminds';
import { RuleWords } from './RuleWords';
import { Scope } from './Scope';
import type { Catalogue, RuleText } from './useRules';
import { Ways } from './Ways';

interface Props {
  readonly text: RuleText;
  readonly catalogue: Catalogue;
  readonly onChange: (text: RuleText) => void;
}

/** What hours of its own begin with: by day, all week. */
const BY_DAY = { days: [1, 2, 3, 4, 5, 6, 7], from: 480, to: 1_200, holidaysClosed: false };

/** Hours that narrow those at which its class may go out. */
const Hours = ({ text: { window }, onChange }: { text: RuleText; onChange: (window: RuleText['window']) => void }) => {
  const t = useT();
  return (
    <Box>
      <FormControlLabel
        label={t('rules.ownHours')}
        control={<Switch checked={window !== undefined} onChange={(_event, on) => onChange(on ? BY_DAY : undefined)} />}
      />
      {window && <WeekHours label={t('rules.window')} value={window} onChange={onChange} />}
      <Box sx={{ ...quiet, mt: 1 }}>{t('rules.hoursHint')}</Box>
    </Box>
  );
};

/** The moment it begins with, and when its messages are due. */
const Timing = ({ text, catalogue, onChange }: Props) => {
  const t = useT();
  return (
    <Panel title={t('rules.parts.timing')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TextField
          size="small"
          select
          label={t('rules.trigger')}
          value={text.trigger}
          onChange={(event) => onChange({ ...text, trigger: event.target.value })}
          sx={{ maxWidth: 520 }}
        >
          {catalogue.triggers.map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {inLocale(label)}
            </MenuItem>
          ))}
        </TextField>
        <Delays delays={text.delays} onChange={(delays) => onChange({ ...text, delays })} />
        <Reminds reminds={text.reminds} onChange={(reminds) => onChange({ ...text, reminds })} />
        <Hours text={text} onChange={(window) => onChange({ ...text, window })} />
      </Box>
    </Panel>
  );
};

/** What must be true when a message is due, and what ends it. */
const Conditional = ({ text, catalogue, onChange }: Props) => {
  const t = useT();
  return (
    <Panel title={t('rules.parts.conditions')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Box component="p" sx={{ ...quiet, m: 0 }}>
          {t('rules.whenHint')}
        </Box>
        <Conditions label={t('rules.when')} facts={catalogue.facts} value={text.when} onChange={(when) => onChange({ ...text, when })} />
        <Box component="p" sx={{ ...quiet, m: 0 }}>
          {t('rules.stopHint')}
        </Box>
        <Conditions label={t('rules.stop')} facts={catalogue.facts} value={text.stop} onChange={(stop) => onChange({ ...text, stop })} />
      </Box>
    </Panel>
  );
};

/** Who hears, on which ways, in which words. */
const Reading = ({ text, onChange }: Props) => {
  const t = useT();
  return (
    <Panel title={t('rules.parts.reading')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TextField
          size="small"
          select
          label={t('rules.audience')}
          value={text.audience}
          onChange={(event) => onChange({ ...text, audience: event.target.value as RuleText['audience'] })}
          sx={{ maxWidth: 320 }}
        >
          {RULE_AUDIENCES.map((audience) => (
            <MenuItem key={audience} value={audience}>
              {t(`rules.audiences.${audience}`)}
            </MenuItem>
          ))}
        </TextField>
        <Ways text={text} onChange={(ways) => onChange({ ...text, ...ways })} />
        <Box>
          <RuleWords template={text.template} />
        </Box>
      </Box>
    </Panel>
  );
};

const LIMITS = [
  ['perSubjectPerDay', 50],
  ['perPersonPerDay', 50],
  ['perPersonPerWeek', 200],
  ['perPersonPer90Days', 500],
] as const;

/** How often it may send, and for which requests it is. */
const Limits = ({ text, onChange }: Props) => {
  const t = useT();
  const { caps = {}, scope = {} } = text;
  const number = (said: string): number | undefined => (said === '' ? undefined : Number(said));
  return (
    <Panel title={t('rules.parts.limits')}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {LIMITS.map(([name, max]) => (
          <TextField
            key={name}
            size="small"
            type="number"
            label={t(`rules.caps.${name}`)}
            value={caps[name] ?? ''}
            slotProps={{ htmlInput: { min: 1, max } }}
            onChange={(event) => onChange({ ...text, caps: { ...caps, [name]: number(event.target.value) } })}
            sx={{ minWidth: 220 }}
          />
        ))}
        <TextField
          size="small"
          type="number"
          label={t('rules.maxLate')}
          value={text.maxLateMinutes ?? ''}
          onChange={(event) => onChange({ ...text, maxLateMinutes: number(event.target.value) })}
          sx={{ minWidth: 220 }}
        />
        <TextField
          size="small"
          type="number"
          label={t('rules.pilot')}
          value={scope.pilotPercent ?? ''}
          slotProps={{ htmlInput: { min: 1, max: 100 } }}
          onChange={(event) => onChange({ ...text, scope: { ...scope, pilotPercent: number(event.target.value) } })}
          sx={{ minWidth: 220 }}
        />
        <Scope scope={scope} onChange={(of) => onChange({ ...text, scope: of })} />
      </Box>
    </Panel>
  );
};

/** Everything that a version of a rule says. */
export const RuleFields = (props: Props) => (
  <>
    <Timing {...props} />
    <Conditional {...props} />
    <Reading {...props} />
    <Limits {...props} />
  </>
);
