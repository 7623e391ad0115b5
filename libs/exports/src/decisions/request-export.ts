import { scopeOf } from '@jurilien/contracts';
import { decision, ids, need, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { EXPORT_FORMATS, EXPORTED } from '../data-export.js';
import { exported, ofExport, onExport } from './on-export.js';

/** So many files of one person are made at a time. */
export const EXPORTS_AT_ONCE = 3;

/** How many files are being made for an account: read from the list, never said by the caller. */
export const exportsUnderWay = need<{ userId: string; underWay?: number | undefined }>('exports-under-way');

/**
 * Someone of the team wants a list as a file, and says what for. Administrators of everything may have it with addresses and numbers as
 * they are; everyone else has them masked, and who reads figures alone has figures.
 */
export const requestExport = decision({
  name: 'RequestExport',
  reasonRequired: true,
  needs: [exportsUnderWay],
  input: ofExport.extend({
    userId: ids.userId,
    what: z.enum(EXPORTED),
    format: z.enum(EXPORT_FORMATS),
    lang: z.enum(['fr', 'en']),
    full: z.boolean().default(false),
    filter: z.record(z.string().max(60), z.unknown()).default({}),
    search: z.string().trim().max(100).optional(),
    underWay: z.number().int().nonnegative().optional(),
  }),
  streams: onExport,
  decide({ userId, underWay = 0, filter, search, ...asked }, { export: s }, ctx) {
    refuseUnless(ctx.actor.kind === 'user' && ctx.actor.id === userId, 'NOT_FOUND', 'export');
    if (s.requestedBy === userId) return {};
    refuseUnless(s.status === 'None', 'NOT_FOUND', 'export');
    const { role = '' } = ctx.actor;
    const who = scopeOf(role)?.who;
    refuseUnless(!asked.full || who === 'admin', 'FORBIDDEN', 'masked-only');
    refuseUnless(underWay < EXPORTS_AT_ONCE, 'WRONG_STATE', 'exports-under-way');
    return {
      export: [
        exported('ExportRequested', {
          ...asked,
          requestedBy: userId,
          role,
          figures: who === 'report',
          columns: Object.keys(filter),
          ...(Object.keys(filter).length > 0 ? { filter } : {}),
          ...(search ? { search } : {}),
        }),
      ],
    };
  },
});
