import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as files } from '../screens/files/messages/en.ts';
import { en as portal } from '../screens/reports/messages/en.ts';
import { en as settings } from '../screens/settings/messages/en.ts';
import { en as statements } from '../screens/statements/messages/en.ts';

/** What the screens of statements, reports and their files say; confirming who one is comes with the settings. */
export const en = {
  ...rules,
  ...components,
  ...cards,
  ...files,
  ...portal,
  ...settings,
  ...statements,
};
