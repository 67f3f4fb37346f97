import type { IdxAnswer, IdxField } from './signInFlow.ts';

/** Form values by path: `credentials.passcode`. */
export type Entries = Readonly<Record<string, string | boolean>>;

export interface FlowField {
  readonly path: string;
  /** The provider's label, for fields without a text of the portal's. */
  readonly label: string;
  readonly kind: 'text' | 'secret' | 'flag' | 'choice';
  readonly isRequired: boolean;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of several ways to fill part of a form, such as an authenticator to choose. */
export interface FlowOption {
  readonly label: string;
  readonly fixed: Entries;
  readonly fields: readonly FlowField[];
  readonly authenticator: Authenticator | null;
}

export interface FlowForm {
  readonly name: string;
  readonly fixed: Entries;
  readonly fields: readonly FlowField[];
  readonly options: readonly FlowOption[];
}

/** The authenticator that a page is about: an email address, phone, or app. */
export interface Authenticator {
  readonly key: string;
  /** Masked by the provider; null if unknown. */
  readonly address: string | null;
  readonly qrCode: string | null;
  readonly sharedSecret: string | null;
  /** The number to tap in the verify app. */
  readonly number: string | null;
  readonly question: string | null;
  readonly daysToExpiry: number | null;
  /** The challenge for a security key. */
  readonly contextualData: Readonly<Record<string, unknown>>;
}

/** Everything that the provider currently asks and offers, with its main form first. */
export interface FlowPage {
  readonly forms: readonly FlowForm[];
  readonly authenticator: Authenticator | null;
  /** The action that resends the code; null if there is none. */
  readonly resend: string | null;
}

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const raw = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The fields of a nested form, if any. */
const formOf = (value: unknown): readonly Raw[] => list(raw(raw(value)['form'])['value']);

type Parts = Omit<FlowForm, 'name'>;
const NOTHING: Parts = { fixed: {}, fields: [], options: [] };

function readFields(fields: readonly Raw[], prefix = ''): Parts {
  return fields
    .filter(({ name }) => name !== 'stateHandle')
    .map((field) => readField(field, prefix))
    .reduce(
      (all, part) => ({
        fixed: { ...all.fixed, ...part.fixed },
        fields: [...all.fields, ...part.fields],
        options: [...all.options, ...part.options],
      }),
      NOTHING,
    );
}

function readField(field: Raw, prefix: string): Parts {
  const path = prefix + (text(field['name']) ?? '');
  const nested = formOf(field).length > 0 ? formOf(field) : formOf(field['value']);
  if (nested.length > 0) return readFields(nested, `${path}.`);
  const options = list(field['options']);
  const ways = options.filter(({ value }) => formOf(value).length > 0);
  if (ways.length > 0) return { ...NOTHING, options: ways.map((way) => readWay(way, `${path}.`)) };
  const value = field['value'];
  if (field['visible'] === false || field['mutable'] === false) {
    const isKept = typeof value === 'string' || typeof value === 'boolean';
    return isKept ? { ...NOTHING, fixed: { [path]: value } } : NOTHING;
  }
  return { ...NOTHING, fields: [readInput(field, path, options)] };
}

function readInput(field: Raw, path: string, options: readonly Raw[]): FlowField {
  const kind = field['secret'] === true ? 'secret' : field['type'] === 'boolean' ? 'flag' : 'text';
  return {
    path,
    label: text(field['label']) ?? text(field['name']) ?? '',
    kind: options.length > 0 ? 'choice' : kind,
    isRequired: field['required'] === true,
    value: text(field['value']) ?? '',
    choices: options.flatMap((option) => {
      const value = text(option['value']);
      return value === null ? [] : [{ value, label: text(option['label']) ?? value }];
    }),
  };
}

function readWay(option: Raw, prefix: string): FlowOption {
  const { fixed, fields } = readFields(formOf(option['value']), prefix);
  const authenticator = raw(option['relatesTo']);
  return {
    label: text(option['label']) ?? '',
    fixed,
    fields,
    authenticator: text(authenticator['key']) === null ? null : readAuthenticator(authenticator),
  };
}

function readAuthenticator(value: unknown): Authenticator {
  const authenticator = raw(value);
  const profile = raw(authenticator['profile']);
  const contextualData = raw(authenticator['contextualData']);
  const days = raw(authenticator['settings'])['daysToExpiry'];
  return {
    key: text(authenticator['key']) ?? '',
    address: text(profile['email']) ?? text(profile['phoneNumber']) ?? text(profile['deviceName']),
    qrCode: text(raw(contextualData['qrcode'])['href']),
    sharedSecret: text(contextualData['sharedSecret']),
    number: text(contextualData['correctAnswer']),
    question: text(raw(contextualData['enrolledQuestion'])['question']),
    daysToExpiry: typeof days === 'number' ? days : null,
    contextualData,
  };
}

const readForm = ({ name, value }: { name: string; value?: readonly IdxField[] }) => ({
  name,
  ...readFields(list(value)),
});

/** Parses the provider's description of any step. [AUTH-88] */
export function readPage({ neededToProceed, context, actions }: IdxAnswer): FlowPage {
  const current = context?.currentAuthenticatorEnrollment ?? context?.currentAuthenticator;
  return {
    forms: neededToProceed.map(readForm),
    authenticator: current ? readAuthenticator(current.value) : null,
    resend: Object.keys(actions ?? {}).find((name) => name.endsWith('-resend')) ?? null,
  };
}

/** `{'credentials.passcode': '1'}` -> `{credentials: {passcode: '1'}}` */
export function nest(entries: Entries): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(entries)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let node = nested;
    for (const name of names) {
      const child = { ...raw(node[name]) };
      node[name] = child;
      node = child;
    }
    node[last] = value;
  }
  return nested;
}
