import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddr from 'proxy-addr';

/** What a household or a provider's customer has of IPv6. */
const IPV6_NETWORK = 56;
/** The longest way to write an IP address: what a proxy sends instead of one is cut. */
const LONGEST_ADDRESS = 45;

/**
 * The network that a request comes from: an IPv4 address, an IPv6 /56, empty when it is not known. It is the client's
 * as Express computes it behind `trustProxy` proxies.
 */
export function sourceOf(request: IncomingMessage, trustProxy: number): string {
  const address: string | undefined = proxyAddr(request, (_, hop) => hop < trustProxy);
  return ipKeyGenerator(withoutPort(address ?? '').slice(0, LONGEST_ADDRESS), IPV6_NETWORK);
}

/** Some proxies tell the port as well, which is another one for each connection. */
function withoutPort(address: string): string {
  const [, v4, v6] = /^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  return v4 ?? v6 ?? address;
}
