import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';

/** Texts of all rules and components. */
export const en = { ...rules, ...components };
