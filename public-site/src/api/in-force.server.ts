import { configRead, type Config } from '@jurilien/reference';
import type { Figures } from '../lang';
import { figuresOf } from '../lang/index.server';
import { ask, stop } from './api.server';

const FRESH_MS = 1_000;

let known: { readonly config: Config; readonly at: number } | undefined;
let asking: Promise<Config> | undefined;

async function asked(request: Request): Promise<Config> {
  const reply = await ask(request, 'GET /api/public/config', {});
  // An API that is away for a moment has changed nothing; before its first answer there is no figure to show.
  if (!reply.ok && !known) stop(reply.problem);
  const { overrides, version } = reply.ok ? reply.value : { version: known!.config.version, overrides: {} };
  const config = known?.config.version === version ? known.config : configRead({ version, overrides });
  known = { config, at: Date.now() };
  return config;
}

/** The values in force that the site may state, asked for once a second for all readers. */
export function configNow(request: Request): Promise<Config> {
  if (known && Date.now() - known.at < FRESH_MS) return Promise.resolve(known.config);
  asking ??= asked(request).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The same as the pages state them. */
export const figuresNow = async (request: Request): Promise<Figures> => figuresOf(await configNow(request));
