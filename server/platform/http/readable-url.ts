import type { RequestHandler } from 'express';
import { isReadable } from '#contract/readable-path.ts';

/**
 * Percent signs that begin no letter stand for themselves where routes are looked up: such a path is nobody's, and is
 * answered so. Express would refuse it at the first route with a parameter.
 */
export const readableUrl: RequestHandler = (request, _, next) => {
  const [path, query = ''] = request.url.split(/(\?.*)/s);
  if (!isReadable(path)) request.url = path.replaceAll('%', '%25') + query;
  next();
};
