import type { Message } from './messages.ts';

/** A field of a form in the protocol's grammar. */
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
  readonly options?: readonly Option[];
  readonly messages?: { readonly type: 'array'; readonly value: readonly Message[] };
}

interface Option {
  readonly label: string;
  readonly relatesTo?: string;
  readonly value: { readonly form: { readonly value: readonly Field[] } };
}

/** A form to follow: the client posts its fields to `href`. */
export interface Form {
  readonly rel: readonly ['create-form'];
  readonly name: string;
  readonly href: string;
  readonly method: 'POST';
  readonly produces: string;
  readonly accepts: string;
  readonly value: readonly Field[];
  readonly relatesTo?: readonly string[];
}

export const IDX_TYPE = 'application/json; okta-version=1.0.0';

interface FormParts {
  readonly name: string;
  readonly href: string;
  readonly handle: string;
  readonly fields?: readonly Field[];
  readonly relatesTo?: readonly string[];
}

/** A form that carries the state handle, as every one must. */
export function form({ name, href, handle, fields = [], relatesTo }: FormParts): Form {
  return {
    rel: ['create-form'],
    name,
    href,
    method: 'POST',
    produces: IDX_TYPE,
    value: [...fields, stateHandle(handle)],
    accepts: IDX_TYPE,
    ...(relatesTo ? { relatesTo } : {}),
  };
}

const stateHandle = (value: string): Field => ({
  name: 'stateHandle',
  required: true,
  value,
  visible: false,
  mutable: false,
});

/** The field of a password or a code, with what was wrong about the last entry. */
export function passcode(label: string, isSecret: boolean, wrong?: Message): Field {
  return {
    name: 'credentials',
    type: 'object',
    required: true,
    form: {
      value: [
        {
          name: 'passcode',
          type: 'string',
          label,
          required: true,
          ...(isSecret ? { secret: true } : {}),
          ...(wrong ? { messages: { type: 'array', value: [wrong] } } : {}),
        },
      ],
    },
  };
}
