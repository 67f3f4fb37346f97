/** Texts shared by many guides: why a state has no story, and the parts and keys of forms. */

/** For read-only displays. */
export const IS_READ = {
  loading: 'It shows data that is already there; while that loads, a skeleton takes its place.',
  error: 'It shows facts; if they fail to load, an inline message takes its place.',
  'read-only': 'No one edits it.',
  disabled: 'It is not a control.',
} as const;

/** For layout components. */
export const ARRANGES = {
  empty: 'It is left out when it has no content.',
  loading: 'Its content shows that it is loading.',
  error: 'Its content says what went wrong.',
  'read-only': 'Its content decides what can be edited.',
  disabled: 'Its content decides what is disabled.',
} as const;

/** For fields, whose values the host has before it renders the form. */
export const IS_FIELD = { loading: 'The form appears once its values have loaded.' } as const;

/** For components that open over the page. */
export const OPENS_FULL = {
  empty: 'It opens only when there is something to show.',
  'read-only': 'It asks or shows; people who cannot answer are not asked.',
} as const;

/** For components with texts only from the catalog. */
export const OWN_WORDS = {
  'long-text':
    'Its words come from the catalog, and every story is tested with them at twice the length.',
} as const;

/** For forms that edit an entity. */
export const IS_FORM = {
  ...OWN_WORDS,
  empty: 'A form without values is the form for adding.',
} as const;

/** The parts of an entity form, after its groups of fields. */
export const FORM_PARTS = [
  ['Errors', 'Each at its field; the first takes focus, and a banner says how many there are.'],
  ['Footer', 'Cancel, and a button that says what it saves.'],
] as const;

export const FORM_KEYS = [
  ['Tab', 'Moves through the fields in order.'],
  ['Enter', 'In a field: saves.'],
  ['Escape', 'In a panel: closes it, and asks first if something changed.'],
] as const;

/** The parts of every field. */
export const LABEL = [
  'Label',
  'Above the field, in words the reader uses; “optional” follows if it can be left blank.',
] as const;
export const HELP = [
  'Help',
  'Below the field: what to enter, in which unit, and in whose time zone.',
] as const;
export const ERROR = [
  'Error',
  'Replaces the help when the host reports an error; announced.',
] as const;

/** For charts in a section. */
export const IS_CHART = {
  loading: 'The section shows a skeleton in the shape of the chart.',
  error: 'The section says what failed to load.',
  'read-only': 'No one edits it.',
  disabled: 'It is not a control.',
} as const;

export const CHART_KEYS = [
  ['Tab', 'Moves into the chart, which is one stop.'],
  ['Arrows, Home, End', 'Move from point to point; each is read with its figures.'],
  ['Enter', 'Opens the rows behind the point.'],
] as const;

/** For navigation. */
export const LEADS = {
  loading: 'It loads with the page; the page it opens shows its own loading.',
  error: 'The page it opens says what went wrong.',
  'read-only': 'It changes nothing.',
  disabled: 'Pages that people cannot open have no entry.',
} as const;
