import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { isStaff, session } from '../../session';
import { ask } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { findEmployeeWords } from '../../features/recruiting/words/find-employee';
import { isOffered, useFigures, useWords } from '../../lang';
import { ProPage } from '../../pro';
import { Search } from '../../features/recruiting/search';
import { NotOffered, Teaser } from '../../features/recruiting/teaser';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

export async function loader({ request }: LoaderArgs) {
  const reply = await ask(request, 'GET /api/public/candidate-counts', {});
  return { counts: reply.ok ? reply.value : null };
}

/** S03: what it is for everyone, and the search for professionals and staff, whom only the browser knows. */
export default function FindEmployee() {
  const { counts } = useLoaderData<typeof loader>();
  const t = useWords(findEmployeeWords);
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(session().current() !== undefined), []);
  const teaser = isOffered('feature.recruit', useFigures()) ? <Teaser counts={counts} /> : <NotOffered />;
  if (!known) return teaser;
  return (
    <ProPage title={t.title} other={({ role }) => (isStaff(role) ? <Search /> : teaser)}>
      {() => <Search />}
    </ProPage>
  );
}
