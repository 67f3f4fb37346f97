import { en as components } from '@forecourt/ui/messages';
import { en as rules } from '@forecourt/validation/messages';
import { en as exceptions } from '../screens/alerts/messages/en.ts';
import { en as cards } from '../screens/cards/messages/en.ts';
import { en as notifications } from '../screens/notifications/messages/en.ts';
import { en as outages } from '../screens/outages/messages/en.ts';

/** What the screens of exceptions and notifications say. */
export const en = {
  ...rules,
  ...components,
  ...cards,
  ...exceptions,
  ...notifications,
  ...outages,
};
