import { data } from 'react-router';
import { NotFoundPage } from '../pieces/trouble';

export const handle = { content: true };

/** Any address we do not know answers 404 with a way on. */
export const loader = () => data(null, { status: 404 });
export const action = () => data(null, { status: 404 });

export default function NotFound() {
  return <NotFoundPage />;
}
