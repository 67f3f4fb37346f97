import { credentialsTexts } from '@forecourt/validation/messages';
import { en as portal } from '../screens/agent/messages/en.ts';

/** What the agents' side of live help says. */
export const en = { ...credentialsTexts, ...portal };
