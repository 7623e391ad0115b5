import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../lang';
import type { Source } from './shown';
import { viewerTexts } from './words/viewer';

interface Props {
  readonly name: string;
  readonly type: string;
  readonly source: Source;
  readonly onFirst: () => void;
  readonly onClose: () => void;
}

/** The same on a page that is alive: the viewer itself is loaded when the first document is opened. */
export function LiveViewer({ name, type, source, onFirst, onClose }: Props) {
  const t = useWords(viewerTexts);
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'loading' | 'open' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const { showDocument, pdfFiles } = await import('./start');
      if (gone || !box.current) return;
      setStage('open');
      const shut = await showDocument(box.current, { name, type, words: t, files: pdfFiles, source, onFirst, onClose });
      if (gone) shut();
      else close = shut;
    };
    open().catch(() => setStage('failed'));
    return () => {
      gone = true;
      close();
    };
    // A document is opened once; what it is called in the page's other language changes nothing of it.
  }, []);
  return (
    <div className="viewer">
      {stage === 'loading' && (
        <p role="status" className="soft">
          {t.loading}
        </p>
      )}
      {stage === 'failed' && (
        <p className="notice warning" role="alert">
          {t.failed}
        </p>
      )}
      <div ref={box} />
    </div>
  );
}
