import { useSyncExternalStore } from 'react';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { REGISTRY_SLICE_BYTES } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryUpload } from '#contract/schemas/answers/registry.ts';
import { HttpError } from 'react-admin';
import { asAdministrator } from '../data-provider.ts';

/** A file that is on its way; `sent` in bytes. */
interface Sending {
  kind: RegisterKind;
  name: string;
  bytes: number;
  sent: number;
}

const URL = `${ADMIN_API.registryFiles}/upload`;
/** A connection may be gone for half a minute. */
const TRIES = 10;
const BETWEEN_TRIES = 3000;

let sending: Sending | null = null;
let ending = new AbortController();
const listeners = new Set<() => void>();

/** What is on its way: it goes on while other pages of the backoffice are looked at. */
export function useSending(): Sending | null {
  return useSyncExternalStore(subscribe, () => sending);
}

/** Sends a file of a register, slice by slice. Resolves when it is there, with false when it was stopped; rejects with why not. */
export async function sendFile(kind: RegisterKind, file: File): Promise<boolean> {
  const { signal } = (ending = new AbortController());
  const { name, size: bytes } = file;
  const { upload } = await call<RegistryUpload>(URL, { body: JSON.stringify({ kind, name, bytes }) });
  window.addEventListener('beforeunload', ask);
  try {
    for (let sent = 0; sent < bytes;) {
      put({ kind, name, bytes, sent });
      const slice = file.slice(sent, sent + REGISTRY_SLICE_BYTES);
      sent = await sentUntil(`${URL}/${upload}?from=${sent}`, slice, signal);
      if (signal.aborted) {
        await call(`${URL}/${upload}`, { method: 'DELETE' });
        return false;
      }
    }
    return true;
  } finally {
    window.removeEventListener('beforeunload', ask);
    put(null);
  }
}

export function stopSending(): void {
  ending.abort();
}

async function sentUntil(url: string, slice: Blob, signal: AbortSignal, tries = TRIES): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  try {
    return (await call<RegistryUpload>(url, { headers, body: slice })).received;
  } catch (error) {
    // Without an answer it is asked again: what has come already is not taken twice.
    if (error instanceof HttpError || signal.aborted || tries <= 1) throw error;
    await new Promise((go) => setTimeout(go, BETWEEN_TRIES));
    return sentUntil(url, slice, signal, tries - 1);
  }
}

async function call<Answer>(
  url: string,
  options: { method?: string; headers?: Headers; body?: BodyInit },
): Promise<Answer> {
  return (await asAdministrator(url, { method: 'POST', ...options })).json as Answer;
}

/** Before the window is closed. */
function ask(event: Event): void {
  event.preventDefault();
}

function put(next: Sending | null): void {
  sending = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
