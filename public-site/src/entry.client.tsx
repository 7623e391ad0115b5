import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportPageError } from './frame';

/** Only the pages of an account come alive; every other page never asks for this file. */
startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={reportPageError} />);
});
