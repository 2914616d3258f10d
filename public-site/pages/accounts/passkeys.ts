import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { API } from '#contract/paths.ts';
import { takesPasskeys } from '#contract/second-factors.ts';
import { ApiError, get } from '../../app/api.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { useSite } from '../../app/site.ts';

/** Whether an account here can have passkeys: the site's address says it. */
export function useHasPasskeys(): boolean {
  const { url } = useSite();
  return url !== '' && takesPasskeys(url);
}

/** Whether they can be used as well: by this browser, once it is known. */
export function usePasskeys(): boolean {
  const hasPasskeys = useHasPasskeys();
  const isBrowser = useMounted();
  return hasPasskeys && (!isBrowser || 'PublicKeyCredential' in window);
}

/** Has the browser ask its passkeys of this site, and answers what the one that is chosen says. Throws ApiError. */
export async function askPasskey(): Promise<object> {
  const optionsJSON = (await get(API.passkeyQuestion)) as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(refused('No passkey was used. You can try again.'));
}

/** Has the browser make a passkey, as the server wants it. Throws ApiError. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(refused('No passkey was made. You can try again.'));
}

/** Browsers do not say which of many reasons it was: that somebody thought better of it is the commonest. */
function refused(otherwise: string): (error: unknown) => never {
  return (error) => {
    const isThere = (error as { code?: string }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError(0, isThere ? 'This device has a passkey of your account already.' : otherwise);
  };
}
