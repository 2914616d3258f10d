import { readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startNginx } from '../helpers/nginx.ts';
import { nginxExample } from '../helpers/proxy-examples.ts';
import { ask } from '../helpers/raw-http.ts';

const SECRET = 'secret-word';
/** 127.0.0.1 is whoever asks here; what it is shortened to is not. */
const WHOLE_ADDRESS = /127\.0\.0\.1(?!\d)/;

/**
 * Searches through nginx as docs/proxy/nginx.conf sets it up, of a site that answers and of one that breaks off, and a
 * form that nginx finds no room for.
 * Answers what its logs tell of it that the privacy policy says they do not.
 */
export async function proxyLogs(): Promise<string | null> {
  const site = createServer(({ url = '' }, response) => {
    if (url.startsWith('/broken')) response.destroy();
    else response.end('answered');
  });
  await new Promise<void>((listens) => site.listen(0, '127.0.0.1', listens));
  const { port } = site.address() as { port: number };
  const nginx = await startNginx((listensOn, folder) => nginxExample({ port, listensOn, folder }));
  try {
    for (const path of ['/search', '/broken'])
      await ask(nginx.origin, `${path}?q=${SECRET}`, { referer: `http://127.0.0.1/?q=${SECRET}` });
    await rm(join(nginx.folder, 'client_body'), { recursive: true });
    await ask(nginx.origin, `/full?q=${SECRET}`, {}, 'POST', false, 'x'.repeat(100_000));
    return await told(nginx.folder);
  } finally {
    await nginx.stop();
    site.close();
  }
}

async function told(folder: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const all = logs.join('');
  if (!/^127\.0\.0\.0 .*"GET \/search" 200/m.test(all)) return `no line of a search in ${names.join(', ')}`;
  if (!/^127\.0\.0\.0 .*"GET \/broken" 502/m.test(all)) return 'no line of what broke off';
  if (!/^127\.0\.0\.0 .*"POST \/full" 500/m.test(all)) return 'no line of what there was no room for';
  if (all.includes(SECRET)) return 'the logs have what was searched for';
  return WHOLE_ADDRESS.test(all) ? 'the logs have whole addresses' : null;
}
