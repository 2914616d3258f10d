import { API } from '#contract/paths.ts';

/** The API call that answers a place of /psychiatrists/{state}/{city}/{condition}, as far down as its path goes. */
export function placeKey({ state, city, condition }: Record<string, string>): string {
  return [API.landing, state, city, condition].filter((part) => part !== undefined).join('/');
}

/** The API's path of the subscription that the query string of an unsubscribe link names. */
export function subscriptionKey(search: string): string {
  return `${API.subscription}?token=${linkToken(search)}`;
}

/** The API's path of what the query string of a link to confirm asks. */
export function confirmationKey(search: string): string {
  return `${API.confirmation}?token=${linkToken(search)}`;
}

/** The API's path of whom the query string of an invitation's link invites. */
export function invitationKey(search: string): string {
  return `${API.invitation}?token=${linkToken(search)}`;
}

/** The token of a mailed link; '' where it is missing or was cut. */
export function linkToken(search: string): string {
  const token = new URLSearchParams(search).get('token') ?? '';
  return /^[0-9a-f]{32}$/.test(token) ? token : '';
}
