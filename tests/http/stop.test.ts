import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { startServing } from '../helpers/served.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { sized } from '../helpers/scale.ts';

const CONNECTIONS = sized(20, 200);
const ENOUGH = sized(400, 10_000);

it('answers every request that it has accepted once it is told to end, on connections that are kept, and is out in time', async () => {
  const metricsPort = String(await freePort());
  const served = await startServing({ DATA_DIR: newFolder(), METRICS_PORT: metricsPort });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  await expect
    .poll(async () => (await fetch(metrics)).text())
    .toContain('\ndirectory_job_failures_total{job="sweep"} 0\n');
  const { hostname, port } = new URL(served.url);
  let answered = 0;
  let tell: () => void;
  const enough = new Promise<void>((go) => (tell = go));
  const lost = await Promise.all([
    ...Array.from({ length: CONNECTIONS }, () =>
      askUntilTold(hostname, Number(port), () => {
        answered++;
        if (answered === ENOUGH) tell();
      }),
    ),
    enough.then(async () => {
      const began = performance.now();
      expect(await served.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      return 0;
    }),
  ]);
  expect(lost.reduce((sum, one) => sum + one)).toBe(0);
  await expect(fetch(metrics)).rejects.toThrow('fetch failed');
  const ended = served.out.map((line) => (line.startsWith('{') ? JSON.parse(line) : {}) as Line);
  expect(ended.at(-1)).toMatchObject({ msg: 'stopped', signal: 'SIGTERM', cut: 0 });
  const requests = ended.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBe(answered);
  expect(ended.find(({ msg }) => msg === 'started')).toMatchObject({
    dataDir: expect.any(String) as string,
    settings: { mail: false, payments: false },
  });
});

interface Line {
  msg?: string;
}

/** Asks on one connection, again and again, until an answer says that it is the last one. Answers how many were lost. */
function askUntilTold(host: string, port: number, onAnswer: () => void): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let waits = false;
    let told = false;
    const ask = () => {
      waits = true;
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      waits = false;
      onAnswer();
      told = /^connection: close/im.test(chunk.toString());
      if (!told) ask();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(waits || !told ? 1 : 0));
  });
}
