import { isOwnSignature, isSigned, fingerprintOf, ownFingerprint, signText, type TextSignature } from '@jurilien/persistence';
import { canonical, differencesOf, exportOf, signedExport, type ConfigDifference, type Exported } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { overridesIn, settingsAt, shippedThen, versionOf } from './values-at.js';

/** An export, and what proves that it is as the named environment wrote it. */
export interface SignedExport extends Exported {
  readonly signature: TextSignature;
}
/** What is known about where a text is from. */
export interface Proof {
  /** It is as it was signed. */
  readonly valid: boolean;
  /** By this environment, with its current or an earlier master key. */
  readonly own: boolean;
  /** Of the key it was signed with: two people compare it with what that environment says of itself. */
  readonly fingerprint: string;
}

type Reading = Pick<Kernel, 'db' | 'registry' | 'settings'>;
const SUBJECT = 'configuration-export';

/** What this environment calls itself, and the fingerprint of the key that it signs with. */
export const environmentOf = ({ settings }: Pick<Kernel, 'settings'>) => ({
  environment: new URL(settings.publicUrl).host,
  fingerprint: ownFingerprint(settings.MASTER_KEY),
});

/** The configuration that was in force at an instant. */
export async function configurationAt(kernel: Reading, at: string): Promise<Exported> {
  const [settings, shipped] = await Promise.all([settingsAt(kernel, at), shippedThen(kernel, at)]);
  const head = { environment: environmentOf(kernel).environment, at, version: versionOf(settings, shipped) };
  return exportOf(overridesIn(settings), head, shipped.values);
}

/** The same, signed by the key of the audit chain. */
export async function exportConfiguration(kernel: Reading, at: string): Promise<SignedExport> {
  const exported = await configurationAt(kernel, at);
  return { ...exported, signature: signText(kernel.settings.MASTER_KEY, SUBJECT, canonical(exported)) };
}

/** Reads an export of this or another environment, and what proves it; nothing where it is none. */
export function readExport({ settings }: Pick<Kernel, 'settings'>, written: unknown): { exported: Exported; proof: Proof } | undefined {
  const read = signedExport.safeParse(written);
  if (!read.success) return undefined;
  const { signature, ...exported } = read.data;
  // The text that was signed has every part there was, also one that this release does not know.
  const { signature: _, ...whole } = written as SignedExport;
  return {
    exported,
    proof: {
      valid: isSigned(SUBJECT, canonical(whole), signature),
      own: isOwnSignature([settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER], signature),
      fingerprint: fingerprintOf(signature.key),
    },
  };
}

/** What is not the same here at an instant and in another configuration. */
export const compareConfiguration = async (kernel: Reading, at: string, there: Exported): Promise<ConfigDifference[]> =>
  differencesOf(await configurationAt(kernel, at), there);
