import { data, useLoaderData } from 'react-router';
import type { LoaderArgs } from '../../http';
import { faqIn, textsAbout } from '../../features/articles/library.server';
import { figuresNow, ourPhone } from '../../api/index.server';
import { NotFoundPage, type WayOn } from '../../layout';
import { langOf, pathOf } from '../../routes.table';

/** Any address we do not know answers 404 with a way on: our own texts that speak of what was sought. */
export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  const figures = await figuresNow(request);
  const answers = q === '' ? [] : faqIn(lang, figures, q).slice(0, 4);
  const found = [
    ...(q === '' ? [] : textsAbout(lang, q, figures)),
    ...answers.map(({ id, q: title, audience }) => ({
      href: `${pathOf('faq', lang, { query: { pour: audience === 'clients' ? undefined : audience } })}#${id}`,
      title,
      summary: '',
    })),
  ];
  return data<WayOn>({ q, found, phone: ourPhone() }, { status: 404 });
}
export const action = () => data<WayOn>({ q: '', found: [] }, { status: 404 });

export default function NotFound() {
  return <NotFoundPage {...useLoaderData<typeof loader>()} />;
}
