/** What guides of many components say alike: why a state has no story, and the parts and keys of a form. */

/** For what is read, never edited. */
export const IS_READ = {
  loading: 'It shows what is known; while that loads a skeleton stands in its place.',
  error: 'It shows facts; a failure is said by an inline message in its place.',
  'read-only': 'It is never edited.',
  disabled: 'It is not a control.',
} as const;

/** For what only arranges other components. */
export const ARRANGES = {
  empty: 'Without content it is left out.',
  loading: 'What stands in it shows that it loads.',
  error: 'What stands in it says what is wrong.',
  'read-only': 'What stands in it is edited or not.',
  disabled: 'What stands in it is on or off.',
} as const;

/** For a field, whose value the host has before it shows the form. */
export const IS_FIELD = {
  loading: 'The form is shown once its values are there.',
} as const;

/** For what opens over the page when there is something to say. */
export const OPENS_FULL = {
  empty: 'It opens only when there is something to show.',
  'read-only': 'It asks or shows; who may not answer is not asked.',
} as const;

/** For what says the catalogue's words only. */
export const OWN_WORDS = {
  'long-text': 'Its words come from the catalogue; every story is tested with them twice as long.',
} as const;

/** For a form over a whole thing. */
export const IS_FORM = {
  ...OWN_WORDS,
  empty: 'A form without values is the one that adds.',
} as const;

/** The parts of a form that saves a whole thing, after its groups. */
export const FORM_PARTS = [
  ['Errors', 'At their fields; the first takes the focus, a banner says how many.'],
  ['Foot', 'Cancel, and the button that says what it saves.'],
] as const;

export const FORM_KEYS = [
  ['Tab', 'Through the fields in their order.'],
  ['Enter', 'In a field: saves.'],
  ['Escape', 'In a panel: closes, and asks first when something was changed.'],
] as const;
