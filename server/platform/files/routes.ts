/** Files as they lie on the disk: the build's and uploads. */
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import type { NextFunction, RequestHandler, Response } from 'express';
import send from 'send';
import type { Config } from '../configuration/config.ts';
import { encodingFor } from '../http/encoding.ts';
import { Refusal } from '../http/refusal.ts';
import { FOR_AN_HOUR, WHEN_DOWN } from '../http/shared-caches.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = `public, max-age=3600, ${WHEN_DOWN}`;
/** Whoever leaves takes a picture with them. */
const PICTURE = `${YEAR}, ${FOR_AN_HOUR}`;

/** Whatever else is put beside pictures, like a backup with its key, is for nobody to read. */
const PICTURE_NAME = /^\/[^/]+-\d+\.webp$/;
/** What the build writes a .br and a .gz beside. */
const COMPRESSED = /\.(js|css|svg)$/;
const SUFFIXES = { br: '.br', gzip: '.gz' };

/** Files: those of both front ends, whose names change with their content, and uploads, which are never changed. */
export function fileRoutes({ config }: { config: Config }): Router {
  const router = Router();
  const site = join(config.built, 'public-site');
  const built = { 'cache-control': YEAR };
  // Design: uploads are served so that nothing in them can run.
  const upload = { 'cache-control': PICTURE, 'content-security-policy': 'sandbox' };
  router.use('/assets', filesOf(join(site, 'assets'), built), refuse);
  router.use('/admin/assets', filesOf(join(config.built, 'backoffice/assets'), built), refuse);
  const pictures = filesOf(join(config.dataDir, 'uploads'), upload);
  router.use('/uploads', (request, response, next) =>
    PICTURE_NAME.test(request.path) ? pictures(request, response, next) : refuse(),
  );
  router.get(/^\/[\w-]+\.\w+$/, filesOf(site, { 'cache-control': HOUR }));
  return router;
}

/** The files of a folder, compressed where the build has done that; of other names, whatever comes next. */
function filesOf(root: string, headers: Record<string, string>): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    if (!COMPRESSED.test(path)) return sendFile(path, headers, next);
    response.vary('accept-encoding');
    const encoding = encodingFor(request);
    if (!encoding) return sendFile(path, headers, next);
    response.type(path.slice(path.lastIndexOf('.')));
    sendFile(path + SUFFIXES[encoding], { ...headers, 'content-encoding': encoding }, (error) =>
      error === undefined ? sendFile(path, headers, next) : next(error),
    );

    function sendFile(name: string, more: Record<string, string>, otherwise: NextFunction): void {
      const before = response.getHeaders();
      send(request, name, { root, index: false, cacheControl: false })
        .on('headers', () => void response.set(more))
        .on('directory', () => otherwise())
        .on('error', (error: FileError) => {
          if (!response.headersSent) restore(response, { ...before, ...error.headers });
          otherwise(isAbsent(error) ? undefined : error);
        })
        .pipe(response);
    }
  };
}

/** What `send` reports; the headers are those of a range that a file does not have. */
interface FileError {
  status: number;
  headers?: Record<string, string>;
}

/** Not there, hidden, or outside of the folder: all the same to the visitor. */
function isAbsent({ status }: FileError): boolean {
  return status === 403 || status === 404;
}

/** Takes back what was said about a file that could not be sent after all. */
function restore(response: Response, headers: OutgoingHttpHeaders): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.set(headers);
}

function refuse(): never {
  throw new Refusal(404, 'Not found');
}
