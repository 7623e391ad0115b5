import type { Faults } from './faults.js';
import type { Sms } from './records.js';
import type { Store } from './store.js';
import type { Webhooks } from './webhooks.js';

interface DeliveryOptions {
  readonly store: Store;
  readonly faults: Faults;
  readonly hooks: Webhooks;
  readonly delaysMs: { readonly sent: number; readonly delivered: number };
}

/** What becomes of a message that the network took: its states and the callbacks that report them. */
export const smsDelivery = ({ store, faults, hooks, delaysMs }: DeliveryOptions) => {
  const report = (sms: Sms, status: Sms['status'], callback: string, errorCode?: number) =>
    hooks.post(callback, statusForm(sms, status, errorCode));

  /** False when the phones were cleared meanwhile: then there is nothing left to change or report. */
  const move = ({ sid }: Sms, status: Sms['status'], errorCode?: number): boolean => {
    if (!store.sms.has(sid)) return false;
    store.write({ kind: 'sms-changed', sid, change: { status, ...(errorCode ? { errorCode } : {}) } });
    return true;
  };

  /** Walks queued → sent → delivered, and reports each to the application as the switches allow. */
  return (sms: Sms, callback: string | undefined, undelivered: number | undefined): void => {
    const end: Sms['status'] = undelivered ? 'undelivered' : 'delivered';
    const mode = callback ? faults.next('callbacks', sms.to).mode : 'none';
    hooks.later(delaysMs.sent, async () => {
      if (!move(sms, 'sent')) return;
      if (callback && mode !== 'none' && mode !== 'reversed') await report(sms, 'sent', callback);
    });
    hooks.later(delaysMs.delivered, async () => {
      if (!move(sms, end, undelivered) || !callback || mode === 'none') return;
      await report(sms, end, callback, undelivered);
      if (mode === 'duplicate') await report(sms, end, callback, undelivered);
      if (mode === 'reversed') await report(sms, 'sent', callback);
    });
  };
};

/** The form of a status callback. */
const statusForm = (sms: Sms, status: Sms['status'], errorCode?: number): Record<string, string> => ({
  MessageSid: sms.sid,
  SmsSid: sms.sid,
  AccountSid: sms.accountSid,
  From: sms.from,
  To: sms.to,
  ApiVersion: '2010-04-01',
  MessageStatus: status,
  SmsStatus: status,
  ...(errorCode ? { ErrorCode: String(errorCode) } : {}),
});
