/** How long what was done can be taken back, in milliseconds: as long as the backoffice offers it. */
export const TAKE_BACK_MS = 10_000;
