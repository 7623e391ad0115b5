import { bytesOf, drawable, type Drawing, type Given } from './shown';

/** Opens a picture: decoded by the browser and drawn, which is how it stands upright and needs no address of its own. */
export async function openPicture({ source, name, words }: Given): Promise<Drawing> {
  const picture = await createImageBitmap(await bytesOf(source));
  const draw: Drawing['draw'] = (place, _page, zoom) => {
    const canvas = document.createElement('canvas');
    const scale = drawable(picture.width, picture.height);
    canvas.width = Math.max(1, Math.floor(picture.width * scale));
    canvas.height = Math.max(1, Math.floor(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A small picture is not blown up by itself.
    canvas.style.width = `${Math.min(picture.width, place.clientWidth) * zoom}px`;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', words.picture.replace('{name}', name));
    const sheet = document.createElement('div');
    sheet.className = 'viewer-sheet';
    sheet.append(canvas);
    place.replaceChildren(sheet);
    return Promise.resolve(true);
  };
  return { pages: 1, draw, close: () => picture.close() };
}
