import { Facts, Panel } from '../../components/page/Panel';
import { formatBytes, formatDate, formatDuration } from '../../format';
import { useT } from '../../useT';
import type { Machine } from './useMachine';

/** When everything was last saved and the books were last proved, and how much room there is. */
export const Keeping = ({ machine: { backupAgeSeconds, books, disk } }: { machine: Machine }) => {
  const t = useT();
  const backup =
    backupAgeSeconds === undefined
      ? t('operations.kept.noBackup')
      : t('operations.kept.ago', { since: formatDuration(backupAgeSeconds * 1_000) });
  return (
    <Panel title={t('operations.kept.title')}>
      <Facts
        rows={[
          [t('operations.kept.backup'), backup],
          [
            t('operations.kept.books'),
            books ? `${formatDate(books.day)}, ${t(`operations.kept.booksStates.${books.state}`)}` : t('operations.kept.noBooks'),
          ],
          [t('operations.kept.database'), formatBytes(disk.databaseBytes)],
          ...(disk.files
            ? ([
                [
                  t('operations.kept.files'),
                  t('operations.kept.free', { free: formatBytes(disk.files.freeBytes), total: formatBytes(disk.files.totalBytes) }),
                ],
              ] satisfies [string, string][])
            : []),
        ]}
      />
    </Panel>
  );
};
