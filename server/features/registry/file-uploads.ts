import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import { freeSpace } from '../../platform/health/free-space.ts';
import { Refusal } from '../../platform/http/refusal.ts';

interface NewUpload {
  kind: RegisterKind;
  name: string;
  /** How many there will be. */
  bytes: number;
  /** An account. */
  by: number;
}

interface Upload extends NewUpload {
  key: string;
  path: string;
  received: number;
  isBusy: boolean;
  /** When something of it came last, in milliseconds. */
  at: number;
}

interface Parts {
  folder: string;
  now: () => Date;
  /** Says so when the disk of a folder has less than so many bytes, else null. */
  room?: (folder: string, least: number) => Promise<string | null>;
}

/** Of the disk, left to the database and what is read into it. */
const LEFT = 2 ** 30;
/** Then whoever has begun it is gone. */
const MOST_SILENCE = 60_000;

export type FileUploads = ReturnType<typeof createFileUploads>;

/**
 * Files that come in slices, one file at a time: a gigabyte in one request takes longer than a request may, and is more
 * than proxies let through.
 */
export function createFileUploads({ folder, now, room = freeSpace }: Parts) {
  let current: Upload | null = null;
  /** The last one that was handed over: the answer to its last slice may have been lost. */
  let taken: Upload | null = null;

  return {
    /** Answers what its slices are sent to. Throws 202 for what is no such file, 409 while another comes, 507 without room. */
    async begin(upload: NewUpload): Promise<string> {
      const { ending, mostBytes, name } = REGISTERS[upload.kind];
      if (extname(upload.name).toLowerCase() !== ending)
        throw new Refusal(202, `${name}: the file has to end in ${ending}, as it is published.`);
      if (upload.bytes > mostBytes)
        throw new Refusal(202, `${name}: a file may have at most ${mostBytes / 2 ** 20} MB.`);
      if (current && current.by !== upload.by && !isSilent(current))
        throw new Refusal(409, 'Another administrator is sending a file. Please wait for it.');
      await forget();
      await mkdir(folder, { recursive: true });
      const full = await room(folder, upload.bytes + LEFT);
      if (full !== null) throw new Refusal(507, `There is no room for this file. ${full}`);
      const key = randomUUID();
      const path = join(folder, key, plainName(upload.name));
      await mkdir(dirname(path));
      await writeFile(path, '');
      if (current) {
        // Begun since this looked.
        await rm(dirname(path), { recursive: true, force: true });
        throw new Refusal(409, 'Another file has been begun meanwhile. Please wait for it.');
      }
      current = { ...upload, key, path, received: 0, isBusy: false, at: now().getTime() };
      return key;
    },
    /**
     * Takes a slice, and answers how far it is; `isWhole`: it is to be taken now. Throws 404 for none, 409 for a slice that
     * is not the next.
     */
    async add(
      key: string,
      by: number,
      from: number,
      slice: Buffer,
    ): Promise<{ received: number; isWhole: boolean }> {
      if (taken?.key === key && taken.by === by && from + slice.length === taken.received)
        return { received: taken.received, isWhole: false };
      const upload = found(key, by);
      // Its answer was lost.
      if (from + slice.length === upload.received) return progressOf(upload);
      if (upload.isBusy || from !== upload.received)
        throw new Refusal(409, `The next byte that is wanted is ${upload.received}.`);
      if (from + slice.length > upload.bytes)
        throw new Refusal(202, 'More has come than this file was said to have.');
      upload.isBusy = true;
      try {
        await appendFile(upload.path, slice);
      } catch (error) {
        await forget();
        throw error;
      }
      upload.isBusy = false;
      upload.at = now().getTime();
      upload.received += slice.length;
      return progressOf(upload);
    },
    /** Hands it over, once it is whole: where it lies is the caller's from now on. */
    take(key: string, by: number): Pick<Upload, 'kind' | 'path'> {
      taken = found(key, by);
      current = null;
      return { kind: taken.kind, path: taken.path };
    },
    async cancel(key: string, by: number): Promise<void> {
      found(key, by);
      await forget();
    },
    /** Removes one whose sender is gone. */
    async sweep(): Promise<void> {
      if (current && isSilent(current)) await forget();
    },
  };

  function found(key: string, by: number): Upload {
    if (current?.key !== key || current.by !== by)
      throw new Refusal(404, 'This upload has ended. Please begin it once more.');
    return current;
  }

  async function forget(): Promise<void> {
    const upload = current;
    current = null;
    if (upload) await rm(dirname(upload.path), { recursive: true, force: true });
  }

  function isSilent({ at }: Upload): boolean {
    return now().getTime() - at > MOST_SILENCE;
  }
}

function progressOf({ received, bytes }: Upload) {
  return { received, isWhole: received === bytes };
}

/** It says which file it is, and nothing of where it lies. */
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^\.+/, '_');
}
