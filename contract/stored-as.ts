/** What both front ends keep in the browser, by its key. */
export const STORED_AS = {
  /** SPEC §3: the login token. Of all tabs. */
  token: 'psychiatristJwtToken',
  /** There for a moment, before the token goes because the server has refused it: other tabs hear that nobody has left. Of all tabs. */
  refused: 'session-refused',
  /** Where somebody who has to sign in first wanted to be. Of one tab. */
  comeBack: 'come-back-to',
} as const;

/** What a login token can look like: anything else that is stored in its place could not even be sent. */
export const SENDABLE_TOKEN = /^[\w.-]{1,4000}$/;
