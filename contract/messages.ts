import { operatorText } from './operator.ts';

/** What the pages say themselves (SPEC §8's texts, odd wording included), or know when the server says it. */
export const MESSAGES = {
  sessionRefused: 'User Info Incorrect! Please login again.',
  loggedIn: 'Successfully logined!',
  loggedOut: 'Successfully logout.',
  codeSent: 'Successfully sent Verification Code to your email!',
  subscribed: 'Email subscribed successfully!',
  emailMissing: 'Please Input Email',
  disconnected: 'Server disconnected.',
  corrupted: 'Error corrupted.',
  noAnswer: 'The server does not answer right now.',
  stillSignedIn: 'You need not sign in again: this page opens by itself.',
} as const;

/** What the server alone tells people about accounts and profiles: the pages show what comes. `contact`: see operatorText. */
export const REPLIES = {
  wrongPassword: 'Your Email or Password is not correct.',
  emailTaken: 'There is an account with this e-mail already. Sign in, or recover the password.',
  signUpClosed: 'New accounts cannot be made here at the moment.',
  suspended: (contact: string | null) =>
    `This account is suspended. Please write to ${operatorText(contact)}.`,
  alreadyVerified: 'This account is verified already. Please sign in.',
  verificationSent: 'We have sent you a new verification e-mail.',
  linkRefused: 'This link has been used already or has expired. Sign in to get a new one.',
  linkBroken:
    'This link is not whole: a mail program may have cut it off. Please copy all of it from the mail.',
  codeRefused: 'This code is not correct or has expired.',
  grantRefused: 'This took too long, or was done already. Please ask for a new code.',
  secondFactorWanted: 'Your password is right. Now show that it is you.',
  secondStepRefused: 'That took too long. Please sign in again.',
  factorCodeRefused: 'This code is not right, or was used already.',
  passkeyRefused: 'This passkey does not sign in here.',
  passkeyUnknown: 'This passkey is not of any account here (any more).',
  passkeyOfAnother: 'This passkey is of another account.',
  proofWanted: 'Please show once more that it is you.',
  appOfferRefused: 'That took too long. Please begin again.',
  noPasskeysHere: 'Passkeys cannot be used at this address.',
  currentPasswordWrong: 'Your current password is not correct.',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
  renamed: 'Your name is saved.',
  sameAddress: 'This is the address that your account has.',
  codesSent: 'A code is on its way to each of the two addresses.',
  addressChanged: 'Your account has its new address.',
  takeBackRefused: 'This link has been used already or has expired.',
  takenBack: 'Your account has this address again. Now choose a new password.',
  addressOfAnother: (contact: string | null) =>
    `There is another account with this address by now. Please write to ${operatorText(contact)}.`,
  sessionGone: 'It has ended already.',
  accountDeleted: 'Your account and everything in it are deleted.',
  invitationRefused:
    'This invitation has been used already, or has expired. If you have an account, sign in.',
  invitationDeclined: 'The invitation is deleted, with everything that came with it.',
  accountDisowned: 'The account is deleted. Nobody can use it, and we have forgotten your address.',
  draftOvertaken: 'This was changed on another device meanwhile. Choose which one to keep.',
  lastAdmin: 'You are the only administrator. Make somebody else one first.',
  unwritable: 'This cannot be saved right now. Please try again in a moment.',
  tooMany: 'That was tried too often. Please wait before you try again.',
  busy: 'We are very busy right now. Please try again in a few seconds.',
} as const;
