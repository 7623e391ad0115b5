import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/http';
import { useSettled } from '../../useSettled';
import type { TemplateText } from './typed';

export type On = 'newest' | 'samples' | 'lead';
/** While someone types, a preview is asked for once they pause. */
const PAUSE_MS = 400;

/** How the words read: those that are typed, or the draft as it is kept, which is then known to have been looked at. */
export function usePreview(code: string, text: TemplateText, hash: string | undefined) {
  const [on, setOn] = useState<On>('newest');
  const [leadCode, setLeadCode] = useState('');
  const what = on === 'lead' ? (leadCode.length > 2 ? { leadCode } : 'samples') : on;
  const settled = useSettled(JSON.stringify({ ...(hash ? { hash } : { text }), on: what }), PAUSE_MS);
  const query = useQuery({
    queryKey: ['message-templates', 'preview', code, settled],
    queryFn: ({ signal }) => ask('POST /api/templates/:code/preview', { params: { code }, body: JSON.parse(settled), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const asked = JSON.parse(settled) as { hash?: string; on: unknown };
  /** The draft that is kept was shown as it is, on what counts. */
  const looked = hash !== undefined && asked.hash === hash && asked.on !== 'samples' && query.isSuccess && !query.isPlaceholderData;
  return { query, on, setOn, leadCode, setLeadCode, looked };
}
export type Preview = ReturnType<typeof usePreview>;
