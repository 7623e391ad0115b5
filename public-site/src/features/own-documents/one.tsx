import { FormProvider, Line } from '../../forms';
import { bytes, fill, useLang, useWords, when } from '../../lang';
import { ActForm } from '../../session';
import { nameField } from './acts';
import { useDoors } from './doors';
import { Reach } from './reach';
import type { Details } from './types';
import { ownTexts } from './words/own';

/** One document: what it is, who sent it, with whom it is shared, who opened it, and what may be done with it. */
export function OneDocument({ document }: { readonly document: Details }) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const name = document.name ?? t.unnamed;
  const by = document.own ? t.by_own : t[`by_${document.by}`];
  return (
    <li className="own-document">
      <p className="row-title" dir="auto">
        {name}
      </p>
      <p className="small soft">
        {fill(t.facts, { type: document.type.toUpperCase(), size: bytes(document.bytes, lang) })} ·{' '}
        {fill(by, { name: document.byName ?? t.someone, when: when(document.at, lang) })}
      </p>
      {document.own && <Sharing document={document} />}
      {document.own && <Opened document={document} />}
      <Reach document={document} name={name} />
      <Rename document={document} name={name} />
      <Delete document={document} name={name} />
    </li>
  );
}

interface Named {
  readonly document: Details;
  readonly name: string;
}

/** With whom it is shared, each with the button that changes it. */
function Sharing({ document: { id, shares, available } }: { readonly document: Details }) {
  const t = useWords(ownTexts);
  const { commandId, reader } = useDoors();
  if (shares.length === 0) return reader === 'client' ? <p className="small">{t.sharedNone}</p> : null;
  return (
    <ul className="opened-list" aria-label={t.sharing}>
      {shares.map((share) => {
        const name = share.name ?? (share.with === 'client' ? t.theClient : t.someone);
        const go = share.shared ? 'retirer' : 'partager';
        const can = available[share.shared ? 'RevokeDocumentShare' : 'ShareDocument'] === true;
        return (
          <li key={share.acceptanceId ?? share.with} className="document-acts">
            <span>{fill(share.shared ? t.sharedWith : t.notSharedWith, { name })}</span>
            {can && (
              <ActForm go={go} commandId={commandId} carried={{ documentId: id, acceptanceId: share.acceptanceId ?? '' }}>
                <ActForm.Go className="link-button">{fill(t[go], { name })}</ActForm.Go>
              </ActForm>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Each time it was opened or downloaded, the newest first. */
function Opened({ document: { opened } }: { readonly document: Details }) {
  const t = useWords(ownTexts);
  const lang = useLang();
  if (opened.length === 0) return <p className="small soft">{t.openedNone}</p>;
  return (
    <details>
      <summary>{opened.length === 1 ? t.opened1 : fill(t.openedN, { n: opened.length })}</summary>
      <ul className="opened-list">
        {opened.map(({ at, what, by, name }) => (
          <li key={`${at}-${what}`}>{fill(t[`opened_${what}`], { name: name ?? t[`who_${by}`], when: when(at, lang) })}</li>
        ))}
      </ul>
    </details>
  );
}

function Rename({ document: { id, available }, name }: Named) {
  const t = useWords(ownTexts);
  const { commandId, errors, posted } = useDoors();
  const field = nameField(id);
  if (available['RenameDocument'] !== true) return null;
  return (
    <details open={errors[field] !== undefined}>
      <summary>{t.renommer}</summary>
      <ActForm go="renommer" commandId={commandId} carried={{ documentId: id }}>
        <FormProvider value={{ raw: { [field]: name, ...posted }, errors }}>
          <Line name={field} label={t.newName} />
        </FormProvider>
        <ActForm.Go className="button quiet">{t.renameSave}</ActForm.Go>
      </ActForm>
    </details>
  );
}

function Delete({ document: { id, available }, name }: Named) {
  const t = useWords(ownTexts);
  const { commandId } = useDoors();
  if (available['DeleteDocument'] !== true) return null;
  return (
    <details>
      <summary>{t.supprimer}</summary>
      <ActForm go="supprimer" commandId={commandId} carried={{ documentId: id }}>
        <p>{t.deleteText}</p>
        <ActForm.Go className="button danger">{fill(t.deleteYes, { name })}</ActForm.Go>
      </ActForm>
    </details>
  );
}
