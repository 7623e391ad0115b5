import { Go } from '../../session';
import { usePath } from '../../lang';
import { LostDrawing } from '../../layout';

/** Something of a purchase that is someone else's, or none at all: the same words for both, and the way back to where one buys. */
export function GoneFromBuying({ title, text, back }: { readonly title: string; readonly text: string; readonly back: string }) {
  const to = usePath();
  return (
    <>
      <LostDrawing />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        <Go type="button" onPress={() => location.assign(to('buy'))}>
          {back}
        </Go>
      </p>
    </>
  );
}
