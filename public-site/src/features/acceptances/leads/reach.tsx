import type { SafeChannel } from '@jurilien/reference';
import { proLeadsTexts } from '../words/pro-leads';
import { fill, useWords } from '../../../lang';
import type { Line } from './types';

/** Call, text, write: the three ways to the client, under one thumb. */
export function Reach({ line, bar = false }: { line: Line; bar?: boolean }) {
  const t = useWords(proLeadsTexts);
  if (!line.readable || !line.phone) return null;
  const name = line.clientName ?? line.code;
  const may = (way: SafeChannel): boolean => line.ways?.includes(way) ?? true;
  return (
    <p className={bar ? 'reach bar' : 'reach'}>
      {may('call') && (
        <a className="button" href={`tel:${line.phone}`} aria-label={fill(t.callName, { name })}>
          {t.call}
        </a>
      )}
      {may('sms') && (
        <a className="button quiet" href={`sms:${line.phone}`} aria-label={fill(t.textName, { name })}>
          {t.text}
        </a>
      )}
      {line.email && may('email') && (
        <a className="button quiet" href={`mailto:${line.email}`} aria-label={fill(t.mailName, { name })}>
          {t.mail}
        </a>
      )}
    </p>
  );
}
