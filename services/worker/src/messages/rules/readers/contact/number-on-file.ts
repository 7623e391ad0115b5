import { professionalOf, requestOf } from '@jurilien/automation';
import { isReachable } from '@jurilien/processes';
import { zoneOfClient, zoneOfPro } from '../../../zones.js';
import type { FindReader } from '../reached.js';

/** A professional at the cell phone on file, whether it is proven or not. */
export const numberOfProfessional: FindReader = async (l) => {
  const pro = await professionalOf(l);
  if (!pro || !isReachable(pro.phoneNumber)) return undefined;
  const { lang, phoneNumber: sms } = pro;
  return { kind: 'professional', id: l.about.professionalId!, lang: l.about.lang ?? lang, zone: zoneOfPro(pro), addresses: { sms } };
};

const numberOfClient: FindReader = async (l) => {
  const request = await requestOf(l);
  if (!request || !isReachable(request.phoneNumber)) return undefined;
  const { personId: id, lang, phoneNumber: sms } = request;
  return { kind: 'client', id, lang: l.about.lang ?? lang, zone: zoneOfClient(request), addresses: { sms } };
};

/** Who asked for a code or test, as long as the number on file is still the one it was asked for. */
export const numberOnFile: FindReader = async (l) => {
  const reader = await (l.about.professionalId ? numberOfProfessional(l) : numberOfClient(l));
  return reader && l.hash(`phone:${reader.addresses.sms!}`) === l.about.contactId ? reader : undefined;
};
