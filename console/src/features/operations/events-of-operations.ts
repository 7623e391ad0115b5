import { s, type Sentences } from '../../components/text/sentence-tools';

/** What administrators do to the machine, in words. */
export const eventsOfOperations = {
  DeadLetterRetried: s(
    (d) => `Travail abandonné réessayé : ${String(d.job)}`,
    (d) => `Work that was given up tried again: ${String(d.job)}`,
  ),
  DeadLetterDismissed: s(
    (d) => `Travail abandonné mis de côté : ${String(d.job)}`,
    (d) => `Work that was given up put aside: ${String(d.job)}`,
  ),
  DeadLettersSettled: s(
    (d) => `Travail abandonné : ${String(d.settled)} repris ou mis de côté, ${String(d.refused)} trop tard`,
    (d) => `Work that was given up: ${String(d.settled)} taken up or put aside, ${String(d.refused)} too late`,
  ),
  ProjectionRebuildStarted: s(
    (d) => `Reconstruction de la vue ${String(d.view)} commencée`,
    (d) => `Rebuild of the view ${String(d.view)} begun`,
  ),
  ProjectionRebuildDone: s(
    (d) => `Vue ${String(d.view)} reconstruite`,
    (d) => `View ${String(d.view)} rebuilt`,
  ),
  ProjectionRebuildFailed: s(
    (d) => `Reconstruction de la vue ${String(d.view)} abandonnée`,
    (d) => `Rebuild of the view ${String(d.view)} given up`,
  ),
} satisfies Sentences;
