/** What the pages say themselves (SPEC §8's texts, odd wording included), or know when the server says it. */
export const MESSAGES = {
  wrongPassword: 'Your Email or Password is not correct.',
  notVerified: 'Your are not Verified.',
  sessionRefused: 'User Info Incorrect! Please login again.',
  loggedIn: 'Successfully logined!',
  loggedOut: 'Successfully logout.',
  codeSent: 'Successfully sent Verification Code to your email!',
  saved: 'Successfully Saved!',
  subscribed: 'Email subscribed successfully!',
  emailMissing: 'Please Input Email',
  disconnected: 'Server disconnected.',
  corrupted: 'Error corrupted.',
  noPlan: 'Please choose a plan first: making and changing a profile needs one.',
  step1Missing: 'Please complete step 1 first: who you are and where patients find you.',
  step2Missing: 'Please complete step 2 first: what you treat and how you work.',
} as const;

/** What the server alone tells people about accounts and profiles: the pages show what comes. */
export const REPLIES = {
  emailTaken: 'There is an account with this e-mail already. Sign in, or recover the password.',
  signUpClosed: 'New accounts cannot be made here at the moment.',
  suspended: 'This account is suspended. Please write to the operator of this site.',
  alreadyVerified: 'This account is verified already. Please sign in.',
  verificationSent: 'We have sent you a new verification e-mail.',
  linkRefused: 'This link has been used already or has expired. Sign in to get a new one.',
  codeRefused: 'This code is not correct or has expired.',
  grantRefused: 'This took too long, or was done already. Please ask for a new code.',
  currentPasswordWrong: 'Your current password is not correct.',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
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
