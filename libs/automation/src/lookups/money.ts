import { autoTopUp, creditAccount, type CreditState, type TopUpState } from '@jurilien/credits';
import { professionalIdOf, type Lookup } from '../lookup.js';

/** The account of coins of the professional. */
export async function creditsOf(l: Lookup): Promise<CreditState | undefined> {
  const id = await professionalIdOf(l);
  return id === undefined ? undefined : l.state(creditAccount, id);
}

/** Their automatic top-up. */
export async function topUpOf(l: Lookup): Promise<TopUpState | undefined> {
  const id = await professionalIdOf(l);
  return id === undefined ? undefined : l.state(autoTopUp, id);
}

/** The lot of coins that the occurrence names. */
export async function lotOf(l: Lookup): Promise<CreditState['lots'][number] | undefined> {
  return (await creditsOf(l))?.lots.find(({ lotId }) => lotId === l.about.vars?.['lotId']);
}
