import { join } from 'node:path';
import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number({ error: 'a number, like 3000' }).int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.url({ error: 'an address, like https://psychiatrists.example.org' }).optional(),
  SITE_NAME: z.string().min(1).max(60).default('Psychiatrist Directory'),
  DATA_DIR: z.string().min(1).optional(),
  SOCIAL_URL: z.url({ error: 'an address, like https://social.example.org/@directory' }).optional(),
  TRUST_PROXY: z.coerce.number({ error: 'the number of proxies in front, like 1' }).int().min(0).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What the environment says, checked. */
export interface Config {
  port: number;
  host: string;
  /** Origin of the site as visitors see it, without a slash at the end. */
  siteUrl: string;
  siteName: string;
  dataDir: string;
  socialUrl: string | null;
  trustProxy: number;
  logLevel: string;
  /** Sample data: says so on every page. */
  demo: boolean;
  /** Folder of the installation. */
  root: string;
}

/** Reads the configuration. Throws an error that names each variable that cannot be read, with an example. */
export function readConfig(env: Record<string, string | undefined>, root: string, demo = false): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new Error(result.error.issues.map(complaint).join('\n'));
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: (values.SITE_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ''),
    siteName: values.SITE_NAME,
    dataDir: values.DATA_DIR ?? join(root, 'data', ...(demo ? ['demo'] : [])),
    socialUrl: values.SOCIAL_URL ?? (demo ? 'https://social.example.com/@psychiatrist-directory' : null),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    demo,
    root,
  };
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} must be ${issue.message}`;
}
