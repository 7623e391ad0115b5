import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../useT';

/** As wide as a screen shows; a photo of a phone has more points than anyone looks at. */
const WIDEST = 2_000;

/** A picture, drawn: its bytes are decoded as a picture and nothing else, and have no address. */
export const Picture = ({ bytes, name }: { bytes: Blob; name: string }) => {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const picture = await createImageBitmap(bytes);
      const at = canvas.current;
      if (!left && at) {
        const scale = Math.min(1, WIDEST / picture.width);
        Object.assign(at, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) });
        at.getContext('2d')?.drawImage(picture, 0, 0, at.width, at.height);
      }
      picture.close();
    };
    draw().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [bytes]);
  if (failed) return <Alert severity="warning">{t('documents.unreadable')}</Alert>;
  return <canvas ref={canvas} role="img" aria-label={t('documents.picture', { name })} style={{ maxWidth: '100%' }} />;
};
