import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { templateOf } from '@jurilien/notifications';
import { canonical } from '@jurilien/reference';
import { z } from 'zod';
import { templateVersions, templateWords } from '../message-template.js';
import { draftRead, onTemplateWords, refuseFaulty, refuseRetired, templateCode, templateDid } from '../on-template.js';

/** Words by which people are told what they are bound to, and those that carriers require: a second person reads them. */
const LEGAL: readonly string[] = ['R66', 'keyword-stop', 'keyword-help', 'keyword-start'];

/** Whether no one publishes what they wrote of a template themselves (4.8.1). */
export const needsSecondPerson = (code: string): boolean => templateOf(code).class === 'marketing' || LEGAL.includes(code);

/**
 * Publishes the draft as the next version: every message from now on says it, and those that were written keep theirs. Bound to the draft
 * that was read, which was shown on a real message in both languages.
 */
export const publishTemplate = decision({
  name: 'PublishTemplate',
  input: z.object({ code: templateCode, hash: z.string().max(128) }),
  reasonRequired: true,
  streams: onTemplateWords,
  decide({ code, hash }, { template: s, constants }, ctx) {
    refuseRetired(s);
    const { text, writers, previewed } = draftRead(s, hash);
    refuseUnless(canonical(text) !== canonical(templateWords(code, s).text), 'WRONG_STATE', 'nothing-drafted');
    refuseUnless(!needsSecondPerson(code) || !writers.includes(ctx.actor.id), 'FOUR_EYES_REQUIRED', 'second-person');
    refuseFaulty(code, text, constants, ctx);
    refuseUnless(previewed, 'WRONG_STATE', 'preview-missing');
    const version = templateVersions(code, s).at(-1)!.version + 1;
    return { template: [templateDid('TemplatePublished', { code, text, hash, version })] };
  },
});
