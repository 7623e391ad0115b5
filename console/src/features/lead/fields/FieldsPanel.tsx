import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { factOf, type Fact, type Lead } from '../lead';
import { Facts, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { useCommand, useFieldError } from '../../../components/commands/useCommand';
import { formatCoins, formatDate, formatFull, formatMoney } from '../../../format';
import { useRegion, useRegionOptions } from '../../../regions';
import { useDraft } from '../../../useDraft';
import { useCode, useT } from '../../../useT';
import { EditForm } from './EditForm';
import { FactField } from './FactField';
import { leadFields, type FieldGroup, type LeadField } from './fields';
import { useOffered } from './useOffered';
import { doneOf } from '../actions';

/** In the order they are read. */
const groups: FieldGroup[] = ['matter', 'place', 'means', 'urgency', 'wishes', 'price', 'marks', 'facts', 'person'];
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Facts written as such, and the ones the view keeps as columns of their own. */
const valueOf = (lead: Lead, name: string): unknown =>
  factOf(lead, name) !== undefined ? factOf(lead, name) : name === 'uuid' ? lead.id : (lead as Record<string, unknown>)[name];

const ANSWERS: ReadonlySet<string> = new Set(['specificQuestions', 'accessibleSpecificQuestions']);

const useShow = () => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  return (field: LeadField, value: unknown): string => {
    if (field.name === 'creditValue' || field.name === 'coinValue') return formatCoins(Number(value ?? 0) * 100);
    if (field.name === 'clientName' || field.name === 'email' || field.name === 'phoneNumber') return t('lead.masked');
    if (value === null || value === undefined || value === '') return '–';
    if (field.name === 'budgetNumber') return Number(value) ? formatMoney(Number(value)) : '–';
    if (field.name === 'experience') return Number(value) ? t('lead.years', { n: Number(value) }) : t('lead.anyYears');
    // The board's instant may be a plain yes: right after the last wave.
    if (field.name === 'selfServeAfter' && value === true) return t('search.boardAfter');
    if (field.kind === 'flag' || typeof value === 'boolean') return code('yes', String(value));
    if (field.kind === 'code' && field.codes) return code(field.codes, String(value));
    if (Array.isArray(value) && field.codes) return value.map((each) => code(field.codes!, String(each))).join(', ') || '–';
    // They stand in words beside; here, how many there are.
    if (ANSWERS.has(field.name)) return t('questions.answered', { count: Object.keys(value).length });
    if (field.kind === 'region') return region(String(value));
    if (field.kind === 'date') return formatDate(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T12:00:00` : String(value));
    if (field.kind === 'instant') return formatFull(String(value));
    if (typeof value === 'object')
      return (
        Object.values(value)
          .filter((each) => typeof each === 'string')
          .join(', ') || (Array.isArray(value) ? String(value.length || '–') : '–')
      );
    const text = String(value);
    return text.length > 90 ? `${text.slice(0, 88)}…` : text;
  };
};

/** All 51 fields by group; staff fields become a form that sends only what changed. */
export const FieldsPanel = ({ lead, why, offered }: { lead: Lead; why?: string; offered: boolean }) => {
  const t = useT();
  const show = useShow();
  // After signing in again, the form is as it was left.
  const [draft] = useDraft<FieldsDraft>(fieldsDraft(lead.id));
  const [editing, setEditing] = useState(draft !== undefined && !why);
  return (
    <Panel
      id="fields"
      title={t('lead.fields')}
      aside={
        !editing && (
          <Button variant="outlined" disabled={Boolean(why)} title={why} onClick={() => setEditing(true)}>
            {t('lead.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <FieldsForm lead={lead} offered={offered} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', mb: 3, fontSize: '.75rem', color: 'text.secondary' }}>
            {(['O', 'C', 'A', 'S'] as const).map((visible) => (
              <span key={visible}>
                <Seen visible={visible} /> {t(`fields.${seen[visible]}`)}
              </span>
            ))}
          </Box>
          <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 8 }}>
            {groups.map((group) => (
              <Box key={group} sx={{ breakInside: 'avoid', mb: 4 }}>
                <Typography variant="h3" sx={{ mb: 1, color: 'primary.main' }}>
                  {t(`fields.groups.${group}`)}
                </Typography>
                <Facts
                  rows={leadFields
                    .filter((field) => field.group === group)
                    .map((field) => [
                      t(field.label),
                      <Box key={field.name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                        <span>{show(field, valueOf(lead, field.name))}</span>
                        <Seen visible={field.visible} />
                      </Box>,
                    ])}
                />
              </Box>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
};

const seen = { O: 'seenBefore', S: 'seenStaff', A: 'seenAfter', C: 'seenClaim' } as const;
const Seen = ({ visible }: { visible: LeadField['visible'] }) => {
  const t = useT();
  return (
    <Box component="span" sx={{ flex: 'none' }}>
      <Tag tone={visible === 'O' ? 'info' : 'neutral'} title={t(`fields.${seen[visible]}`)}>
        {visible}
      </Tag>
    </Box>
  );
};

interface FieldsDraft {
  values: Record<string, Fact>;
  reason: string;
}
const fieldsDraft = (leadId: string) => `fields:${leadId}`;

interface GroupProps {
  readonly group: FieldGroup;
  readonly fields: readonly LeadField[];
  readonly offered: boolean;
  readonly current: (name: string) => Fact;
  readonly errorOf: (name: string) => string | undefined;
  readonly put: (name: string, value: Fact) => void;
}

/** The fields of one group; those an offer was priced by stay as they are once there is one. */
const Group = ({ group, fields: all, offered, current, errorOf, put }: GroupProps) => {
  const t = useT();
  const fields = all.filter(useOffered(current));
  const regions = useRegionOptions(String(current('province') ?? ''));
  if (!fields.length) return null;
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}
    >
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 750, fontSize: '.8125rem', color: 'primary.main' }}>
        {t(`fields.groups.${group}`)}
      </Box>
      {fields.map((field) => {
        const frozen = offered && field.priced === true;
        return (
          <FactField
            key={field.name}
            field={field}
            value={current(field.name)}
            regions={regions}
            disabled={frozen}
            error={errorOf(field.name)}
            help={frozen ? t('fields.frozen') : undefined}
            onChange={(value) => put(field.name, value)}
          />
        );
      })}
    </Box>
  );
};

const FieldsForm = ({ lead, offered, onClose }: { lead: Lead; offered: boolean; onClose: () => void }) => {
  const t = useT();
  const say = useFieldError();
  const { run, busy, problem, clear } = useCommand();
  const [base, setBase] = useState(lead);
  const [draft, write] = useDraft<FieldsDraft>(fieldsDraft(lead.id));
  const { values, reason } = draft ?? { values: {}, reason: '' };
  const fields = useMemo(() => leadFields.filter((field) => field.editable), []);
  const current = (name: string) => (name in values ? values[name] : factOf(base, name)) ?? null;
  const put = (name: string, value: Fact) => write({ values: { ...values, [name]: value }, reason });
  const leave = () => {
    write(undefined);
    onClose();
  };
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, factOf(base, name))));
  const errorOf = (name: string): string | undefined => {
    const found = problem?.errors?.find(({ field }) => field.replace(/^payload\./, '').split('.')[0] === name)?.message;
    return found && say(found);
  };

  const save = async () => {
    const sent = await run(
      'EditLead',
      { leadId: lead.id, ...changed },
      { reason: reason.trim(), expectedVersion: base.version, done: doneOf('EditLead') },
    );
    if (sent.ok) leave();
  };
  return (
    <EditForm
      lead={lead}
      base={base}
      problem={problem}
      known={fields.map((field) => field.name)}
      hint={t('lead.fieldsHint')}
      reason={reason}
      busy={Boolean(busy)}
      unchanged={Object.keys(changed).length === 0}
      gap={4}
      onReload={() => {
        setBase(lead);
        clear();
      }}
      onReason={(next) => write({ values, reason: next })}
      onSave={save}
      onCancel={leave}
    >
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          fields={fields.filter((field) => field.group === group)}
          offered={offered}
          current={current}
          errorOf={errorOf}
          put={put}
        />
      ))}
    </EditForm>
  );
};
