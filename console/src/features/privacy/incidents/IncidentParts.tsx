import type { IncidentRow } from '@jurilien/rows/privacy';
import { Typography } from '@mui/material';
import { seriousInjury, significantHarm } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { Facts as Pairs, Panel } from '../../../components/page/Panel';
import { formatFull, formatList, formatNumber } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';

interface Props {
  readonly row: IncidentRow;
}

const Words = ({ children }: { children: ReactNode }) => <Typography sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{children ?? '–'}</Typography>;

/** What happened, and what was done about it. */
export const WhatHappened = ({ row }: Props) => {
  const t = useT();
  return (
    <Panel title={t('incidents.description')}>
      <Words>{row.description}</Words>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('incidents.measures')}
      </Typography>
      <Words>{row.measures}</Words>
      {row.conclusion && (
        <>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('incidents.conclusion')}
          </Typography>
          <Words>{row.conclusion}</Words>
        </>
      )}
    </Panel>
  );
};

/** Both tests with their factors and reasons. */
export const Assessment = ({ row: { quebec, quebecWhy, canada, canadaWhy, assessedAt } }: Props) => {
  const t = useT();
  const code = useCode();
  if (!quebec || !canada)
    return (
      <Panel title={t('incidents.assessment')}>
        <Typography color="text.secondary">{t('incidents.notAssessed')}</Typography>
      </Panel>
    );
  const level = (value: string) => code('riskLevels', value);
  return (
    <Panel title={t('incidents.assessment')}>
      <Pairs
        rows={[
          [t('incidents.assessed'), formatFull(assessedAt)],
          [t('incidents.quebecTest'), code('yes', String(seriousInjury(quebec)))],
          [t('incidents.fields.quebecSensitivity'), level(quebec.sensitivity)],
          [t('incidents.fields.quebecConsequences'), level(quebec.consequences)],
          [t('incidents.fields.quebecLikelihood'), level(quebec.likelihood)],
          [t('incidents.quebecWhy'), quebecWhy],
          [t('incidents.canadaTest'), code('yes', String(significantHarm(canada)))],
          [t('incidents.fields.canadaSensitivity'), level(canada.sensitivity)],
          [t('incidents.fields.canadaMisuse'), level(canada.misuse)],
          [t('incidents.canadaWhy'), canadaWhy],
        ]}
      />
    </Panel>
  );
};

/** When, which data, how many persons, who said so. */
export const Facts = ({ row }: Props) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('incidents.facts')}>
      <Pairs
        rows={[
          [t('incidents.kind'), code('incidentKinds', row.kind)],
          [t('incidents.data'), formatList(row.dataKinds.map((kind) => code('incidentData', kind)))],
          [t('incidents.persons'), formatNumber(row.persons)],
          [t('incidents.occurred'), formatFull(row.occurredAt)],
          [t('incidents.discovered'), formatFull(row.discoveredAt)],
          [t('incidents.registered'), `${formatFull(row.registeredAt)}, ${nameOf(row.registeredBy)}`],
          ...(row.reporter ? [[t('incidents.reporter'), row.reporter] as [string, string]] : []),
          ...(row.closedAt ? [[t('incidents.closed'), formatFull(row.closedAt)] as [string, string]] : []),
        ]}
      />
    </Panel>
  );
};

/** Who was told, and when. */
export const Notifications = ({ row }: Props) => {
  const t = useT();
  const code = useCode();
  const told = { cai: row.caiAt, opc: row.opcAt, persons: row.personsAt } as const;
  const said = (whom: keyof typeof told): string => {
    if (!told[whom]) return t(row.missing.includes(whom) ? 'incidents.stillToTell' : 'incidents.notTold');
    const count = row.publicNotice ? t('incidents.publicNotice') : t('incidents.toldCount', { told: row.toldPersons, of: row.persons });
    return whom === 'persons' ? `${formatFull(told[whom])}, ${count}` : formatFull(told[whom]);
  };
  return (
    <Panel title={t('incidents.notifications')}>
      <Pairs
        rows={[
          [code('incidentRecipients', 'cai'), said('cai')],
          [code('incidentRecipients', 'opc'), said('opc')],
          [code('incidentRecipients', 'persons'), said('persons')],
        ]}
      />
    </Panel>
  );
};
