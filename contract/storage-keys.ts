/** What both front ends keep in the browser, by its key. */
export const STORED_AS = {
  /** SPEC §3: the login token. Of all tabs. */
  token: 'psychiatristJwtToken',
  /** Where somebody who has to sign in first, or to have a plan, wanted to be. Of one tab. */
  comeBack: 'come-back-to',
  /** The plan that somebody chose who has to sign up or in first. Of one tab. */
  wantedPlan: 'wanted-plan',
  /** That somebody has just signed in, or out: the page that could say so was left for the other front end. */
  signedIn: 'signed-in',
  signedOut: 'signed-out',
} as const;

/** Stands in the place of a token for a moment, before it goes because the server has refused it: nobody has left. */
export const REFUSED = '';

/** What a login token can look like: anything else that is stored in its place could not even be sent. */
export const SENDABLE_TOKEN = /^[\w.-]{1,4000}$/;
