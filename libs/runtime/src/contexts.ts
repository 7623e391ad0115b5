import { credits } from '@jurilien/credits';
import type { Context } from '@jurilien/event-sourcing';
import { exclusions } from '@jurilien/exclusions';
import { identity } from '@jurilien/identity';
import { leads } from '@jurilien/leads';
import { messaging } from '@jurilien/messaging';
import { processes } from '@jurilien/processes';
import { professionals } from '@jurilien/professionals';
import { recruiting } from '@jurilien/recruiting';

/** The contexts of this product; a new one is added here and nowhere else. */
export const contexts: readonly Context[] = [leads, professionals, credits, messaging, identity, exclusions, recruiting, processes];
