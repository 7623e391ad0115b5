import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Facts, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useT } from '../../useT';
import { Prose } from './Prose';
import type { Machine } from './useMachine';
import { alarmsFr } from './wrong.fr';

type Check = keyof typeof alarmsFr.checks;
const isKnown = (check: string): check is Check => Object.hasOwn(alarmsFr.checks, check);

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly (readonly [label: string, words: string])[];
  /** What a process found, in the English of its log. */
  readonly found?: readonly [label: string, words: string];
}

const Item = ({ id, name, facts, found }: Thing) => (
  <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '.9375rem' }}>
        {name}
      </Box>
      <Tag tone="danger">{id}</Tag>
    </Box>
    <Facts
      rows={[
        ...facts.map(([label, words]): [string, ReactNode] => [label, <Prose key={label}>{words}</Prose>]),
        ...(found
          ? ([
              [
                found[0],
                <span key="found" lang="en-CA">
                  {found[1]}
                </span>,
              ],
            ] satisfies [string, ReactNode][])
          : []),
      ]}
    />
  </Box>
);

/** What is wrong, what it means and what to do, or that all is calm. */
export const Wrong = ({ machine: { alarms, checks } }: { machine: Machine }) => {
  const t = useT();
  const red = Object.entries(checks);
  const count = alarms.length + red.length;
  return (
    <>
      <Box role="status" sx={{ fontWeight: 650 }}>
        {count === 0 ? t('operations.calm') : t('operations.wrongNow', { count })}
      </Box>
      {count > 0 && (
        <Panel title={t('operations.wrong')} flush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {red.map(([check, found]) => (
              <Item
                key={check}
                id={check}
                name={isKnown(check) ? t(`operations.checks.${check}.name`) : check}
                facts={
                  isKnown(check)
                    ? [
                        [t('operations.red'), t(`operations.checks.${check}.red`)],
                        [t('operations.act'), t(`operations.checks.${check}.act`)],
                      ]
                    : []
                }
                found={[t('operations.found'), found]}
              />
            ))}
            {alarms.map((alarm) => (
              <Item
                key={alarm}
                id={alarm}
                name={t(`operations.alarms.${alarm}.name`)}
                facts={[
                  [t('operations.look'), t(`operations.alarms.${alarm}.look`)],
                  [t('operations.act'), t(`operations.alarms.${alarm}.act`)],
                ]}
              />
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
};
