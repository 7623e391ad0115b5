import type { Command } from '../../components/form/command';
import type { Translate } from '../../useT';
import { type Asked, type Details, nameOf, readerOf, type Share } from './documents';

const ofDocument = (leadId: string, { id }: Details) => ({ leadId, documentId: id });

export const renameForm = (leadId: string, document: Details, t: Translate): Command => ({
  command: 'RenameDocument',
  label: t('actions.RenameDocument'),
  reason: false,
  fields: [{ name: 'name', label: 'documents.newName', initial: document.name ?? '' }],
  payload: ({ name }) => ({ ...ofDocument(leadId, document), name }),
});

/** Shares a document with one reader, or takes that back. */
export const shareForm = (leadId: string, document: Details, share: Share, t: Translate): Command => {
  const command = share.shared ? 'RevokeDocumentShare' : 'ShareDocument';
  return {
    command,
    label: t(`actions.${command}`),
    note: t(share.shared ? 'documents.unshareNote' : 'documents.shareNote', { who: readerOf(share, t) }),
    reason: false,
    danger: share.shared,
    fields: [],
    payload: () => ({
      ...ofDocument(leadId, document),
      to: share.with,
      ...(share.acceptanceId ? { acceptanceId: share.acceptanceId } : {}),
    }),
  };
};

export const deleteForm = (leadId: string, document: Details, t: Translate): Command => ({
  command: 'DeleteDocument',
  label: t('actions.DeleteDocument'),
  note: `${nameOf(document, t)}. ${t('documents.deleteNote')}`,
  reason: true,
  danger: true,
  fields: [],
  payload: () => ofDocument(leadId, document),
});

export const cancelForm = ({ requestId, leadId }: Asked, t: Translate): Command => ({
  command: 'CancelDocumentRequest',
  label: t('actions.CancelDocumentRequest'),
  note: t('documents.cancelNote'),
  reason: true,
  danger: true,
  fields: [],
  payload: () => ({ requestId, leadId }),
});
