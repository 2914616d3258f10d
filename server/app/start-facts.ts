import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/configuration/config.ts';

/** What the log says when the process starts: which version on which data, and which settings, secrets by whether they are set. */
export function startFacts(config: Config, migrated: string[]) {
  const { version } = JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const { dataDir, siteUrl, trustProxy, signup, logLevel, requestLog, demo } = config;
  return {
    version,
    node: process.version,
    dataDir,
    databaseBytes: statSync(join(dataDir, 'directory.sqlite')).size,
    migrated,
    settings: {
      siteUrl,
      trustProxy,
      signup,
      logLevel,
      requestLog,
      demo,
      mail: config.smtpUrl !== null,
      payments: config.stripe !== null,
      ownSecret: config.jwtSecret !== null,
    },
  };
}
