/** An address or name as it stands in a URL: ::1 is [::1] there. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
