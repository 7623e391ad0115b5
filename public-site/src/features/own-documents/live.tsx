import { useState, type ReactNode } from 'react';
import { useLang, useWords } from '../../lang';
import { LiveActs, Outcome, sendCommand, useAct, Wrong } from '../../session';
import { act, isAct, type Act, type Send } from './acts';
import { Ask } from './ask';
import { DoorsProvider } from './doors';
import { OfRequest } from './of-request';
import type { Reader, RequestDocuments } from './types';
import { ownTexts } from './words/own';

interface Props {
  readonly of: RequestDocuments;
  readonly reader: Reader;
  readonly reload: () => Promise<void>;
}

/** Documents of one request on a page that is alive: what is pressed is sent at once, and the page then says what was done. */
export function LiveDocuments({ of, reader, reload }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const { busy, errors, act: run } = useAct();
  const [done, setDone] = useState<Act>();
  // A press that is repeated is the same one.
  const [commandId, setCommandId] = useState(() => crypto.randomUUID());
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { leadId, acceptanceId } = of;
  const seat = { leadId, ...(reader === 'professional' && acceptanceId ? { acceptanceId } : {}) };
  // A client names the professional in the payload; a professional acts from their own seat.
  const send: Send = (name, payload, id) => sendCommand(lang, name, { ...payload, ...seat }, id);
  const onSend = (go: string, raw: Parameters<typeof act>[2]): void =>
    void run(async () => {
      if (!isAct(go)) return undefined;
      setDone(undefined);
      const came = await act(send, go, raw, commandId, lang);
      setCommandId(crypto.randomUUID());
      if (came.status !== 200) return came.errors;
      if (go === 'demander') setRequestId(crypto.randomUUID());
      await reload();
      setDone(go);
      return undefined;
    });
  const doors = { by: 'session', reader, leadId, acceptanceId, reload, commandId, errors, posted: {} } as const;
  const ask: ReactNode = reader === 'professional' && of.available['RequestDocuments'] === true && (
    <Ask key={requestId} requestId={requestId} lawyerType={of.lawyerType} />
  );
  return (
    <DoorsProvider value={doors}>
      <LiveActs value={{ busy, onSend }}>
        <Wrong errors={errors} />
        <Outcome>{done ? t[`done_${done}`] : ''}</Outcome>
        <OfRequest of={of} ask={ask} />
      </LiveActs>
    </DoorsProvider>
  );
}
