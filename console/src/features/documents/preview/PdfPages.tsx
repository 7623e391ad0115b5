import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useT } from '../../../useT';
import { openPdf, type OpenPdf } from './pdf';

/** Buttons that belong together stay on one line on the narrowest phone. */
const together = { display: 'flex', gap: 2, alignItems: 'center' } as const;
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const ZOOMS = [0.75, 1, 1.5, 2, 3] as const;
const PLAIN = 1;
/** A wide window is no reason to show letters larger than this. */
const LARGEST_FIT = 1.5;
/** Keys that turn the page, and which way. */
const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** How wide a part of the page is now: a window that is made smaller, or a phone that is turned, has another width. */
function useWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(part.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [part]);
  return width;
}

interface PageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly zoom: number;
  /** How wide its place is: at the plain size it fits in. */
  readonly width: number;
}

/** One page, drawn, with its words for screen readers. */
const Page = ({ pdf, number, zoom, width }: PageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const t = useT();
  useEffect(() => {
    let left = false;
    let stop = () => undefined as void;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const at = canvas.current;
      if (left || !at) return;
      const sharp = Math.min(2, window.devicePixelRatio || 1);
      const fit = Math.min(LARGEST_FIT, width / page.getViewport({ scale: 1 }).width);
      const viewport = page.getViewport({ scale: fit * zoom });
      Object.assign(at, { width: Math.floor(viewport.width * sharp), height: Math.floor(viewport.height * sharp) });
      at.style.width = `${Math.floor(viewport.width)}px`;
      const task = page.render({ canvas: at, viewport, transform: sharp === 1 ? undefined : [sharp, 0, 0, sharp, 0, 0] });
      stop = () => task.cancel();
      await task.promise;
      const { items } = await page.getTextContent();
      if (!left) setWords(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    };
    setFailed(false);
    if (width > 0) draw().catch(() => !left && setFailed(true));
    return () => {
      left = true;
      stop();
    };
  }, [pdf, number, zoom, width]);
  return (
    <>
      {failed && <Alert severity="warning">{t('documents.unreadable')}</Alert>}
      <Box component="canvas" ref={canvas} aria-hidden sx={{ boxShadow: 1, display: 'block' }} />
      <Box component="p" sx={hidden}>
        {words}
      </Box>
    </>
  );
};

/** A PDF page by page: buttons, arrows and page keys turn it. */
export default function PdfPages({ bytes }: { bytes: Blob }) {
  const t = useT();
  const [open, setOpen] = useState<OpenPdf>();
  const [failed, setFailed] = useState(false);
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(PLAIN);
  useEffect(() => {
    let left = false;
    let close = () => undefined as void;
    openPdf(bytes).then(
      (opened) => {
        close = opened.close;
        if (left) close();
        else setOpen(opened);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      close();
    };
  }, [bytes]);
  if (failed) return <Alert severity="warning">{t('documents.unreadable')}</Alert>;
  if (!open) return <Skeleton variant="rectangular" height={320} />;
  const all = open.pdf.numPages;
  const turn = (by: number) => setNumber((now) => Math.min(all, Math.max(1, now + by)));
  const size = (by: number) => setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + by))]!);
  const onKey = (event: KeyboardEvent) => {
    const by = TURNS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <Box onKeyDown={onKey}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Box sx={together}>
          <Button variant="outlined" disabled={number === 1} onClick={() => turn(-1)}>
            {t('documents.previous')}
          </Button>
          <span role="status">{t('documents.page', { n: number, all })}</span>
          <Button variant="outlined" disabled={number === all} onClick={() => turn(1)}>
            {t('documents.next')}
          </Button>
        </Box>
        <Box sx={together}>
          <Button disabled={zoom === ZOOMS[0]} onClick={() => size(-1)}>
            {t('documents.smaller')}
          </Button>
          <Button disabled={zoom === ZOOMS.at(-1)} onClick={() => size(1)}>
            {t('documents.larger')}
          </Button>
        </Box>
      </Box>
      <Place label={t('documents.page', { n: number, all })}>{(width) => <Page pdf={open.pdf} {...{ number, zoom, width }} />}</Place>
    </Box>
  );
}

/** Where a page is shown; what is larger is moved within it. */
const Place = ({ label, children }: { label: string; children: (width: number) => ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <Box ref={place} tabIndex={0} role="region" aria-label={label} sx={{ overflow: 'auto', position: 'relative' }}>
      {children(width)}
    </Box>
  );
};
