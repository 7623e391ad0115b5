import { useState } from 'react';
import { useNotify, type SortPayload } from 'react-admin';
import { ask, problemOf } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { download } from '../../components/charts/csv';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { useExportColumns } from './columns';
import type { ListedLawyer } from './row';

/** The list as a file, with addresses and numbers masked; asks for a fresh sign-in, and the audit keeps who took it. */
export const ExportButton = ({ filter, sort }: { filter: Record<string, unknown>; sort: SortPayload }) => {
  const t = useT();
  const notify = useNotify();
  const online = useOnline();
  const columns = useExportColumns();
  const [busy, setBusy] = useState(false);
  const why = online ? whyNotAs(me().role, 'RequestExport') : t('actions.why.offline');
  const run = async () => {
    setBusy(true);
    const { q, ...rest } = filter;
    try {
      const asked = {
        ...(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}),
        filter: rest,
        sort: sort.field,
        order: sort.order === 'DESC' ? ('desc' as const) : ('asc' as const),
      };
      const { data, more } = await ask('POST /api/lawyers/export', { body: asked });
      download('jurilien-professionals.csv', [
        columns.map(({ label }) => label),
        ...data.map((row) => columns.map(({ value }) => value(row as unknown as ListedLawyer))),
      ]);
      notify(more ? 'pros.exportedPart' : 'pros.exported', { type: 'success', messageArgs: { count: data.length } });
    } catch (error) {
      notify(`errors.${problemOf(error).code}`, { type: 'error', messageArgs: { _: t('errors.UNEXPECTED') } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton variant="outlined" why={why} onClick={() => void (busy || run())}>
      {t(busy ? 'pros.exporting' : 'pros.export')}
    </ActionButton>
  );
};
