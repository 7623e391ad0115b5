import { Navigate } from 'react-router-dom';
import { ForbiddenPage } from '../../components/page/Pages';
import { mayRead, me } from '../../roles';
import { privacyTabs } from './tabs';

/** N04: leads to the first of its tabs that the reader may see. */
export default function Privacy() {
  const first = privacyTabs.find(({ screen }) => mayRead(me().role, screen));
  return first ? <Navigate to={first.to} replace /> : <ForbiddenPage />;
}
