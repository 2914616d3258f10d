import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import type { Config } from '../../server/platform/configuration/config.ts';
import type { Context } from '../../server/app/create-context.ts';
import { errorHandler } from '../../server/platform/http/errors.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { backofficeRoutes } from '../../server/app/admin/backoffice-routes.ts';
import { fileRoutes } from '../../server/platform/files/routes.ts';

/**
 * A process that serves the files of an installation, with few descriptors: scarce-files.ts ROOT. /take takes all that
 * are left, /give gives them back.
 */
const root = process.argv[2];
const built = join(root, 'dist');
const config = { root, built, dataDir: root, siteName: 'Test', demo: false } as Config;
const context = { config, log: pino({ level: 'silent' }) } as Context;
const taken: number[] = [];

const app = express();
app.get('/take', (_, response) => {
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    response.send('taken');
  }
});
app.get('/give', (_, response) => {
  for (const descriptor of taken.splice(0)) closeSync(descriptor);
  response.send('given');
});
app.use(fileRoutes(context));
app.use('/admin', backofficeRoutes(context));
app.use(errorHandler(context));
const { url } = await listen(app, { host: '127.0.0.1', port: 0, siteUrl: 'http://localhost', trustProxy: 0 });
console.log(url);
