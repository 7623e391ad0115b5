import { ACCESSES, type AccessCode } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { locale } from '../../locale';
import { me, roleOf } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { eventSentence } from '../../event-sentences';
import { useWords } from '../../components/text/useWords';

/** One line of the audit. */
export type AuditLine = Answer<'GET /api/audit'>['data'][number];

const isAccess = (action: string): action is AccessCode => Object.hasOwn(ACCESSES, action);
const noNames = new Map<string, string>();

/** What the subject of an act is, and the screen that shows it, where one does. */
export interface About {
  kind: string;
  id: string;
  to?: string;
}
const screens: Record<string, string> = {
  lead: '/leads',
  distribution: '/leads',
  professional: '/lawyers',
  credit: '/lawyers',
  user: '/users',
  blacklist: '/blacklist',
  incident: '/privacy/incidents',
  privacy: '/privacy/requests',
  'second-factors': '/users',
  admissions: '/users',
};

/** `lead-018f…` is a record, `view-leads` a list, `POST /api/…` a door. */
export const aboutOf = (subject: string): About => {
  const record = /^([a-z-]+)-([0-9a-f]{8}-[0-9a-f-]{27,}|[0-9a-f]{64})$/.exec(subject);
  if (record) {
    const [, kind = '', id = ''] = record;
    return { kind, id, ...(screens[kind] ? { to: `${screens[kind]}/${id}` } : {}) };
  }
  const list = /^view-(.+)$/.exec(subject);
  if (list) return { kind: list[1]!, id: '' };
  return /^[a-z-]+$/.test(subject) ? { kind: subject, id: '' } : { kind: '', id: subject };
};

/** An act in words: who, what, about what. */
export const useActWords = () => {
  const t = useT();
  const code = useCode();
  const translate = useTranslate();
  const { nameOf } = useStaff();
  const words = useWords(noNames, nameOf);
  return useMemo(() => {
    const who = (line: AuditLine): string => {
      if (line.actorName) return line.actorName;
      if (line.actor === me().id) return me().name;
      if (line.actorKind === 'operator') return line.actor;
      const role = roleOf(line.actorRole);
      // A text comes from a number, not through a link: the two are told apart.
      const kind = line.actorKind === 'token' && line.actorRole === 'sms' ? 'sms' : line.actorKind;
      return code('actors', ['client', 'professional'].includes(role) ? role : kind);
    };
    return {
      who,
      what: (line: AuditLine): string =>
        isAccess(line.action) ? ACCESSES[line.action][locale] : eventSentence({ type: line.action, data: line.detail }, locale, words),
      kind: ({ kind, id }: About): string => (kind ? translate(`codes.subjects.${kind}`, { _: kind }) : id),
      through: (line: AuditLine): string | undefined =>
        line.impersonator ? t('audit.by', { name: line.impersonatorName ?? nameOf(line.impersonator) }) : undefined,
    };
  }, [t, code, translate, nameOf, words]);
};
