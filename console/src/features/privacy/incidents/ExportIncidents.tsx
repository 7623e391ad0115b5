import type { IncidentRow } from '@jurilien/rows/privacy';
import { useNotify } from 'react-admin';
import { ask } from '../../../api/http';
import { download } from '../../../components/charts/csv';
import { DownloadButton } from '../../../components/Download';
import { formatFull, formatList } from '../../../format';
import { useCode, useT } from '../../../useT';

const useColumns = (): { label: string; value: (row: IncidentRow) => string | number }[] => {
  const t = useT();
  const code = useCode();
  const when = (at: string | null | undefined) => (at ? formatFull(at) : '');
  return [
    { label: t('incidents.occurred'), value: (row) => when(row.occurredAt) },
    { label: t('incidents.discovered'), value: (row) => when(row.discoveredAt) },
    { label: t('incidents.kind'), value: (row) => code('incidentKinds', row.kind) },
    { label: t('incidents.state'), value: (row) => code('incidentStates', row.state) },
    { label: t('incidents.data'), value: (row) => formatList(row.dataKinds.map((kind) => code('incidentData', kind))) },
    { label: t('incidents.persons'), value: (row) => row.persons },
    { label: t('incidents.description'), value: (row) => row.description ?? '' },
    { label: t('incidents.measures'), value: (row) => row.measures ?? '' },
    { label: t('incidents.assessed'), value: (row) => when(row.assessedAt) },
    { label: t('incidents.quebecWhy'), value: (row) => row.quebecWhy ?? '' },
    { label: t('incidents.canadaWhy'), value: (row) => row.canadaWhy ?? '' },
    { label: t('incidents.demands'), value: (row) => formatList(row.demands.map((whom) => code('incidentRecipients', whom))) },
    { label: code('incidentRecipients', 'cai'), value: (row) => when(row.caiAt) },
    { label: code('incidentRecipients', 'opc'), value: (row) => when(row.opcAt) },
    { label: code('incidentRecipients', 'persons'), value: (row) => when(row.personsAt) },
    { label: t('incidents.closed'), value: (row) => when(row.closedAt) },
    { label: t('incidents.conclusion'), value: (row) => row.conclusion ?? '' },
  ];
};

/** The register as a file; asks for a fresh sign-in, and the audit keeps who took it. */
export const ExportIncidents = () => {
  const notify = useNotify();
  const columns = useColumns();
  const fetched = async () => {
    const { data, more } = await ask('GET /api/incidents/export', {});
    download('jurilien-incidents.csv', [
      columns.map(({ label }) => label),
      ...data.map((row) => columns.map(({ value }) => value(row as unknown as IncidentRow))),
    ]);
    notify(more ? 'incidents.exportedPart' : 'incidents.exported', { type: 'success', messageArgs: { count: data.length } });
  };
  return <DownloadButton label="incidents.export" fetched={fetched} />;
};
