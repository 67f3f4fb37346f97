import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';

/** What every rule and component says. */
export const en = { ...rules, ...components };
