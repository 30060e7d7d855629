// What the desk says of a second factor.

export const title = 'Show that it is you';
export const lead = 'A password alone does not open the desk.';
export const typeCode = 'Code of your authenticator';
export const codeHint = 'Six digits. Each is good once.';
export const openDesk = 'Open the desk';
export const usePasskey = 'Use a passkey instead';
export const usePasskeyOnly = 'Use your passkey';
export const setUp = 'Set up an authenticator';
export const setUpLead =
  'Take any authenticator app. It shows a new code every half minute, without a network.';
export const beginSetUp = 'Show the picture to scan';
export const scan = 'Scan this with the app, or type the secret into it. Both are shown once.';
export const picture = 'Picture of the secret for an authenticator';
export const firstCode = 'The code that the app shows now';
export const finishSetUp = 'Finish, and open the desk';
export const orPasskey = 'A passkey is as good: add one in your account, and sign in with it.';
export const toAccount = 'Your account';
export const isOpen = 'You have shown who you are.';
export const goOn = 'Go on';
export const reset = 'Lost phone';
export const resetQuestion = (name: string) => `Take away what ${name} signs in with?`;
export const resetWhy =
  'Their authenticator and their passkeys are forgotten, and all their sessions end. They set up new ones when they next sign in.';
export const resetNow = 'Take it away';
export const keepIt = 'Leave it';
export const isReset = (name: string) => `${name} sets up a new authenticator at the next sign-in.`;

export const begin = 'This shop is yours';
export const beginLead =
  'Nobody works here yet. Open your account: whoever does it first is the owner, and this link is over.';
export const yourName = 'Your name';
export const yourEmail = 'Your email address';
export const beginNow = 'Open the desk';
export const begunAlready = 'This link is over: somebody works here already, and can invite you under Staff.';
export const hasAccount =
  'There is an account with this address already. Whoever runs the machine invites it: npm run staff -- invite, and the address.';
