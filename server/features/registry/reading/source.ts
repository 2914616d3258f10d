import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { RegistryFileKind } from '#contract/registry.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A file of a register, opened but not read. */
export interface Source {
  kind: RegistryFileKind;
  /** As the operator knows it, for sentences and lists. */
  name: string;
  /** ISO date up to which it tells. */
  dated: string;
  /** Of what is unpacked. */
  bytes: number;
  /** The same for the same bytes. */
  fingerprint: string;
  /** What is unpacked, from its beginning. Throws where it is not what it says that it is. */
  chunks(): AsyncIterable<Buffer>;
  close(): void;
}

/** The bytes of a file that is not packed. */
export async function plainBytes(path: string, name: string) {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UnreadableFile(`There is no file ${name}.`);
  if (found.size === 0) throw new UnreadableFile(`${name} is empty.`);
  return {
    bytes: found.size,
    fingerprint: await fingerprintOf(path, found.size),
    async *chunks(): AsyncIterable<Buffer> {
      let read = 0;
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>) {
        read += chunk.length;
        yield chunk;
      }
      if (read !== found.size) throw new Error(`${name} was changed while it was read.`);
    },
    close: () => {},
  };
}

const SAMPLE = 1 << 20;
const SAMPLES = 32;

/** Of its size, its beginning, its end and parts in between: all of a file of 32 MB. */
async function fingerprintOf(path: string, size: number): Promise<string> {
  const hash = createHash('sha256').update(String(size));
  const file = await open(path);
  const sample = Buffer.alloc(SAMPLE);
  const step = Math.max(SAMPLE, Math.floor((size - SAMPLE) / (SAMPLES - 1)));
  try {
    for (let at = 0; at < size; at += step) {
      const { bytesRead } = await file.read(sample, 0, SAMPLE, at);
      hash.update(sample.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
