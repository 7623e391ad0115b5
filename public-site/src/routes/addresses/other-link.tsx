import { data, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { linkStanding } from '../../api/index.server';
import { readForm } from '../../http/index.server';
import { postedIn, renewed, troubleOf, type Done } from '../../links/index.server';
import { LinkTrouble } from '../../links';
import type { Frame } from '../../layout';
import { langOf } from '../../routes.table';

export const handle: Frame = { quiet: true };

/**
 * Addresses of personal links that are not given out: a shared document, a renewal, a reservation, an appointment. A person who has one says
 * what became of it, like every other link, and can have a new one of those there are.
 */
export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const trouble = troubleOf(await linkStanding(request, token), token, [])!;
  return data({ trouble }, { status: trouble.status });
}

export async function action({ request, params }: ActionArgs) {
  const { status, ...rest } = await renewed(request, params.token ?? '', langOf(new URL(request.url).pathname));
  return data<Done>({ ...rest, posted: postedIn(await readForm(request)) }, { status });
}

export default function OtherLink() {
  const { trouble } = useLoaderData<typeof loader>();
  return <LinkTrouble trouble={trouble} done={useActionData<typeof action>()} />;
}
