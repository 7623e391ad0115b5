import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { factOf, type Fact, type Lead } from '../lead';
import { Facts, Panel } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import type { Difference } from '../../../components/commands/differences';
import { useCommand, useFieldError } from '../../../components/commands/useCommand';
import { useRegionOptions } from '../../../regions';
import { useDraft } from '../../../useDraft';
import { useT } from '../../../useT';
import { EditForm } from './EditForm';
import { FactField } from './FactField';
import { leadFields, type FieldGroup, type LeadField } from './fields';
import { useShow, valueOf } from './show';
import { useOffered } from './useOffered';
import { doneOf } from '../actions';

/** In the order they are read. */
const groups: FieldGroup[] = ['matter', 'place', 'means', 'urgency', 'wishes', 'price', 'marks', 'facts', 'person'];
const without = <T,>(map: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

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

interface Compared {
  readonly base: Lead;
  readonly lead: Lead;
  readonly values: Record<string, Fact>;
  readonly keep: (values: Record<string, Fact>) => void;
}

/** Fields that say something else than when the form was opened, beside what was typed there, which can be given up for it. */
const useDifferences = ({ base, lead, values, keep }: Compared): Difference[] => {
  const t = useT();
  const show = useShow();
  return leadFields
    .filter(({ editable, name }) => editable && !same(factOf(base, name), factOf(lead, name)))
    .map((field) => ({
      label: t(field.label),
      before: show(field, factOf(base, field.name)),
      now: show(field, factOf(lead, field.name)),
      ...(field.name in values && !same(values[field.name], factOf(lead, field.name))
        ? { mine: show(field, values[field.name]), take: () => keep(without(values, field.name)) }
        : {}),
    }));
};

/** What the API objects to at a field, in words. */
const useErrorOf = (problem: ReturnType<typeof useCommand>['problem']) => {
  const say = useFieldError();
  return (name: string): string | undefined => {
    const found = problem?.errors?.find(({ field }) => field.replace(/^payload\./, '').split('.')[0] === name)?.message;
    return found && say(found);
  };
};

const FieldsForm = ({ lead, offered, onClose }: { lead: Lead; offered: boolean; onClose: () => void }) => {
  const t = useT();
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
  const errorOf = useErrorOf(problem);

  const differences = useDifferences({ base, lead, values, keep: (kept) => write({ values: kept, reason }) });
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
      differences={differences}
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
