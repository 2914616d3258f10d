import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import { counted, numberText } from '#contract/wording.ts';
import type { OpenRegistry } from '../../../../db/registry/open-registry.ts';

/** What a file may say of public profiles at once, and how much smaller than before it may be. */
const SHARE = 0.01;
const LEAST = 0.9;

/** Why an administrator has to look at a file before it counts, in a sentence; null where nothing is wrong with it. */
export function whyHeld({ changes }: Pick<OpenRegistry, 'changes'>, file: RegistryFile): string | null {
  const { before, now } = changes.sizes(file);
  if (file.kind !== 'nppes-weekly' && (now === 0 || now < LEAST * before)) {
    const what = file.kind === 'leie' ? 'excluded people' : 'psychiatrists';
    return `It has ${numberText(now)} ${what}, where ${numberText(before)} counted before: it seems not to be whole.`;
  }
  const share = changes.publicShare(file.id);
  const most = Math.max(1, share.public * SHARE);
  const of = `of ${counted(share.public, 'public profile')} at once, which is more than 1 %.`;
  if (file.kind === 'leie')
    return share.excluded > most ? `It would take off ${numberText(share.excluded)} ${of}` : null;
  if (share.out > most)
    return `It says that the NPI is deactivated or replaced for ${numberText(share.out)} ${of}`;
  if (file.kind === 'nppes-full' && share.missing > most)
    return `It does not have the NPI any more for ${numberText(share.missing)} ${of}`;
  return null;
}
