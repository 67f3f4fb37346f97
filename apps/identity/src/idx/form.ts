import type { Message } from './messages.ts';

/** Wrap a list or an object as the protocol does. */
export const array = <T>(value: readonly T[]) => ({ type: 'array', value });
export const object = <T>(value: T) => ({ type: 'object', value });

/** A form field in the protocol's format. */
export interface Field {
  readonly name: string;
  readonly type?: 'string' | 'object' | 'boolean';
  readonly label?: string;
  readonly required?: boolean;
  readonly secret?: boolean;
  readonly visible?: boolean;
  readonly mutable?: boolean;
  readonly value?: unknown;
  readonly form?: { readonly value: readonly Field[] };
  readonly options?: readonly (Option | { readonly label: string; readonly value: string })[];
  readonly messages?: { readonly type: 'array'; readonly value: readonly Message[] };
}

export interface Option {
  readonly label: string;
  readonly relatesTo?: string;
  readonly value: { readonly form: { readonly value: readonly Field[] } };
}

/** A form whose fields the client posts to `href`. */
export interface Form {
  readonly rel: readonly ['create-form'];
  readonly name: string;
  readonly href: string;
  readonly method: 'POST';
  readonly produces: string;
  readonly accepts: string;
  readonly value: readonly Field[];
  readonly relatesTo?: readonly string[];
  /** The poll interval in milliseconds. */
  readonly refresh?: number;
}

export const IDX_TYPE = 'application/json; okta-version=1.0.0';

interface FormParts {
  readonly name: string;
  readonly href: string;
  readonly handle: string;
  readonly fields?: readonly Field[];
  readonly relatesTo?: readonly string[];
  readonly refresh?: number;
}

/** Builds a form with the state handle, which every form must carry. */
export function form({ name, href, handle, fields = [], relatesTo, refresh }: FormParts): Form {
  return {
    rel: ['create-form'],
    name,
    href,
    method: 'POST',
    produces: IDX_TYPE,
    value: [...fields, fixedField('stateHandle', handle)],
    accepts: IDX_TYPE,
    ...(relatesTo ? { relatesTo } : {}),
    ...(refresh ? { refresh } : {}),
  };
}

/** A field whose value is sent back as it is. */
export const fixedField = (name: string, value: string): Field => ({
  name,
  required: true,
  value,
  visible: false,
  mutable: false,
});

const messagesOf = (error: Message | undefined) =>
  error ? { messages: { type: 'array' as const, value: [error] } } : {};

/** A field for a password or code, with the error in the last entry. */
export const passcode = (label: string, isSecret: boolean, error?: Message): Field =>
  credentials([{ ...textField('passcode', label, error), ...(isSecret ? { secret: true } : {}) }]);

/** A field that wraps others. */
export const objectField = (name: string, fields: readonly Field[]): Field => ({
  name,
  type: 'object',
  required: true,
  form: { value: fields },
});

/** The field that wraps the proof of a person's identity. */
export const credentials = (fields: readonly Field[]): Field => objectField('credentials', fields);

/** A field that wraps others, depending on the option that is chosen. */
export const choiceField = (name: string, options: readonly Option[]): Field => ({
  name,
  type: 'object',
  required: true,
  options,
});

/** One option of a choice, with the fields to fill in. */
export const option = (label: string, fields: readonly Field[]): Option => ({
  label,
  value: { form: { value: fields } },
});

/** A required text field, with the error in the last entry. */
export const textField = (name: string, label: string, error?: Message): Field => ({
  name,
  type: 'string',
  label,
  required: true,
  ...messagesOf(error),
});
