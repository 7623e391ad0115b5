import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

export const words: Texts<typeof fr> = {
  exports: {
    title: 'Exports',
    button: 'Export',
    ask: 'Export the list',
    askWhat: 'Request an export',
    of: {
      leads: 'Requests',
      professionals: 'Professionals',
      messages: 'Messages',
      ledger: 'Ledger',
      recipients: 'Recipients of a campaign',
    },
    what: 'List',
    format: 'Format',
    formats: { csv: 'Table (CSV)', json: 'Data (JSON)' },
    full: 'Full contact details',
    fullHint: 'Without it, names, addresses and numbers are masked.',
    note: 'The export takes the search and the filters on screen. The file is prepared under “Exports”; only you can open it, until the same time the next day, then it is erased. The reason stays in the audit.',
    noteMasked:
      'The export takes the search and the filters on screen, with contact details masked. The file is prepared under “Exports”; only you can open it, until the same time the next day, then it is erased. The reason stays in the audit.',
    noteRecipients:
      'One row for each person: state, cause, basis, language, province, masked address. The file is prepared under “Exports”; you alone can open it, until the same time tomorrow, then it is erased. The reason stays in the audit.',
    noteRecipientFigures:
      'The export counts people by state, without any address; a count below {least} is not exact. You alone can open it, until the same time tomorrow, then it is erased. The reason stays in the audit.',
    noteFigures:
      'The export counts by month, without any name; a count below {least} is not specified. Only you can open it, until the same time the next day, then it is erased. The reason stays in the audit.',
    noteAll:
      'The export takes the whole list: to have part of it, export from the filtered list. Only you can open it, until the same time the next day, then it is erased. The reason stays in the audit.',
    asked: 'Export requested. Follow it under “Exports”.',
    hint: 'Lists that you asked for. The last line of each file gives its number of rows and its SHA-256 hash: a file without that line is incomplete.',
    state: 'State',
    states: { Requested: 'Waiting', Building: 'In preparation', Ready: 'Ready', Cancelled: 'Cancelled', Failed: 'Failed', Ended: 'Erased' },
    failures: {
      filter: 'The list cannot be filtered like this.',
      account: 'Your role has changed since you asked.',
      faults: 'Too many errors while it was prepared. Ask for it again.',
    },
    progress: '{done, number} of {total, number}',
    carriedOn: 'Carried on after a process ended.',
    rows: '{count, plural, one {# row} other {# rows}}',
    contents: 'Contents',
    contentsOf: { full: 'Full contact details', masked: 'Contact details masked', figures: 'Counts by month' },
    filtered: 'Filtered by: {columns}',
    columns: 'Filters (columns)',
    size: 'Size',
    sha256: 'SHA-256 hash',
    purpose: 'Reason',
    requested: 'Requested',
    until: 'Erased on',
    downloads: 'Downloads',
    file: 'File',
    download: 'Download',
    cancel: 'Cancel',
    erase: 'Erase',
    named: '{act}: {what}, {at}',
    views: { all: 'All', open: 'To take', over: 'Over' },
    empty: 'No export',
    emptyText: 'Request one here, or with the “Export” button of a list.',
  },
};
