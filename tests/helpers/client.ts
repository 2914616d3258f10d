export interface CallOptions {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: RequestInit['body'];
  /** Of a session. */
  token?: string | null;
  /** The address that the proxy in front tells of. */
  from?: string;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  readonly text: string;
  /** Throws for a body that is not JSON. */
  json<Body>(): Body;
}

/** Calls over HTTP. A redirect is a response like any other. What fetch would not send is in raw-http.ts. */
export interface Client {
  get(path: string, options?: CallOptions): Promise<HttpResponse>;
  head(path: string, options?: CallOptions): Promise<HttpResponse>;
  /** Posts JSON. */
  post(path: string, json: unknown, options?: CallOptions): Promise<HttpResponse>;
  send(method: string, path: string, options?: CallOptions): Promise<HttpResponse>;
}

/** A client of the server at an origin. */
export function clientOf(url: string): Client {
  async function send(method: string, path: string, options: CallOptions = {}): Promise<HttpResponse> {
    const {
      headers,
      json,
      body = json === undefined ? undefined : JSON.stringify(json),
      token,
      from,
    } = options;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        // One that is kept may be closed by the server just when the next call takes it, where a machine stands still.
        connection: 'close',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: token }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...headers,
      },
      body,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = () => new TextDecoder().decode(bytes);
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      get text() {
        return text();
      },
      json: <Body>() => JSON.parse(text()) as Body,
    };
  }
  return {
    send,
    get: (path, options) => send('GET', path, options),
    head: (path, options) => send('HEAD', path, options),
    post: (path, json, options) => send('POST', path, { json, ...options }),
  };
}
