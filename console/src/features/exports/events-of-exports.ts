import { s } from '../../components/text/sentence-tools';

/** Lists as files. */
export const eventsOfExports = {
  ExportRequested: s('Export d’une liste demandé', 'Export of a list requested'),
  ExportStarted: s(
    (d) => (Number(d.run) > 1 ? 'Préparation de l’export reprise' : 'Préparation de l’export commencée'),
    (d) => (Number(d.run) > 1 ? 'Preparation of the export carried on' : 'Preparation of the export begun'),
  ),
  ExportPartWritten: s(
    (d) => `Partie de l’export écrite (${String(d.rows)} lignes)`,
    (d) => `Part of the export written (${String(d.rows)} rows)`,
  ),
  ExportReady: s(
    (d) => `Export prêt (${String(d.rows)} lignes)`,
    (d) => `Export ready (${String(d.rows)} rows)`,
  ),
  ExportDownloaded: s('Export téléchargé', 'Export downloaded'),
  ExportCancelled: s('Export annulé', 'Export cancelled'),
  ExportFailed: s('Export échoué', 'Export failed'),
  ExportEnded: s('Export effacé, sa journée est passée', 'Export erased, its day is over'),
};
