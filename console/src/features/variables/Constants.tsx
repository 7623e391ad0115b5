import { Box } from '@mui/material';
import { localDate } from '@jurilien/reference';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { list, quiet } from '../../components/text/who';
import { formatDate, formatMoment } from '../../format';
import { inLocale } from '../../locale';
import { me, whyNotAs } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { BothLines, Line, UsedBy } from './Parts';
import type { Constant, Shown } from './useVariables';

/** Noon: a day of the calendar is the same everywhere. */
const dayWords = (day: string): string => formatDate(`${day}T12:00:00`);
const today = (): string => localDate(new Date().toISOString(), 'QC');

/** What a constant says, day by day, the newest first. */
const Versions = ({ constant: { versions, inForce } }: { constant: Constant }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const markOf = (from: string) => {
    if (from === inForce) return <Tag tone="success">{t('variables.inForce')}</Tag>;
    return from > inForce ? <Tag tone="warning">{t('variables.coming')}</Tag> : <Tag tone="neutral">{t('variables.past')}</Tag>;
  };
  return (
    <Box component="ol" reversed sx={{ ...list, display: 'grid', gap: 3 }}>
      {versions.toReversed().map(({ from, value, at, by, reason }) => (
        <li key={from}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
            {t('variables.from', { day: dayWords(from) })} {markOf(from)}
          </Box>
          <BothLines said={value} />
          <Box sx={quiet}>
            {t('variables.savedBy', { at: formatMoment(at), who: nameOf(by) })}
            {reason ? ` · ${reason}` : ''}
          </Box>
        </li>
      ))}
    </Box>
  );
};

/** The form of a constant: a new one, or other words for one that is there. */
const useForm = (revision: number) => {
  const t = useT();
  return (constant?: Constant): Command => {
    const last = constant?.versions.at(-1)?.value;
    const field = (name: 'labelFr' | 'labelEn' | 'valueFr' | 'valueEn', initial: string | undefined) =>
      ({ name, label: `variables.fields.${name}`, initial: initial ?? '' }) as const;
    return {
      command: 'SaveVariable',
      label: constant ? t('variables.changeOf', { name: inLocale(constant.label) }) : t('variables.add'),
      reason: true,
      note: t('variables.note'),
      done: t('variables.done'),
      expectedVersion: revision,
      fields: [
        ...(constant ? [] : [{ name: 'key', label: 'variables.fields.key', hint: 'variables.fields.keyHint' } as const]),
        field('labelFr', constant?.label.fr),
        field('labelEn', constant?.label.en),
        field('valueFr', last?.fr),
        field('valueEn', last?.en),
        { name: 'from', label: 'variables.fields.from', kind: 'date', initial: today() },
      ],
      payload: ({ key, labelFr, labelEn, valueFr, valueEn, from }) => ({
        key: constant?.key ?? key,
        label: { fr: labelFr, en: labelEn },
        value: { fr: valueFr, en: valueEn },
        from,
      }),
    };
  };
};

/** Words that the team keeps in one place, with their days. */
export const Constants = ({ shown: { constants, revision }, onDone }: { shown: Shown; onDone: () => void }) => {
  const t = useT();
  const form = useForm(revision);
  const [command, setCommand] = useState<Command>();
  const why = whyNotAs(me().role, 'SaveVariable');
  return (
    <Panel
      title={t('variables.constants')}
      aside={
        <ActionButton variant="outlined" size="small" why={why} onClick={() => setCommand(form())}>
          {t('variables.add')}
        </ActionButton>
      }
    >
      <Box sx={quiet}>{t(constants.length > 0 ? 'variables.constantsHint' : 'variables.noConstants')}</Box>
      <Box component="ul" sx={list}>
        {constants.map((constant) => (
          <Line key={constant.key} name={inLocale(constant.label)} inBraces={constant.key} says={<Versions constant={constant} />}>
            <UsedBy codes={constant.usedBy} />
            <ActionButton
              size="small"
              why={why}
              aria-label={t('variables.changeOf', { name: inLocale(constant.label) })}
              onClick={() => setCommand(form(constant))}
            >
              {t('variables.change')}
            </ActionButton>
          </Line>
        ))}
      </Box>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} onDone={onDone} />}
    </Panel>
  );
};
