import { en as portal } from '../screens/signInHelp/messages/en.ts';

/** What the help with signing in says besides the texts of the page itself. */
export const en = { ...portal };
